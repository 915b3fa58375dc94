import type { Instant, Period } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../platform/database/index.js';
import type { ViewAsOf } from '../../platform/event-store/index.js';

/** What the diary of some days, the fleet and the counts are read from, and what of the log each of them needs. */
export const viewsOfSnapshot = (until: Instant, days: Period): readonly ViewAsOf[] => [
  { name: 'vehicle-list' },
  { name: 'vehicle-use', streams: lastHandovers(until) },
  { name: 'vehicle-damage', streams: vehiclesAndDamagingBookings },
  { name: 'booking-diary', streams: bookingsOf(days) },
  { name: 'licence-standing' },
  // each of these events says in which status the booking stands from then on
  { name: 'dashboard-counts', lastOfStream: true },
];

const streamsOf = (name: string, text: string, values: readonly unknown[]): Query<readonly string[]> =>
  query<{ stream: string }, readonly string[]>({ name, text, values }, (rows) => rows.map(({ stream }) => stream));

/** A booking's start never changes, so those of the days are the same as ever. */
const bookingsOf = ({ startAt, endAt }: Period) =>
  streamsOf(
    'replay.bookings-of-days',
    `SELECT booking_id AS stream FROM booking_diary WHERE start_at >= $1 AND start_at < $2`,
    [startAt, endAt],
  );

/** One holder at a time: who had a vehicle, and what it showed, is in its last handovers; a few more for such as meet in one moment. */
const lastHandovers = (until: Instant) =>
  streamsOf(
    'replay.last-handovers',
    `SELECT DISTINCT stream FROM (
       SELECT stream, row_number() OVER (PARTITION BY data->>'vehicleId' ORDER BY transaction DESC, position DESC) AS nth
       FROM event WHERE type IN ('VehicleCheckedIn', 'VehicleCheckedOut') AND recorded_at <= $1) handover
     WHERE nth <= 4`,
    [until],
  );

/** Damage that was reported stays in its list for ever, open or not. */
const vehiclesAndDamagingBookings = streamsOf(
  'replay.damage',
  `SELECT booking_id AS stream FROM vehicle_damage UNION SELECT id FROM vehicle`,
  [],
);
