import { inZone, type Instant } from '@rigbook/contracts/kernel/time';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';

/** With its year where that is not this one: agreements are kept for years. */
export function SignedAt({ at }: { at: Instant }) {
  const times = useTimes();
  const zone = useZone();
  const { year } = inZone(at, zone);
  const isThisYear = year === inZone(useNow(), zone).year;
  return (
    <time dateTime={at}>
      {times.instant(at)}
      {!isThisYear && <span className="text-soft"> {year}</span>}
    </time>
  );
}
