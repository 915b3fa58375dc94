import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { Icon } from '../../../ui/icon.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import styles from './top-bar.module.css';

/** Loads again whatever the open screen shows. */
export function RefreshButton() {
  const text = useText();
  const queryClient = useQueryClient();
  const loading = useIsFetching() > 0;
  return (
    <button
      type="button"
      className={styles.item}
      aria-disabled={loading}
      onClick={async () => {
        await queryClient.invalidateQueries();
        showToast({ title: text('shell.refreshed') });
      }}
    >
      <Icon name="refresh" />
      {text('shell.refresh')}
    </button>
  );
}
