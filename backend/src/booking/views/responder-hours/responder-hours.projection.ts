import { type ProjectedEvent, rowsStatement, type Projection } from '../../../platform/event-store/index.js';
import type { BookingChanged, BookingEvent, BookingReinstated, BookingRequested } from '../../booking.events.js';

/**
 * A responder's booked hours by week. The CHECK on the sum refuses the 31st hour under any concurrency. The shares make adding
 * and subtracting repeatable. A completed booking keeps its hours, a rejected or cancelled one returns them.
 * Written by hand: an event adds to a sum or subtracts from it, in two tables.
 */
export const responderHours: Projection<BookingEvent> = {
  name: 'responder-hours',
  tables: ['responder_week_share', 'responder_week'],
  on: {
    BookingRequested: take,
    // first back, so that the limit is asked of the sum afterwards
    BookingChanged: (events) => [giveBack(events), take(events)],
    BookingRejected: giveBack,
    BookingCancelled: giveBack,
    BookingReleased: giveBack,
    BookingReinstated: take,
  },
};

function take(events: readonly ProjectedEvent<BookingRequested | BookingChanged | BookingReinstated>[]) {
  return rowsStatement({
    name: 'responder-hours.add',
    cells: { bookingId: 'uuid', weekStartsOn: 'date', responderId: 'uuid', hours: 'smallint' },
    rows: events.flatMap(({ stream, data: { responderId, hoursByWeek } }) =>
      hoursByWeek.map(({ weekStartsOn, hours }) => ({ bookingId: stream, weekStartsOn, responderId, hours })),
    ),
    text: (rows) => `
      WITH added AS (
        INSERT INTO responder_week_share (booking_id, week_starts_on, responder_id, hours)
        SELECT booking_id, week_starts_on, responder_id, hours FROM ${rows}
        ON CONFLICT (booking_id, week_starts_on) DO NOTHING
        RETURNING responder_id, week_starts_on, hours)
      INSERT INTO responder_week AS week (responder_id, week_starts_on, hours)
      SELECT responder_id, week_starts_on, sum(hours) FROM added GROUP BY responder_id, week_starts_on
      ORDER BY responder_id, week_starts_on
      ON CONFLICT (responder_id, week_starts_on) DO UPDATE SET hours = week.hours + EXCLUDED.hours`,
  });
}

function giveBack(events: readonly { readonly stream: string }[]) {
  return {
    name: 'responder-hours.give-back',
    text: `WITH returned AS (
             DELETE FROM responder_week_share WHERE booking_id = ANY ($1::uuid[])
             RETURNING responder_id, week_starts_on, hours),
           summed AS (
             SELECT responder_id, week_starts_on, sum(hours) AS hours FROM returned GROUP BY responder_id, week_starts_on)
           UPDATE responder_week week SET hours = week.hours - summed.hours
           FROM summed WHERE week.responder_id = summed.responder_id AND week.week_starts_on = summed.week_starts_on`,
    values: [events.map(({ stream }) => stream)],
  };
}
