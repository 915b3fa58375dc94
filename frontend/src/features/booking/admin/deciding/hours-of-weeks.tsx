import type { Circumstances } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import styles from './deciding.module.css';

/** How much of each week that the booking touches its responder has booked, without it and with it. */
export function HoursOfWeeks({ weeks, limit }: Pick<Circumstances, 'weeks' | 'limit'>) {
  const text = useText();
  const times = useTimes();
  const percent = (hours: number) => `${Math.min(100, (100 * hours) / limit)}%`;
  return (
    <ul className={styles.weeks} aria-label={text('deciding.hours')}>
      {weeks.map(({ weekStartsOn, hoursInAll, hoursOfBooking }) => (
        <li key={weekStartsOn}>
          <p>
            {text('deciding.hoursOfWeek', {
              day: times.date(weekStartsOn),
              before: hoursInAll - hoursOfBooking,
              with: hoursInAll,
              limit,
            })}
          </p>
          <div className={styles.hours} aria-hidden>
            <span className={styles.before} style={{ inlineSize: percent(hoursInAll - hoursOfBooking) }} />
            <span className={styles.added} style={{ inlineSize: percent(hoursOfBooking) }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
