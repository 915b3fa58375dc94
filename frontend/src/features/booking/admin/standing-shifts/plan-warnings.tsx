import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import type { Day } from '@rigbook/contracts/kernel/time';
import {
  firstOverlap,
  hoursAWeek,
  type StandingPlan,
  standTogether,
} from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { useQuery } from '@tanstack/react-query';
import type { StandingShift } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Notice } from '../../../../ui/content/notice.js';
import { useDated, useShiftInWords } from '../../standing-shifts/use-shift-in-words.js';
import { standingShiftsOfUserQuery, standingShiftsOfVehicleQuery, turnRoundQuery } from '../api/standing-shifts.js';
import { planOf } from './made-ahead.js';

interface Props {
  readonly plan: StandingPlan;
  readonly responderId: string | undefined;
  /** that is changed */
  readonly shift: StandingShift | undefined;
  readonly today: Day;
}

/** What will not be booked on some days, as far as other standing shifts tell. It keeps nobody from saving. */
export function PlanWarnings({ plan, responderId, shift, today }: Props) {
  const text = useText();
  const dated = useDated();
  const person = usePerson();
  const zone = useZone();
  const { daysAndHours } = useShiftInWords();
  const { data: turnRoundMinutes = 0 } = useQuery(turnRoundQuery(plan.vehicleId));
  const isOther = ({ id }: StandingShift) => id !== shift?.id;
  const ofVehicle = (useQuery(standingShiftsOfVehicleQuery(plan.vehicleId)).data ?? []).filter(isOther);
  const ofPerson = (useQuery(standingShiftsOfUserQuery(responderId)).data ?? []).filter(isOther);
  const clashes = ofVehicle.flatMap((other) => {
    const day = firstOverlap(plan, planOf(other), { from: today, zone, turnRoundMinutes });
    return day === undefined ? [] : [{ day, other }];
  });
  const hours = ofPerson
    .filter((other) => standTogether(plan, planOf(other), today))
    .reduce((sum, other) => sum + hoursAWeek(planOf(other)), hoursAWeek(plan));
  if (clashes.length === 0 && hours <= WEEKLY_HOURS_LIMIT) return null;
  return (
    <Notice hue="orange" icon="alert">
      {clashes.map(({ day, other }) => (
        <p key={other.id}>
          {text('standing.clash', { day: dated(day), person: person(other.user), shift: daysAndHours(other) })}
        </p>
      ))}
      {hours > WEEKLY_HOURS_LIMIT && <p>{text('standing.manyHours', { hours, limit: WEEKLY_HOURS_LIMIT })}</p>}
    </Notice>
  );
}
