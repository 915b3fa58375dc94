import { Link, useLocation } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useText, type MessageId } from '../../../lib/i18n/use-text.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import styles from './bottom-bar.module.css';

interface Place {
  readonly to: string;
  readonly icon: IconName;
  readonly name: MessageId;
}

const homePlace: Place = { to: paths.home, icon: 'home', name: 'shell.home' };
const bookPlace: Place = { to: paths.book('any'), icon: 'calendar', name: 'shell.book' };
const bookingsPlace: Place = { to: paths.myBookings, icon: 'list', name: 'shell.myBookings' };
const adminPlace: Place = { to: paths.admin, icon: 'shield', name: 'shell.admin' };
const auditPlace: Place = { to: paths.audit, icon: 'search', name: 'shell.audit' };

/** Pages of the frame that belong to the same place, whatever tab is open there. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  [paths.admin]: [paths.admin, paths.audit, paths.users],
  [paths.audit]: [paths.audit],
};

interface Props {
  readonly isAdmin: boolean;
  readonly isAuditor: boolean;
}

/** The navigation on phones, within reach of the thumb. */
export function BottomBar({ isAdmin, isAuditor }: Props) {
  const text = useText();
  const { pathname, search, hash } = useLocation();
  // administrators reach the audit from the administration; a person who only audits has nothing to book
  const own = isAdmin ? [bookPlace, bookingsPlace, adminPlace] : isAuditor ? [auditPlace] : [bookPlace, bookingsPlace];
  const here = `${pathname}${search}${hash}`;
  const isHere = (to: string) => to === here || (pagesOf[to]?.includes(pathname) ?? false);
  return (
    <nav
      className="fixed bottom-0 inset-x-0 z-20 hidden pb-[env(safe-area-inset-bottom)] border-t border-(--hairline) bg-(--surface) max-sm:flex print:hidden"
      aria-label={text('shell.mainNavigation')}
      data-clear-of-toasts
    >
      {[homePlace, ...own].map(({ to, icon, name }) => (
        <Link key={to} to={to} className={styles.place} aria-current={isHere(to) ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          {text(name)}
        </Link>
      ))}
    </nav>
  );
}
