import { eligibilityWarningWords } from '@rigbook/contracts/booking/booking.words';

/** The person of a session, as the application's guard reads them; no row if it has ended. */
export const caller = (session: string, now: string) => `
  SELECT s.responder_id, r.unit_number, r.first_name, r.last_name, r.email, r.phone_number, r.department, r.is_admin, r.is_auditor,
         r.license_verified, r.is_admin AND s.admin_until > ${now} IS TRUE AS administers, o.zone, o.check_in_opens_minutes_before
  FROM session s JOIN responder r ON r.id = s.responder_id CROSS JOIN organisation_settings o
  WHERE s.id_hash = decode(${session}, 'hex') AND s.expires_at > ${now} AND s.last_seen_at > ${now} - interval '12 hours'`;

const person = (id: string, of: string) =>
  `json_build_object('id', ${id}, 'unitNumber', ${of}.unit_number, 'firstName', ${of}.first_name, 'lastName', ${of}.last_name)`;

const warnings = `
  CASE d.eligibility_warnings WHEN '{}' THEN '[]'::json
  ELSE (SELECT json_agg('${JSON.stringify(eligibilityWarningWords).replaceAll("'", "''")}'::jsonb -> w) FROM unnest(d.eligibility_warnings) w) END`;

/** The fields of a booking as the API answers them, for the tables below. */
export const bookingFields = (reader: 'responder' | 'administrator', now: string) => {
  const whole = (expression: string, otherwise: string) => (reader === 'administrator' ? expression : otherwise);
  return `
  d.booking_id AS id, d.status, bench_instant(d.start_at) AS "startTime", bench_instant(d.end_at) AS "endTime",
  d.duration_hours AS duration, d.purpose, d.admin_notes AS "adminNotes", d.reason, ${person('d.responder_id', 'r')} AS "user",
  json_build_object('id', d.vehicle_id, 'name', v.name, 'type', v.type) AS vehicle, bench_instant(d.requested_at) AS "requestedAt",
  bench_instant(d.asked_at) AS "askedAt",
  d.booked_by IS NOT NULL AS "bookedOnBehalf",
  ${whole(`CASE WHEN d.booked_by IS NOT NULL THEN ${person('d.booked_by', 'booker')} END`, 'NULL::json')} AS "bookedBy",
  coalesce(d.overridden_rules, '{}') AS "overriddenRules", d.override_reason AS "overrideReason",
  bench_instant(d.decided_at) AS "decidedAt",
  ${whole(`CASE WHEN d.decided_by IS NOT NULL THEN ${person('d.decided_by', 'decider')} END`, 'NULL::json')} AS "decidedBy",
  bench_instant(d.signed_at) AS "signedAt", bench_instant(d.checked_in_at) AS "checkedInAt",
  bench_instant(d.checked_out_at) AS "checkedOutAt", bench_instant(d.cancelled_at) AS "cancelledAt",
  d.released_because AS "releasedBecause", bench_instant(d.release_due_at) AS "releaseDueAt",
  bench_instant(d.extension_asked_until) AS "extensionAskedUntil", bench_instant(d.extension_asked_at) AS "extensionAskedAt",
  d.emergency_review AS "emergencyReview", bench_instant(d.emergency_reviewed_at) AS "emergencyReviewedAt",
  d.emergency_review_note AS "emergencyReviewNote", d.standing_shift_id AS "standingShiftId",
  d.status = 'active' AND d.end_at <= ${now} AS overdue, ${whole(warnings, `'[]'::json`)} AS "eligibilityWarnings",
  CASE WHEN d.check_in_mileage_km IS NOT NULL
    THEN json_build_object('mileage', d.check_in_mileage_km, 'fuelLevel', coalesce(d.check_in_fuel_percent, 0)) END AS "checkIn",
  ${whole('CASE WHEN d.check_in_mileage_km < d.odometer_last_km THEN d.odometer_last_km END', 'NULL::integer')} AS "lastMileageBefore", d.damage_report_count AS "damageReportCount"`;
};

/** For rows of the diary that are selected otherwise. */
export const bookingTablesOf = (diary: string) => `
  ${diary} d JOIN vehicle v ON v.id = d.vehicle_id LEFT JOIN responder r ON r.id = d.responder_id
  LEFT JOIN responder decider ON decider.id = d.decided_by LEFT JOIN responder booker ON booker.id = d.booked_by`;

export const bookingTables = bookingTablesOf('booking_diary');

/** Times as the API and the events write them. Postgres inlines it. */
export const INSTANT_FUNCTION = `
  CREATE FUNCTION bench_instant(a timestamptz) RETURNS text LANGUAGE sql STABLE
  RETURN to_char(a AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
