import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { useText } from '../../lib/i18n/use-text.js';
import { useNow } from '../../lib/time/use-now.js';
import { useTimes } from '../../lib/time/use-times.js';
import { useZone } from '../../lib/time/zone.js';
import styles from './history.module.css';

/** On paper only: when it was printed, without which its "today" and its days without a year say little later. */
export function PrintedAt() {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const now = useNow();
  return (
    <p className={styles.printed}>
      {text('history.printed', { day: times.fullDay(dayOf(now, zone)), clock: times.written(times.clock(now)), zone })}
    </p>
  );
}
