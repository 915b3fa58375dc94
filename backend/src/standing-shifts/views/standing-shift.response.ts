import { ApiSchema } from '@nestjs/swagger';
import { type BookingStatus, bookingStatuses } from '@rigbook/contracts/booking/booking.words';
import { type Day, dayOf, type Instant, instant, isBefore, type Zone } from '@rigbook/contracts/kernel';
import { hoursOn, nextDays } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import {
  type NotMadeReason,
  notMadeReasons,
  type StandingShiftEndReason,
  standingShiftEndReasons,
  type Weekday,
  weekdays,
} from '@rigbook/contracts/standing-shifts/standing-shift.words';
import {
  BookingResponderResponse,
  BookingVehicleResponse,
} from '../../booking/views/booking-diary/booking.response.js';
import {
  CalendarDay,
  example,
  Id,
  Moment,
  OneOf,
  Part,
  Parts,
  SomeOf,
  Text,
  Texts,
  Whole,
  YesOrNo,
} from '../../platform/fields/index.js';
import type { StandingShiftRow } from './standing-shifts.query.js';

const DAYS_SHOWN = 8;

const dayStates = ['ahead', 'made', 'not-made'] as const;

@ApiSchema({ name: 'StandingShiftDay' })
class StandingShiftDayResponse {
  @CalendarDay('2026-11-24', 'On which the hours begin.') day!: Day;
  @Moment('2026-11-24T20:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-25T04:00:00.000Z') endTime!: Instant;
  @OneOf(dayStates, 'StandingShiftDayState', {
    example: 'made',
    description: 'Whether its booking is ahead, was made, or could not be made so far.',
  })
  state!: (typeof dayStates)[number];
  @Id.orNull(example.bookingId, 'The booking that was made.') bookingId!: string | null;
  @OneOf.orNull(bookingStatuses, 'BookingStatus', 'approved') bookingStatus!: BookingStatus | null;
  @YesOrNo(false, 'The agreement is signed: a change of the standing shift leaves this booking alone.')
  signed!: boolean;
  @YesOrNo(false, 'Somebody else has the booking now.') handedOn!: boolean;
  @Part.orNull(BookingVehicleResponse, 'Of the booking that was made.') vehicle!: BookingVehicleResponse | null;
  @OneOf.orNull(notMadeReasons, 'NotMadeReason', null, 'Why it could not be made: the code of a refusal.')
  notMadeBecause!: NotMadeReason | null;
}

/** What was set, as it stands or stood. The vehicle is called what it is called now. */
@ApiSchema({ name: 'StandingPlanThen' })
export class StandingPlanResponse {
  @Part.orNull(BookingVehicleResponse, 'Null if any vehicle of a type will do.')
  vehicle!: BookingVehicleResponse | null;
  @Text.orNull(null, 'Any vehicle of this type; null if it is one vehicle.') vehicleType!: string | null;
  @SomeOf(weekdays, 'Weekday', ['tuesday', 'thursday']) weekdays!: Weekday[];
  @Whole(22, "0 to 23, in the organization's time zone.") startHour!: number;
  @Whole(8, 'Hours.') duration!: number;
  @CalendarDay('2026-11-22') fromDay!: Day;
  @CalendarDay.orNull('2027-03-31', 'The last day, inclusive; null if there is none.') untilDay!: Day | null;
  @Texts(['2026-12-24'], 'Days without this shift.') exceptDays!: Day[];
}

@ApiSchema({ name: 'StandingShift' })
export class StandingShiftResponse extends StandingPlanResponse {
  @Id('0197f1c2-1001-7000-8000-000000001001') id!: string;
  @Part(BookingResponderResponse) user!: BookingResponderResponse;
  @Moment('2026-11-20T08:12:44.120Z', 'When it was set or last changed. Sent back with a change or an end.')
  changedAt!: Instant;
  @Moment.orNull(null) endedAt!: Instant | null;
  @OneOf.orNull(standingShiftEndReasons, 'StandingShiftEndReason', null) endedBecause!: StandingShiftEndReason | null;
  @Parts(
    StandingShiftDayResponse,
    'The next days, the bookings made ahead, and what could not be made in the last week.',
  )
  days!: StandingShiftDayResponse[];
}

/** A row as people and programs see it. */
export function toStandingShift(
  row: StandingShiftRow,
  now: Instant,
  zone: Zone,
  reader: 'administrator' | 'its person' = 'administrator',
): StandingShiftResponse {
  return {
    id: row.standingShiftId,
    user: { id: row.responderId, unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
    vehicle: row.vehicleId && { id: row.vehicleId, name: row.vehicleName ?? '', type: row.typeOfVehicle ?? '' },
    vehicleType: row.vehicleType,
    weekdays: [...row.weekdays],
    startHour: row.startHour,
    duration: row.durationHours,
    fromDay: row.fromDay,
    untilDay: row.untilDay,
    exceptDays: [...row.exceptDays],
    changedAt: row.since,
    endedAt: row.endedAt,
    endedBecause: row.endedBecause,
    days: daysIn(row, now, zone, reader).sort((one, other) => (one.day < other.day ? -1 : 1)),
  };
}

const none = {
  bookingId: null,
  bookingStatus: null,
  signed: false,
  handedOn: false,
  vehicle: null,
  notMadeBecause: null,
};

function daysIn(row: StandingShiftRow, now: Instant, zone: Zone, reader: string): StandingShiftDayResponse[] {
  const made = (row.made ?? []).map(({ day, bookingId, status, signed, handedOn, vehicle, startAt, endAt }) => {
    if (handedOn && reader === 'its person') {
      // what became of it is its new responder's
      const hours = hoursOn(row, day, zone);
      return { ...none, day, startTime: hours.startAt, endTime: hours.endAt, state: 'made' as const, handedOn };
    }
    return {
      ...{ ...none, day, startTime: instant(startAt), endTime: instant(endAt), state: 'made' as const },
      ...{ bookingId, bookingStatus: status, signed, handedOn, vehicle },
    };
  });
  const notMade = (row.notMade ?? []).map(({ day, because, startAt, endAt }) => ({
    ...{ ...none, day, startTime: instant(startAt), endTime: instant(endAt), state: 'not-made' as const },
    notMadeBecause: because,
  }));
  const known = new Set([...made, ...notMade].map(({ day }) => day));
  const next = row.endedAt === null ? nextDays(row, dayOf(now, zone), DAYS_SHOWN) : [];
  const ahead = next.flatMap((day) => {
    const { startAt, endAt } = hoursOn(row, day, zone);
    if (known.has(day) || isBefore(startAt, now)) return [];
    return [{ ...none, day, startTime: startAt, endTime: endAt, state: 'ahead' as const }];
  });
  return [...made, ...notMade, ...ahead];
}
