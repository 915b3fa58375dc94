import type { Day, ResponderId, StandingShiftId, VehicleId } from '@rigbook/contracts/kernel';
import type { StandingShiftEndReason, Weekday } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { instant, responderIn, rowView, smallint, text, uuid, word, words } from '../../platform/event-store/index.js';
import type { StandingShiftEvent, StandingShiftSet } from '../standing-shift.events.js';

const planned = ({
  responderId,
  vehicleId,
  vehicleType,
  weekdays,
  startHour,
  durationHours,
  fromDay,
  untilDay,
  exceptDays,
}: StandingShiftSet['data']) => ({
  responderId,
  vehicleId,
  vehicleType,
  weekdays,
  startHour,
  durationHours,
  fromDay,
  untilDay,
  exceptDays,
});

/** One row per standing shift, as it is now. */
export const standingShifts = rowView({
  name: 'standing-shifts',
  table: 'standing_shift',
  key: 'standingShiftId',
  columns: {
    standingShiftId: uuid<StandingShiftId>(),
    responderId: uuid<ResponderId>(),
    vehicleId: uuid<VehicleId>().orNull,
    vehicleType: text.orNull,
    weekdays: words<Weekday>(),
    startHour: smallint,
    durationHours: smallint,
    fromDay: word<Day>(),
    untilDay: word<Day>().orNull,
    exceptDays: words<Day>(),
    setAt: instant,
    setBy: uuid<ResponderId>().orNull,
    /** set or last changed */
    since: instant,
    endedAt: instant.orNull,
    endedBecause: word<StandingShiftEndReason>().orNull,
  },
}).from<StandingShiftEvent>({
  adds: {
    StandingShiftSet: ({ recordedAt, actor, data }) => ({
      ...planned(data),
      setAt: recordedAt,
      setBy: responderIn(actor) ?? null,
      since: recordedAt,
    }),
  },
  changes: {
    StandingShiftChanged: ({ recordedAt, data }) => ({ ...planned(data), since: recordedAt }),
    StandingShiftEnded: ({ recordedAt, data }) => ({ endedAt: recordedAt, endedBecause: data.endedBecause }),
  },
});
