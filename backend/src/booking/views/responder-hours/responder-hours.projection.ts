import {
  type ProjectedEvent,
  type Projection,
  rowsStatement,
  type Statement,
} from '../../../platform/event-store/index.js';
import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { hoursByWeek, hoursUsedIn, type HoursOfWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type {
  BookingChanged,
  BookingEvent,
  BookingExtended,
  BookingExtensionEnded,
  BookingExtensionRequested,
  BookingHandedOn,
  BookingReinstated,
  BookingRequested,
  VehicleTakenInEmergency,
} from '../../booking.events.js';

/**
 * A responder's booked hours by week. The CHECK on the sum refuses the 31st hour under any concurrency. The shares make adding
 * and subtracting repeatable. A completed booking keeps its hours, a rejected or cancelled one returns them.
 * Hours that an administrator's override allows are kept apart from those that the CHECK counts: only as many as the sum is above the
 * limit, so that every further hour is refused. Events of one responder are applied in their order, since the split depends on it.
 * Written by hand: an event adds to a sum or subtracts from it, in two tables.
 */
export const responderHours: Projection<BookingEvent> = {
  name: 'responder-hours',
  tables: ['responder_week_share', 'responder_week'],
  partitionBy: ({ type, data }) =>
    type === 'BookingHandedOn' ? [data.responderId, data.formerResponderId] : data.responderId,
  on: {
    BookingRequested: take,
    VehicleTakenInEmergency: take,
    // first back, so that the limit is asked of the sum afterwards
    BookingChanged: (events) => [giveBack(events), ...take(events)],
    BookingHandedOn: handOn,
    BookingExtended: (events) => [giveBack(events), ...take(events)],
    BookingExtensionRequested: (events) => [giveBack(events), ...take(events)],
    BookingExtensionEnded: (events) => [giveBack(events), ...take(events)],
    BookingRejected: giveBack,
    BookingCancelled: giveBack,
    BookingReleased: giveBack,
    BookingReinstated: take,
  },
};

type Taking =
  | BookingRequested
  | VehicleTakenInEmergency
  | BookingChanged
  | BookingExtended
  | BookingExtensionRequested
  | BookingExtensionEnded
  | BookingReinstated;

/**
 * What the booking may hold beyond the limit: all of it by an override, after a change or an extension as much as before, and of an
 * extension that was approved all that it held while it waited.
 */
function granted({ type, data }: ProjectedEvent<Taking>): readonly HoursOfWeek[] {
  if (type === 'VehicleTakenInEmergency') return [];
  if (type === 'BookingChanged') return hoursByWeek(data.before, data.zone);
  if (type === 'BookingExtensionEnded') return data.hoursByWeek;
  if (type === 'BookingExtensionRequested') return hoursByWeek(data, data.zone);
  if (type === 'BookingExtended')
    return data.acceptedAt === undefined
      ? hoursByWeek({ ...data, endAt: data.formerEndAt }, data.zone)
      : data.hoursByWeek;
  return data.overriddenRules?.includes('WEEKLY_LIMIT_EXCEEDED') ? data.hoursByWeek : [];
}

function take(events: readonly ProjectedEvent<Taking>[]): readonly Statement[] {
  const shares = events.flatMap((event) =>
    event.data.hoursByWeek.map(({ weekStartsOn, hours }) => ({
      row: { bookingId: event.stream, weekStartsOn, responderId: event.data.responderId, hours },
      isGranted: hours <= hoursUsedIn(weekStartsOn, granted(event)),
    })),
  );
  const [within, beyond] = [false, true].map((isGranted) =>
    shares.filter((share) => share.isGranted === isGranted).map(({ row }) => row),
  );
  return [
    ...adding('responder-hours.add', within, 'hours = week.hours + EXCLUDED.hours'),
    ...adding('responder-hours.add-beyond-limit', beyond, splitAtLimit(`${inAll('week')} + ${inAll('EXCLUDED')}`)),
  ];
}

/**
 * Both bookings of a swap move at once, so that the limit is asked of the sums afterwards: with one of its two events, the other one
 * changes nothing.
 */
function handOn(events: readonly ProjectedEvent<BookingHandedOn>[]): readonly Statement[] {
  const moving = events.filter(({ stream, data: { inReturn } }) => !inReturn || stream < inReturn.bookingId);
  if (moving.length === 0) return [];
  const moved = moving.flatMap(({ stream, data: { responderId, formerResponderId, hoursByWeek: hours, inReturn } }) => [
    { stream, responderId, hours },
    ...(inReturn ? [{ stream: inReturn.bookingId, responderId: formerResponderId, hours: inReturn.hoursByWeek }] : []),
  ]);
  const shares = moved.flatMap(({ stream, responderId, hours: ofWeeks }) =>
    ofWeeks.map(({ weekStartsOn, hours }) => ({ bookingId: stream, weekStartsOn, responderId, hours })),
  );
  return [giveBack(moved), ...adding('responder-hours.add', shares, 'hours = week.hours + EXCLUDED.hours')];
}

interface Share {
  readonly bookingId: string;
  readonly weekStartsOn: string;
  readonly responderId: string;
  readonly hours: number;
}

const inAll = (row: string) => `${row}.hours + ${row}.hours_beyond_limit`;

const splitAtLimit = (sum: string) =>
  `hours = least(${WEEKLY_HOURS_LIMIT}, ${sum}), hours_beyond_limit = greatest(0, ${sum} - ${WEEKLY_HOURS_LIMIT})`;

function adding(name: string, shares: readonly Share[] = [], set: string): readonly Statement[] {
  if (shares.length === 0) return [];
  const added = rowsStatement({
    name,
    cells: { bookingId: 'uuid', weekStartsOn: 'date', responderId: 'uuid', hours: 'smallint' },
    rows: shares,
    text: (rows) => `
      WITH added AS (
        INSERT INTO responder_week_share (booking_id, week_starts_on, responder_id, hours)
        SELECT booking_id, week_starts_on, responder_id, hours FROM ${rows}
        ON CONFLICT (booking_id, week_starts_on) DO NOTHING
        RETURNING responder_id, week_starts_on, hours)
      INSERT INTO responder_week AS week (responder_id, week_starts_on, hours)
      SELECT responder_id, week_starts_on, sum(hours) FROM added GROUP BY responder_id, week_starts_on
      ORDER BY responder_id, week_starts_on
      ON CONFLICT (responder_id, week_starts_on) DO UPDATE SET ${set}`,
  });
  return [added];
}

function giveBack(events: readonly { readonly stream: string }[]) {
  return {
    name: 'responder-hours.give-back',
    text: `WITH returned AS (
             DELETE FROM responder_week_share WHERE booking_id = ANY ($1::uuid[])
             RETURNING responder_id, week_starts_on, hours),
           summed AS (
             SELECT responder_id, week_starts_on, sum(hours) AS hours FROM returned GROUP BY responder_id, week_starts_on)
           UPDATE responder_week week SET ${splitAtLimit(`${inAll('week')} - summed.hours`)}
           FROM summed WHERE week.responder_id = summed.responder_id AND week.week_starts_on = summed.week_starts_on`,
    values: [events.map(({ stream }) => stream)],
  };
}
