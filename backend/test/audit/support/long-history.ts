import { withConnection } from '../../../src/platform/database/with-connection.js';

/** Long enough to be read in many parts. */
const BOOKINGS = 8_000;
const EVENTS = 16_000;

/** The day on which all of it happened. */
export const LONG_AGO = '2025-03-05';

/** Very many bookings and events of one day, side by side and not of each other. */
export async function seedLongHistory(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    await client.query(
      `INSERT INTO booking_diary (booking_id, responder_id, vehicle_id, status, start_at, end_at, duration_hours, purpose,
                                  eligibility_warnings, requested_at)
       SELECT uuidv7(), r.id, v.id, 'rejected', at, at + interval '1 hour', 1, ${incompressible(1)}, '{}', at
       FROM (SELECT id FROM responder LIMIT 1) r, (SELECT id FROM vehicle LIMIT 1) v, generate_series(1, $1::integer) n,
            LATERAL (SELECT $2::timestamptz + n * interval '1 second' AS at) t`,
      [BOOKINGS, `${LONG_AGO}T08:00:00Z`],
    );
    await client.query(
      `INSERT INTO event (stream, stream_type, version, id, type, schema_version, data, actor, correlation_id, recorded_at)
       SELECT uuidv7(), 'booking', 1, uuidv7(), 'BookingRequested', 1, jsonb_build_object('purpose', ${incompressible(2)}),
              'system:seed', 'seed', $2::timestamptz + n * interval '1 second' FROM generate_series(1, $1::integer) n`,
      [EVENTS, `${LONG_AGO}T08:00:00Z`],
    );
    await client.query('ANALYZE');
  });
}

const incompressible = (words: number) =>
  Array.from({ length: words }, (_, nth) => `md5((n * ${words} + ${nth})::text)`).join(' || ');
