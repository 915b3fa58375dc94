import { Link } from 'react-router';
import type { StandingShift } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Part } from '../../../../ui/content/part.js';
import { useShiftInWords } from '../../standing-shifts/use-shift-in-words.js';

/** On the page of a user: what they have every week, and the way to change it. */
export function UserStandingShifts({ shifts }: { readonly shifts: readonly StandingShift[] }) {
  const text = useText();
  const { daysAndHours, range } = useShiftInWords();
  return (
    <Part title={text('desk.page.standing-shifts')}>
      <ul className="grid gap-2" aria-label={text('desk.page.standing-shifts')}>
        {shifts.map((shift) => (
          <li key={shift.id}>
            <bdi>{shift.vehicle?.name ?? text('standing.anyOf', { type: shift.vehicleType ?? '' })}</bdi>{' '}
            <span className="tabular-nums">{daysAndHours(shift)}</span>{' '}
            <span className="text-soft">{range(shift)}</span>
          </li>
        ))}
      </ul>
      <Link to="/admin?tab=standing-shifts">{text('standing.all')}</Link>
    </Part>
  );
}
