import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { phoneWidth, useMediaQuery } from '../../../lib/device/use-media-query.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Icon } from '../../../ui/icon.js';
import { Logo } from '../../../ui/logo.js';
import { AccountButton } from './account-button.js';
import { BarMenu } from './bar-menu.js';
import { LanguageSwitch } from './language-switch.js';
import { RefreshButton } from './refresh-button.js';
import { ThemeSwitch } from './theme-switch.js';
import styles from './top-bar.module.css';
import { useLogout } from './use-logout.js';

/** On a desk everything stands in the bar; on a phone logo, language and a menu. */
export function TopBar({ user }: { user: CurrentUser | null }) {
  const text = useText();
  const onPhone = useMediaQuery(phoneWidth);

  const tools = (
    <>
      {user !== null && <RefreshButton />}
      {user?.isAdmin === true && (
        <Link to={paths.admin} className={styles.item}>
          <Icon name="shield" />
          {text('shell.admin')}
        </Link>
      )}
      {user?.isAuditor === true && (
        <Link to={paths.audit} className={styles.item}>
          <Icon name="search" />
          {text('shell.audit')}
        </Link>
      )}
      <ThemeSwitch />
      {user !== null && (
        <>
          <AccountButton user={user} />
          <LogoutButton />
        </>
      )}
    </>
  );

  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Link to={paths.home} className={styles.brand}>
          <Logo size={30} />
          {text('app.name')}
        </Link>
        <LanguageSwitch />
        {onPhone ? <BarMenu>{tools}</BarMenu> : tools}
      </div>
    </header>
  );
}

function LogoutButton() {
  const text = useText();
  const { logout, isPending } = useLogout();
  return (
    <button type="button" className={styles.item} disabled={isPending} onClick={() => void logout()}>
      <Icon name="logout" />
      {text('shell.logout')}
    </button>
  );
}
