import { dayOf, yearOf } from '@rigbook/contracts/kernel/calendar';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';

/** With the year if it is not the current one: agreements are kept for years. */
export function SignedAt({ at }: { at: Instant }) {
  const times = useTimes();
  const zone = useZone();
  const year = yearOf(dayOf(at, zone));
  const isThisYear = year === yearOf(dayOf(useNow(), zone));
  return (
    <time dateTime={at}>
      {times.instant(at)}
      {!isThisYear && <span className="text-soft"> {year}</span>}
    </time>
  );
}
