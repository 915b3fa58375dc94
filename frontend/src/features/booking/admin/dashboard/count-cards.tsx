import { Statistic } from 'antd';
import { Link } from 'react-router';
import type { DashboardCounts } from '../../../../lib/http/answers.js';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { type MessageId, useText } from '../../../../lib/i18n/use-text.js';
import styles from './count-cards.module.css';

interface Card {
  readonly count: keyof DashboardCounts;
  readonly name: MessageId;
  readonly to: string;
  /** Somebody waits for an answer. */
  readonly waits?: true;
}

/** First what needs somebody. */
const cards: readonly Card[] = [
  {
    count: 'pendingBookingApprovals',
    name: 'admin.pendingBookings',
    to: '?tab=diary&status=pending&order=first-requested&start=ahead',
    waits: true,
  },
  { count: 'pendingLicenseApprovals', name: 'admin.pendingLicences', to: '?tab=licences', waits: true },
  { count: 'approvedBookings', name: 'admin.approvedBookings', to: '?tab=diary&status=approved' },
  { count: 'totalBookings', name: 'admin.totalBookings', to: '?tab=diary' },
];

/** Each number links to its list. */
export function CountCards({ counts }: { counts: DashboardCounts }) {
  const text = useText();
  const { language } = useLanguage();
  return (
    <ul className="grid grid-cols-[1fr_1fr] gap-3 mb-4 sm:grid-cols-[repeat(auto-fit,minmax(140px,1fr))]">
      {cards.map(({ count, name, to, waits }) => (
        <li key={count}>
          <Link to={to} className={styles.card} data-waits={(waits && counts[count] > 0) || undefined}>
            <Statistic title={text(name)} value={counts[count]} formatter={(value) => value.toLocaleString(language)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
