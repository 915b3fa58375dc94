import type { Booking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useDecisionOn } from '../deciding/use-decisions.js';
import type { BlockLook } from './block-look.js';
import type { InMaintenance, TimetableItem } from './timetable-rows.js';

export interface BlockWords {
  /** All that the block says, for who hears it or points at it. */
  readonly words: string;
  /** What is read in it, as far as there is room. */
  readonly short: string;
}

export function useBlockWords(item: TimetableItem, { standing, overdue }: BlockLook): BlockWords {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const decision = useDecisionOn(item.id);

  const ofBooking = ({ status, user, vehicle, startTime, endTime }: Booking): BlockWords => {
    const hours = times.period({ startAt: startTime, endAt: endTime });
    const underWay = status === 'pending' && decision;
    const said = underWay
      ? text(underWay.approved ? 'deciding.approving' : 'deciding.rejecting')
      : text(`timetable.standing.${standing}`);
    return {
      words: [person(user), vehicle.name, hours, said].join(', '),
      short: [user.unitNumber, user.firstName, user.lastName].filter(Boolean).join(' ') || person(user),
    };
  };
  const ofMaintenance = ({ name, maintenance: { startedAt, expectedEndAt, reason } }: InMaintenance): BlockWords => {
    const short = text('timetable.standing.maintenance');
    const since = startedAt && text('timetable.since', { time: times.instantInSentence(startedAt) });
    const until =
      expectedEndAt === null
        ? text('timetable.untilUnknown')
        : text('timetable.until', { time: times.instantInSentence(expectedEndAt) });
    const late = overdue && text('timetable.standing.overdue');
    return { words: [short, name, since, until, late, reason].filter(Boolean).join(', '), short };
  };
  return item.kind === 'booking' ? ofBooking(item.booking) : ofMaintenance(item.of);
}
