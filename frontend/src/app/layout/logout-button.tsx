import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.js';
import { useSignOut } from '../../features/auth/api/sign-out.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Icon } from '../../ui/icon.js';
import { showToast } from '../../ui/toasts/toast-store.js';
import { useAttempt } from '../../ui/toasts/use-attempt.js';
import styles from './top-bar.module.css';

export function LogoutButton() {
  const text = useText();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <button
      type="button"
      className={styles.item}
      disabled={signOut.isPending}
      onClick={async () => {
        if (!(await attempt(signOut.mutateAsync(), text('signOut.failed')))) return;
        showToast({ title: text('signOut.done'), tone: 'success' });
        void navigate(paths.home);
      }}
    >
      <Icon name="logout" />
      {text('shell.logout')}
    </button>
  );
}
