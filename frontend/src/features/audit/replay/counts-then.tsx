import type { Replay } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import styles from './replay.module.css';

const counts = [
  ['totalBookings', 'admin.totalBookings'],
  ['pendingBookingApprovals', 'admin.pendingBookings'],
  ['pendingLicenseApprovals', 'admin.pendingLicences'],
  ['approvedBookings', 'admin.approvedBookings'],
] as const;

/** The numbers of the dashboard, with those of now where they differ. */
export function CountsThen({ counts: { before, now } }: { counts: Replay['counts'] }) {
  const text = useText();
  return (
    <ul className={styles.counts}>
      {counts.map(([count, name]) => (
        <li key={count} className={styles.count}>
          <strong>{before[count]}</strong> {text(name)}
          {before[count] !== now[count] && (
            <span className={styles.different}>{text('replay.nowCount', { count: now[count] })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
