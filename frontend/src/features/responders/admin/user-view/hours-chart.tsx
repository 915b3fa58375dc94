import { startOfDay } from '@rigbook/contracts/kernel/calendar';
import { inZone } from '@rigbook/contracts/kernel/in-zone';
import type { Day } from '@rigbook/contracts/kernel/time';
import type { ResponderHours } from '../../../../lib/http/answers.js';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import styles from './hours-chart.module.css';

interface Props {
  readonly weeks: ResponderHours['weeks'];
  readonly limit: number;
  readonly thisWeek: Day;
}

/** A table for screen readers, bars for the eye: a column for each week, its hours above its Sunday. */
export function HoursChart({ weeks, limit, thisWeek }: Props) {
  const text = useText();
  const times = useTimes();
  return (
    <table className={styles.chart} aria-label={text('userView.hoursOf', { limit })}>
      <tbody>
        <tr>
          {weeks.map(({ weekStartsOn, hours }) => (
            <td key={weekStartsOn}>
              <div className={styles.plot}>
                <span className={styles.hours}>{hours}</span>
                {hours > 0 && (
                  <span
                    className={styles.bar}
                    data-week={weekStartsOn < thisWeek ? 'past' : weekStartsOn === thisWeek ? 'present' : 'coming'}
                    style={{ blockSize: `${Math.min(100, (100 * hours) / limit)}%` }}
                  />
                )}
              </div>
            </td>
          ))}
        </tr>
        <tr>
          {weeks.map(({ weekStartsOn }, nth) => (
            <th key={weekStartsOn} scope="col" aria-current={weekStartsOn === thisWeek ? 'date' : undefined}>
              <span className="sr-only">{times.date(weekStartsOn)}</span>
              <Sunday of={weekStartsOn} after={weeks[nth - 1]?.weekStartsOn} />
            </th>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The day, with the month above it where a month begins: a dozen fit side by side on a phone. */
function Sunday({ of, after }: { of: Day; after: Day | undefined }) {
  const zone = useZone();
  const { language } = useLanguage();
  const at = (day: Day) => inZone(startOfDay(day, zone), zone).setLocale(language);
  const { day, month } = at(of);
  return (
    <span aria-hidden>
      {day}
      {(after === undefined || at(after).month !== month) && (
        <>
          <br />
          <span className="whitespace-nowrap">{at(of).toLocaleString({ month: 'short' })}</span>
        </>
      )}
    </span>
  );
}
