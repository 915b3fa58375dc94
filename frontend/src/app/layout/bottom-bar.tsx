import { Link, useLocation } from 'react-router';
import { paths } from '../../config/paths.js';
import { useText, type MessageId } from '../../lib/i18n/use-text.js';
import { Icon, type IconName } from '../../ui/icon.js';
import styles from './bottom-bar.module.css';

interface Place {
  readonly to: string;
  readonly icon: IconName;
  readonly name: MessageId;
}

const places: readonly Place[] = [
  { to: paths.home, icon: 'home', name: 'shell.home' },
  { to: paths.book('any'), icon: 'calendar', name: 'shell.book' },
  { to: paths.myBookings, icon: 'list', name: 'shell.myBookings' },
];
const adminPlace: Place = { to: paths.admin, icon: 'shield', name: 'shell.admin' };

/** Within reach of the thumb, on phones only. */
export function BottomBar({ isAdmin }: { isAdmin: boolean }) {
  const text = useText();
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  return (
    <nav className={styles.bar} aria-label={text('shell.mainNavigation')}>
      {[...places, ...(isAdmin ? [adminPlace] : [])].map(({ to, icon, name }) => (
        <Link key={to} to={to} className={styles.place} aria-current={here === to ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          {text(name)}
        </Link>
      ))}
    </nav>
  );
}
