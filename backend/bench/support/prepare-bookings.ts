import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { v7 } from 'uuid';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { type PlannedBooking, requested } from './booking-plan.js';

/**
 * Writes bookings as if they had been requested a day before their week, `signed` ones also approved and signed: log, views and
 * messages. Answers their ids.
 */
export async function prepareBookings(
  url: string,
  planned: readonly PlannedBooking[],
  stage: 'pending' | 'signed',
): Promise<readonly BookingId[]> {
  const bookings = planned.map((booking) => ({ ...booking, ...requested(booking) }));
  const rows = bookings.map(({ bookingId, event, ...booking }) => ({
    ...booking,
    bookingId,
    eventId: v7(),
    data: event.data,
  }));
  await withConnection(url, async (client) => {
    await client.query('BEGIN');
    await client.query(`CREATE TEMP TABLE prepared ON COMMIT DROP AS ${ROWS}`, [JSON.stringify(rows)]);
    for (const statement of [...REQUESTED, ...(stage === 'signed' ? SIGNED : [])]) await client.query(statement);
    await client.query('COMMIT');
    await client.query('ANALYZE notification, booking_diary, vehicle_reservation'); // as autovacuum does within a minute
  });
  return bookings.map(({ bookingId }) => bookingId);
}

/** As if all shifts had ended, so that vehicles can be taken again. */
export const returnAllVehicles = (url: string): Promise<unknown> =>
  withConnection(url, (client) => client.query('TRUNCATE vehicle_use'));

const ROWS = `
  SELECT *, "weekStartsOn"::timestamptz - interval '1 day' AS at
  FROM json_to_recordset($1) AS b ("bookingId" uuid, "eventId" uuid, "vehicleId" uuid, "responderId" uuid, "startAt" timestamptz,
                                   "endAt" timestamptz, "weekStartsOn" date, data jsonb)`;

const append = (version: number, type: string, data: string, id = 'uuidv7()') => `
  INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
  SELECT at, ${id}, "bookingId", ${version}, 1, 'booking', '${type}', 'responder:' || "responderId", "bookingId"::text, ${data} FROM prepared`;

const queue = (kind: string, channel: string, recipient: string, due: string) => `
  INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at, due_at, look_at)
  SELECT uuidv7(), "eventId", '${kind}', '${channel}', '${recipient}', "responderId", "bookingId", "bookingId", at, ${due}, ${due}
  FROM prepared`;

const REQUESTED = [
  append(1, 'BookingRequested', 'data', '"eventId"'),
  `INSERT INTO vehicle_reservation (booking_id, vehicle_id, responder_id, during)
   SELECT "bookingId", "vehicleId", "responderId", tstzrange("startAt", "endAt") FROM prepared`,
  `INSERT INTO responder_week_share (booking_id, week_starts_on, responder_id, hours)
   SELECT "bookingId", "weekStartsOn", "responderId", 1 FROM prepared`,
  `INSERT INTO responder_week AS known (responder_id, week_starts_on, hours)
   SELECT "responderId", "weekStartsOn", count(*) FROM prepared GROUP BY 1, 2
   ON CONFLICT (responder_id, week_starts_on) DO UPDATE SET hours = known.hours + EXCLUDED.hours`,
  `INSERT INTO booking_diary (booking_id, responder_id, vehicle_id, status, start_at, end_at, duration_hours, purpose,
                              eligibility_warnings, requested_at)
   SELECT "bookingId", "responderId", "vehicleId", 'pending', "startAt", "endAt", 1, data ->> 'purpose', '{}', at FROM prepared`,
  queue('booking_requested', 'email', 'organisation', 'at'),
];

const who = `'responderId', "responderId", 'vehicleId', "vehicleId"`;
const pdf = `encode(sha256("bookingId"::text::bytea), 'hex')`;
const upcoming = `"startAt" - interval '1 hour'`;

const SIGNED = [
  append(2, 'BookingApproved', `jsonb_build_object(${who}, 'adminNotes', NULL)`),
  append(3, 'AgreementSigned', `jsonb_build_object(${who}, 'agreementVersion', '1', 'pdfSha256', ${pdf})`),
  `UPDATE booking_diary SET status = 'approved', decided_at = at, decided_by = prepared."responderId", signed_at = at,
     agreement_version = '1', pdf_sha256 = ${pdf}
   FROM prepared WHERE booking_id = "bookingId"`,
  `UPDATE notification SET state = 'withdrawn', settled_at = at FROM prepared WHERE booking_id = "bookingId"`,
  queue('upcoming_shift', 'email', 'responder', upcoming),
  queue('upcoming_shift', 'whatsapp', 'responder', upcoming),
];
