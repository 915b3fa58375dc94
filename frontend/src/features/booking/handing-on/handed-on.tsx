import { useId } from 'react';
import type { HandingOn } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { colleagueName } from './colleague-name.js';

/** Bookings that colleagues took over, until their hours are past: they are no longer among the person's own. */
export function HandedOn({ taken }: { taken: readonly HandingOn[] }) {
  const text = useText();
  const times = useTimes();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="text-soft">
        {text('handOn.takenTitle')}
      </h3>
      <ul className="grid gap-1">
        {taken.map(({ id, offered, acceptedBy }) => (
          <li key={id} className="tabular-nums wrap-anywhere">
            {text('handOn.taken', {
              name: colleagueName(acceptedBy),
              vehicle: offered.vehicle.name,
              time: times.instantInSentence(offered.startTime),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
