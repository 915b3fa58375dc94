import { Link } from 'react-router';
import type { StandingShift } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Notice } from '../../../../ui/content/notice.js';

interface Props {
  readonly gaps: readonly { readonly shift: StandingShift; readonly day: StandingShift['days'][number] }[];
}

const SHOWN = 5;

/** On the page of today: who will miss a shift unless somebody does something about it. */
export function DaysNotBooked({ gaps }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <Notice hue="orange" icon="refresh" title={text('standing.gaps', { count: gaps.length })}>
      <ul className="grid gap-1">
        {gaps.slice(0, SHOWN).map(({ shift, day: { day, startTime, endTime, notMadeBecause } }) => (
          <li key={`${shift.id} ${day}`}>
            <span className="tabular-nums">{times.fromTo({ startAt: startTime, endAt: endTime })}</span>:{' '}
            {person(shift.user)}. {notMadeBecause && text(`notMade.${notMadeBecause}`)}
          </li>
        ))}
      </ul>
      <Link to="/admin?tab=standing-shifts">{text('standing.all')}</Link>
    </Notice>
  );
}
