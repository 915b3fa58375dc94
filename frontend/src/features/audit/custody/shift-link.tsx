import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Custody } from '../../../lib/http/answers.js';
import { useActorName } from '../../../lib/i18n/use-actor-name.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

export type Shift = NonNullable<Custody['minutes'][number]['holder']>;

/** Who, and from when to when; links to the booking's history. */
export function ShiftLink({ shift: { bookingId, user, checkedInAt, checkedOutAt } }: { shift: Shift }) {
  const text = useText();
  const times = useTimes();
  const name = useActorName();
  return (
    <Link to={paths.history(bookingId)}>
      {checkedInAt === null
        ? name(user)
        : text('custody.shift', {
            who: name(user),
            from: times.instant(checkedInAt),
            to: checkedOutAt === null ? text('custody.notBack') : times.instant(checkedOutAt),
          })}
    </Link>
  );
}
