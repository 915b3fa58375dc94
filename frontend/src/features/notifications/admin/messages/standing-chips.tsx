import {
  notificationsCountedUpTo,
  notificationStandings,
  type NotificationStanding,
} from '@rigbook/contracts/notifications/notification-standing.rules';
import type { NotificationCounts } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import diary from '../../../booking/admin/booking-diary/booking-diary.module.css';
import styles from './notifications.module.css';

interface Props {
  readonly standing: NotificationStanding | undefined;
  readonly counts: NotificationCounts | undefined;
  readonly onChange: (standing: NotificationStanding | undefined) => void;
}

/** Every count is a filter. */
export function StandingChips({ standing, counts, onChange }: Props) {
  const text = useText();
  const countOf = useCount();
  return (
    <fieldset className={diary.chips} aria-label={text('notification.filter')}>
      {[undefined, ...notificationStandings].map((choice) => (
        <label key={choice ?? 'all'} className={diary.chip}>
          <input type="radio" name="standing" checked={choice === standing} onChange={() => onChange(choice)} />
          {text(choice === undefined ? 'diary.all' : `notification.standing.${choice}`)}
          {choice !== undefined && counts && (
            <strong className={styles.count}>
              {countOf(counts[choice === 'not_configured' ? 'notConfigured' : choice])}
            </strong>
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** Where counting ended there may be more. */
export function useCount(): (count: number) => string {
  const text = useText();
  return (count) => (count < notificationsCountedUpTo ? String(count) : text('notification.countOrMore', { count }));
}
