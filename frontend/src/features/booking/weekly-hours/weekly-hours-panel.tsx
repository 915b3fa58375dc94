import { useQuery } from '@tanstack/react-query';
import type { ResponderHours } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Panel } from '../../../ui/content/panel.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { responderHoursQuery } from '../api/my-bookings.js';
import styles from './weekly-hours-panel.module.css';

/** How much of the 30 hours is left, this week and the next. */
export function WeeklyHoursPanel() {
  const text = useText();
  const { data, error, refetch } = useQuery(responderHoursQuery);
  return (
    <Panel title={text('hours.title')}>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton label={text('hours.loading')}>
          <Bone height={64} />
        </Skeleton>
      ) : (
        <ul className="grid gap-5">
          {data.weeks.map((week) => (
            <Week key={week.weekStartsOn} {...week} limit={data.limit} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type WeekHours = ResponderHours['weeks'][number] & { readonly limit: number };

function Week({ weekStartsOn, hours, left, limit }: WeekHours) {
  const text = useText();
  const times = useTimes();
  return (
    <li className={styles.week}>
      <p className={styles.left}>{text('hours.left', { left, limit })}</p>
      <div className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${Math.min(100, (100 * hours) / limit)}%` }} />
      </div>
      <p className="flex flex-wrap justify-between gap-y-0 gap-x-3 text-soft text-sm">
        <span>{text('hours.week', { day: times.date(weekStartsOn) })}</span>
        <span>{text('hours.used', { used: hours })}</span>
      </p>
    </li>
  );
}
