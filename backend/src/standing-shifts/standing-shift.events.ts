import type { Day, StandingShiftId } from '@rigbook/contracts/kernel';
import {
  notMadeReasons,
  standingShiftEndReasons,
  weekdays,
} from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import {
  addedLater,
  bookingId,
  described,
  instant,
  list,
  oneOf,
  orNull,
  recordedText,
  responderId,
  typedText,
  vehicleId,
  wholeNumber,
  yesOrNo,
} from '../platform/events/event-fields.js';

/** The stream of a standing shift carries its id. */
export const STANDING_SHIFT_STREAM = 'standing-shift';

export const streamOf = (standingShiftId: StandingShiftId): string => standingShiftId;

const day = (example: string) => recordedText<Day>(example);

const plan = {
  responderId,
  vehicleId: described(orNull(vehicleId), 'Null if any vehicle of a type will do.'),
  vehicleType: described(orNull(typedText('Advanced Life Support')), 'Null if it is one vehicle.'),
  weekdays: list(oneOf(weekdays, 'Weekday')),
  startHour: described(wholeNumber(22), "0 to 23, in the organization's time zone."),
  durationHours: wholeNumber(8),
  fromDay: day('2026-11-22'),
  untilDay: described(orNull(day('2027-03-31')), 'The last day, inclusive; null until it is ended.'),
  exceptDays: list(day('2026-12-24')),
};

const ofDay = {
  responderId,
  day: described(day('2026-11-24'), 'On which the hours begin.'),
  startAt: instant('2026-11-24T20:00:00.000Z'),
  endAt: instant('2026-11-25T04:00:00.000Z'),
};

const cancelledBookings = described(
  list(bookingId),
  'Bookings that were made ahead, not signed, and cancelled at the same time. Their days can be booked again.',
);

const droppedBookings = addedLater(
  described(
    list(bookingId),
    'Bookings ahead that somebody had cancelled or rejected, and that the change would make otherwise. Their days can be booked again.',
  ),
);

/** What happened to hours that somebody has again and again. */
export const standingShiftEvents = declareEvents({
  StandingShiftSet: {
    says: 'An administrator gave somebody the same hours on some days of each week. They are booked as each day comes into the booking window.',
    data: plan,
  },
  StandingShiftChanged: {
    says: 'An administrator changed a standing shift. The fields name it as it is from now on.',
    data: { ...plan, cancelledBookings, droppedBookings },
  },
  StandingShiftEnded: {
    says: 'A standing shift makes no more bookings.',
    data: { responderId, endedBecause: oneOf(standingShiftEndReasons, 'StandingShiftEndReason'), cancelledBookings },
  },
  StandingShiftMade: {
    says: 'A day of a standing shift was booked.',
    data: { ...ofDay, vehicleId, bookingId },
  },
  StandingShiftNotMade: {
    says: 'A day of a standing shift could not be booked. Told once; it is tried again while the hours are ahead.',
    data: {
      ...ofDay,
      vehicleId: described(orNull(vehicleId), 'Null if any vehicle of a type would do.'),
      vehicleType: described(orNull(typedText('Advanced Life Support')), 'Null if it is one vehicle.'),
      because: described(oneOf(notMadeReasons, 'NotMadeReason'), "The code that refuses the person's own request."),
      toldBefore: addedLater(
        described(yesOrNo(true), 'The same was told before the standing shift was changed: no message is sent.'),
      ),
    },
  },
});

export type StandingShiftEvent = EventOf<typeof standingShiftEvents>;
export type StandingShiftSet = EventOf<typeof standingShiftEvents, 'StandingShiftSet'>;
export type StandingShiftChanged = EventOf<typeof standingShiftEvents, 'StandingShiftChanged'>;
export type StandingShiftEnded = EventOf<typeof standingShiftEvents, 'StandingShiftEnded'>;
export type StandingShiftMade = EventOf<typeof standingShiftEvents, 'StandingShiftMade'>;
export type StandingShiftNotMade = EventOf<typeof standingShiftEvents, 'StandingShiftNotMade'>;
