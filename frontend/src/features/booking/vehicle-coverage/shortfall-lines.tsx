import type { Shortfall } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

/** What is left in which hours, and when the next vehicle is back. */
export function ShortfallLines({ shortfalls }: { readonly shortfalls: readonly Shortfall[] }) {
  const text = useText();
  const times = useTimes();
  return (
    <ul className="grid gap-1">
      {shortfalls.map(({ counts, left, least, vehicleType: type, startTime, endTime, nextBackAt }) => (
        <li key={`${counts} ${type} ${startTime}`}>
          {text(`coverage.left.${counts}`, {
            left,
            least,
            type,
            period: times.fromTo({ startAt: startTime, endAt: endTime }),
          })}
          {nextBackAt !== null && <> · {text('coverage.nextBack', { time: times.instantInSentence(nextBackAt) })}</>}
        </li>
      ))}
    </ul>
  );
}
