import { Link } from 'react-router';
import type { DashboardCounts } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import styles from './count-cards.module.css';

/** Each number links to its list. */
export function CountCards({ counts }: { counts: DashboardCounts }) {
  const text = useText();
  return (
    <ul className="grid grid-cols-[1fr_1fr] gap-3 mb-4 sm:grid-cols-[repeat(auto-fit,minmax(140px,1fr))]">
      <li>
        <Link to="?tab=diary" className={styles.card}>
          <strong>{counts.totalBookings}</strong> {text('admin.totalBookings')}
        </Link>
      </li>
      <li>
        <Link to="?tab=diary&status=pending&order=first-requested&start=ahead" className={styles.card}>
          <strong>{counts.pendingBookingApprovals}</strong> {text('admin.pendingBookings')}
        </Link>
      </li>
      <li>
        <Link to="?tab=licences" className={styles.card}>
          <strong>{counts.pendingLicenseApprovals}</strong> {text('admin.pendingLicences')}
        </Link>
      </li>
      <li>
        <Link to="?tab=diary&status=approved" className={styles.card}>
          <strong>{counts.approvedBookings}</strong> {text('admin.approvedBookings')}
        </Link>
      </li>
    </ul>
  );
}
