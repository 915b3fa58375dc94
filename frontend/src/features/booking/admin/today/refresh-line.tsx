import { instantOfMillis } from '@rigbook/contracts/kernel/time';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../../lib/http/keys.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import styles from './today.module.css';

/** As of when, and how to know anew. `readAt` is 0 before the first reading. */
export function RefreshLine({ readAt }: { readAt: number }) {
  const text = useText();
  const times = useTimes();
  const queryClient = useQueryClient();
  const busy = useIsFetching({ queryKey: keys.overview }) > 0;
  const refresh = () =>
    Promise.all(
      [keys.overview, keys.dashboard, keys.notifications].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  return (
    <div className={styles.refresh}>
      <h2>{text('today.title')}</h2>
      {readAt > 0 && (
        <span className={styles.asOf}>{text('today.asOf', { time: times.clock(instantOfMillis(readAt)) })}</span>
      )}
      <Button small busy={busy} icon={<Icon name="refresh" />} onClick={() => void refresh()}>
        {text('today.refresh')}
      </Button>
    </div>
  );
}
