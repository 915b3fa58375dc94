import type { ActivityCode } from '@rigbook/contracts/activity/activity.words';
import type { Activity } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import type { StatusHue } from '../../../ui/content/status-tag.js';
import styles from './activity-feed.module.css';

const looks: Readonly<Record<ActivityCode, readonly [IconName, StatusHue]>> = {
  'booking-requested': ['clock', 'yellow'],
  'booking-approved': ['check', 'green'],
  'booking-rejected': ['ban', 'red'],
  'booking-cancelled': ['close', 'grey'],
  'booking-withdrawn': ['close', 'grey'],
  'agreement-signed': ['pen', 'blue'],
  'vehicle-checked-in': ['car', 'blue'],
  'vehicle-checked-out': ['flag', 'grey'],
  'licence-submitted': ['clock', 'yellow'],
  'licence-approved': ['shield', 'green'],
  'licence-rejected': ['alert', 'red'],
};

/** One thing that happened: what, to which booking, when. */
export function ActivityLine({ activity: { code, booking, happenedAt } }: { activity: Activity }) {
  const text = useText();
  const times = useTimes();
  const [icon, hue] = looks[code];
  return (
    <li className={styles.line}>
      <span className={styles.mark} style={{ color: `var(--${hue}-ink)`, background: `var(--${hue}-ground)` }}>
        <Icon name={icon} size={16} />
      </span>
      <div>
        <p className={styles.what}>{text(`activity.${code}`)}</p>
        {booking !== null && (
          <p className={styles.booking}>
            <bdi>{booking.vehicleName}</bdi>
            <span>{times.period({ startAt: booking.startTime, endAt: booking.endTime })}</span>
          </p>
        )}
        <time className={styles.when} dateTime={happenedAt}>
          {times.instant(happenedAt)}
        </time>
      </div>
    </li>
  );
}
