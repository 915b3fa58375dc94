import { inZone } from '@rigbook/contracts/kernel/time';
import type { Booking } from '../../../../lib/http/answers.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import styles from './diary-parts.module.css';

/** With its year where that is not this one: the diary goes back further than anything else. */
export function StartTime({ booking: { startTime, endTime } }: { booking: Booking }) {
  const times = useTimes();
  const zone = useZone();
  const { year } = inZone(startTime, zone);
  const thisYear = inZone(useNow(), zone).year;
  return (
    <span className={styles.time}>
      {year !== thisYear && <span className={styles.year}>{year} </span>}
      {times.period({ startAt: startTime, endAt: endTime })}
    </span>
  );
}
