import { useText } from '../../lib/i18n/use-text.js';
import { Icon } from '../../ui/icon.js';
import styles from './top-bar.module.css';
import { useLogout } from './use-logout.js';

export function LogoutButton() {
  const text = useText();
  const { logout, isPending } = useLogout();
  return (
    <button type="button" className={styles.item} disabled={isPending} onClick={() => void logout()}>
      <Icon name="logout" />
      {text('shell.logout')}
    </button>
  );
}
