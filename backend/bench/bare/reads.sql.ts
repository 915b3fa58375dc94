import { bookingFields, bookingTables, bookingTablesOf, caller } from './fragments.sql.js';

/** A statement that answers one row: the body, as JSON that Postgres wrote. No row: not signed in, or not allowed to read it. */
interface Read {
  readonly name: string;
  readonly text: string;
}

const who = `WITH who AS MATERIALIZED (${caller('$1', '$2::timestamptz')})`;

const PAGE = 100;
const newestFirst = 'ORDER BY d.start_at DESC, d.booking_id DESC';

/** `next`: the place of the last row, if another page follows. */
const page = (reader: 'responder' | 'administrator', where: string) => `
  (SELECT coalesce(json_agg(b), '[]') FROM (
     SELECT ${bookingFields(reader, '$2::timestamptz')} FROM ${bookingTables} ${where} ${newestFirst} LIMIT ${PAGE}) b)::text AS body,
  (SELECT CASE count(*) WHEN 2 THEN bench_instant(max(start_at)) || ' ' || (array_agg(booking_id))[1] END FROM (
     SELECT d.start_at, d.booking_id FROM booking_diary d ${where} ${newestFirst} OFFSET ${PAGE - 1} LIMIT 2) places) AS next`;

export const ownBookings: Read = {
  name: 'bench.own-bookings',
  text: `${who} SELECT ${page('responder', 'WHERE d.responder_id = (SELECT responder_id FROM who)')} FROM who`,
};

export const diaryPage: Read = {
  name: 'bench.diary-page',
  text: `${who} SELECT ${page('administrator', '')} FROM who WHERE administers`,
};

/** $3 the vehicle, $4 and $5 the period, $6 and $7 the period as it was sent. */
export const vehicleCalendar: Read = {
  name: 'bench.vehicle-calendar',
  text: `${who}
    SELECT json_build_object('vehicleId', v.id, 'from', $6::text, 'to', $7::text, 'taken', (
      SELECT coalesce(json_agg(json_build_object('startTime', bench_instant(lower(during)),
                                                 'endTime', bench_instant(coalesce(booked_until, upper(during), $5)),
                                                 'heldUntil', bench_instant(coalesce(upper(during), $5)),
                                                 'askedFrom', bench_instant(d.end_at),
                                                 'offeredUntil', CASE WHEN is_hold THEN bench_instant(hold_ends_at) END)
                                                 ORDER BY lower(during)), '[]')
      FROM vehicle_reservation r LEFT JOIN booking_diary d ON d.booking_id = r.booking_id AND d.extension_asked_until IS NOT NULL
      WHERE r.vehicle_id = $3 AND during && tstzrange($4, $5)), 'outOfService',
      CASE WHEN v.service_status <> 'available' THEN json_build_object('status', v.service_status, 'until', CASE
        WHEN v.service_status = 'maintenance' AND v.available_from > $2 THEN bench_instant(v.available_from) END) END,
      'turnRoundMinutes', coalesce(v.turn_round_minutes, (SELECT o.turn_round_minutes FROM organisation_settings o)))::text AS body
    FROM who, vehicle v WHERE v.id = $3 AND v.retired_at IS NULL`,
};

const fleet = `
  SELECT v.id, v.name, v.type, CASE WHEN u.until_at IS NULL THEN v.service_status ELSE 'in_use' END AS status,
         bench_instant(coalesce(u.until_at, v.available_from)) AS "availableFrom", v.allowed_roles AS "allowedRoles", v.location,
         v.plate_number AS "plateNumber", c.fuel_percent AS "fuelLevel", c.mileage_km AS mileage,
         CASE v.service_status WHEN 'maintenance' THEN json_build_object('startedAt', bench_instant(v.maintenance_since),
           'expectedEndAt', bench_instant(v.available_from), 'reason', v.maintenance_reason) END AS maintenance,
         bench_instant(c.read_at) AS "readAt",
         (SELECT count(*) FROM vehicle_damage g WHERE g.vehicle_id = v.id AND g.resolved_at IS NULL) AS "openDamageCount",
         v.turn_round_minutes AS "turnRoundMinutes", v.sticker_code AS "stickerCode",
         CASE WHEN v.papers_end IS NOT NULL THEN json_build_object('paper', v.papers_end, 'lastDay', v.papers_end_on) END AS "papersEnd"
  FROM vehicle v LEFT JOIN vehicle_use u ON u.vehicle_id = v.id LEFT JOIN vehicle_condition c ON c.vehicle_id = v.id
  WHERE v.retired_at IS NULL ORDER BY v.name_in_fleet LIMIT 500`;

/** The hours in which a booking has its vehicle: from an early check-in on, until the return, or until now if it is overdue. */
const isHeld = `
  least(d.start_at, d.checked_in_at) < $4 AND
  CASE d.status WHEN 'completed' THEN coalesce(d.checked_out_at, d.end_at) WHEN 'active' THEN greatest(d.end_at, $2) ELSE d.end_at END > $3`;

/** $3 and $4: the period. Whatever holds a vehicle in it started at most two days before, unless it is still out. */
export const overview: Read = {
  name: 'bench.overview',
  text: `${who}
    SELECT json_build_object(
      'vehicles', (SELECT coalesce(json_agg(f), '[]') FROM (${fleet}) f),
      'bookings', (SELECT coalesce(json_agg(b), '[]') FROM (
        SELECT ${bookingFields('administrator', '$2::timestamptz')} FROM ${bookingTablesOf(`(
          SELECT d.* FROM booking_diary d WHERE d.status = 'active' AND ${isHeld}
          UNION ALL
          SELECT d.* FROM booking_diary d WHERE d.status IN ('pending', 'approved', 'completed') AND ${isHeld}
            AND d.start_at >= $3::timestamptz - interval '48 hours' AND d.start_at <= $4::timestamptz + interval '24 hours')`)}
        ORDER BY d.start_at, d.booking_id) b))::text AS body
    FROM who WHERE administers`,
};
