import type { Instant, Period } from '@rigbook/contracts/kernel';
import { handoverSteps } from '../../booking/shift.events.js';
import { query, type Query } from '../../platform/database/index.js';
import type { ViewAsOf } from '../../platform/event-store/index.js';

/** The views behind the diary of some days, the fleet and the counts, and the events that each of them needs. */
export const viewsOfSnapshot = (until: Instant, days: Period): readonly ViewAsOf[] => [
  { name: 'vehicle-list' },
  { name: 'vehicle-use', streams: lastHandovers(until) },
  { name: 'vehicle-damage', streams: vehiclesAndDamagingBookings },
  { name: 'booking-diary', streams: bookingsOf(days) },
  { name: 'licence-standing' },
  // each of these events sets the booking's status
  { name: 'dashboard-counts', lastOfStream: true },
];

const streamsOf = (name: string, text: string, values: readonly unknown[]): Query<readonly string[]> =>
  query<{ stream: string }, readonly string[]>({ name, text, values }, (rows) => rows.map(({ stream }) => stream));

/** A booking that starts on the days now, or did before it was changed. */
const bookingsOf = ({ startAt, endAt }: Period) =>
  streamsOf(
    'replay.bookings-of-days',
    `SELECT booking_id AS stream FROM booking_diary WHERE start_at >= $1 AND start_at < $2
     UNION SELECT stream FROM event
     WHERE type = 'BookingChanged' AND (data -> 'before' ->> 'startAt')::timestamptz >= $1
       AND (data -> 'before' ->> 'startAt')::timestamptz < $2`,
    [startAt, endAt],
  );

/** The last handovers of a vehicle tell who had it, its fuel and mileage. A few more allow for handovers at the same moment. */
const lastHandovers = (until: Instant) =>
  streamsOf(
    'replay.last-handovers',
    `SELECT DISTINCT stream FROM (
       SELECT stream, row_number() OVER (PARTITION BY data->>'vehicleId' ORDER BY transaction DESC, position DESC) AS nth
       FROM event WHERE type = ANY ($2::text[]) AND recorded_at <= $1) handover
     WHERE nth <= 4`,
    [until, handoverSteps],
  );

/** Reported damage stays in its list permanently, open or not. */
const vehiclesAndDamagingBookings = streamsOf(
  'replay.damage',
  `SELECT booking_id AS stream FROM vehicle_damage UNION SELECT id FROM vehicle`,
  [],
);
