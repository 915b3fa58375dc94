import { bookingFields, bookingTables, caller } from './fragments.sql.js';

/**
 * All that `POST /api/bookings` does: who asks, whether it was asked before, the rules and what they look at, the event, its views,
 * the message, the answer. A refusal answers its code alone.
 */
export const BOOK_FUNCTION = `
  CREATE FUNCTION bench_book(
    a_session text, a_now timestamptz, a_correlation text, a_key text, a_hash text,
    a_vehicle uuid, a_start timestamptz, a_hours integer, a_purpose text, OUT status integer, OUT body text, OUT responder uuid) LANGUAGE plpgsql AS $$
  DECLARE
    who record; car record; hours record; refusal text; role text;
    booking uuid := uuidv7(); event_id uuid := uuidv7(); salt bytea := uuid_send(gen_random_uuid());
    a_end timestamptz := a_start + make_interval(hours => a_hours);
    sunday date; warnings text[] := '{}';
  BEGIN
    ${caller('a_session', 'a_now')} INTO who;
    IF NOT FOUND THEN status := 401; body := 'SIGNED_OUT'; RETURN; END IF;
    IF who.is_auditor AND NOT who.is_admin THEN status := 403; body := 'NOT_FOR_AUDITORS'; RETURN; END IF;
    IF a_key IS NOT NULL THEN
      SELECT CASE k.request_hash WHEN a_hash THEN k.status ELSE 422 END, k.body::text
      FROM idempotency_key k WHERE k.owner = who.responder_id::text AND k.key = a_key INTO status, body;
      IF FOUND THEN RETURN; END IF;
    END IF;

    SELECT v.name, v.type, v.allowed_roles, v.service_status, v.available_from,
           EXISTS (SELECT FROM vehicle_reservation t WHERE t.vehicle_id = v.id AND t.during && tstzrange(a_start, a_end + make_interval(mins =>
             coalesce(v.turn_round_minutes, (SELECT o.turn_round_minutes FROM organisation_settings o))))) AS is_taken
    FROM vehicle v WHERE v.id = a_vehicle AND v.retired_at IS NULL INTO car;
    sunday := (a_start AT TIME ZONE who.zone)::date - extract(dow FROM a_start AT TIME ZONE who.zone)::integer;
    SELECT jsonb_agg(jsonb_build_object('weekStartsOn', week, 'hours', share) ORDER BY week) AS by_week,
           bool_or(share + coalesce(used, 0) > 30) AS are_too_many
    FROM (
      SELECT week, used.hours + used.hours_beyond_limit AS used,
             (extract(epoch FROM least(a_end, (week + 7)::timestamp AT TIME ZONE who.zone)
                               - greatest(a_start, week::timestamp AT TIME ZONE who.zone)) / 3600)::integer AS share
      FROM (VALUES (sunday), (sunday + 7)) AS weeks (week)
      LEFT JOIN responder_week used ON used.responder_id = who.responder_id AND used.week_starts_on = week
    ) AS shares WHERE share > 0 INTO hours;

    refusal := CASE
      WHEN NOT who.is_admin AND '' IN (coalesce(trim(who.first_name), ''), coalesce(trim(who.last_name), ''), coalesce(trim(who.email), ''),
        coalesce(trim(who.phone_number), ''), coalesce(trim(who.department), '')) THEN 'PROFILE_INCOMPLETE'
      WHEN NOT who.is_admin AND NOT who.license_verified THEN 'LICENCE_NOT_VERIFIED'
      WHEN car.name IS NULL THEN 'VEHICLE_NOT_FOUND'
      WHEN car.service_status = 'unavailable'
        OR car.service_status = 'maintenance' AND (car.available_from > a_now AND car.available_from <= a_start) IS NOT TRUE THEN 'VEHICLE_UNAVAILABLE'
      WHEN a_start < a_now THEN 'IN_THE_PAST'
      WHEN (a_start AT TIME ZONE who.zone)::date > (a_now AT TIME ZONE who.zone)::date + 6 THEN 'BEYOND_BOOKING_WINDOW'
      WHEN NOT who.is_admin AND EXISTS (
        SELECT FROM (VALUES (sunday - 7), (sunday), (sunday + 7)) AS weeks (week)
        WHERE tstzrange((week + 5 + time '13:00') AT TIME ZONE who.zone, (week + 7 + time '09:00') AT TIME ZONE who.zone)
              && tstzrange(a_start, a_end)) THEN 'ADMIN_ONLY_PERIOD'
      WHEN car.is_taken THEN 'VEHICLE_ALREADY_BOOKED'
      WHEN hours.are_too_many THEN 'WEEKLY_LIMIT_EXCEEDED'
    END;
    IF refusal IS NOT NULL THEN status := 409; body := refusal; RETURN; END IF;
    role := CASE who.department WHEN 'EMT' THEN 'EMT' WHEN 'Paramedic' THEN 'Paramedic' WHEN 'Medical Director' THEN 'Doctor'
      WHEN 'Operations' THEN 'Dispatcher' WHEN 'Administration' THEN 'Admin' ELSE 'Observer' END;
    IF cardinality(car.allowed_roles) > 0 AND role <> ALL (car.allowed_roles) THEN
      warnings := warnings || 'department-not-authorised'::text;
    END IF;
    IF (car.type ~ '\\mALS(?![a-z])' OR car.type ~* '\\madvanced\\M') AND who.department NOT IN ('Paramedic', 'Medical Director') THEN
      warnings := warnings || 'als-responders-only'::text;
    END IF;

    PERFORM pg_advisory_xact_lock(hashtextextended(a_vehicle::text, 0));
    INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
    VALUES (a_now, event_id, booking, 1, 1, 'booking', 'BookingRequested', 'responder:' || who.responder_id, a_correlation,
      jsonb_build_object('responderId', who.responder_id, 'vehicleId', a_vehicle, 'startAt', bench_instant(a_start),
        'endAt', bench_instant(a_end), 'durationHours', a_hours, 'purpose', jsonb_build_object('sha256', encode(sha256(salt || convert_to(a_purpose, 'UTF8')), 'hex')), 'zone', who.zone,
        'hoursByWeek', hours.by_week, 'eligibilityWarnings', to_jsonb(warnings), 'ruleVersion', 2));
    INSERT INTO erasable_text (event_id, path, stream, written_by, salt, text)
    VALUES (event_id, 'purpose', booking, who.responder_id, salt, a_purpose);
    INSERT INTO vehicle_reservation (booking_id, vehicle_id, responder_id, during)
    VALUES (booking, a_vehicle, who.responder_id, tstzrange(a_start, a_end));
    INSERT INTO responder_week_share (booking_id, week_starts_on, responder_id, hours)
    SELECT booking, (w ->> 'weekStartsOn')::date, who.responder_id, (w ->> 'hours')::smallint FROM jsonb_array_elements(hours.by_week) w;
    INSERT INTO responder_week AS known (responder_id, week_starts_on, hours)
    SELECT who.responder_id, (w ->> 'weekStartsOn')::date, (w ->> 'hours')::smallint FROM jsonb_array_elements(hours.by_week) w
    ON CONFLICT (responder_id, week_starts_on) DO UPDATE SET hours = known.hours + EXCLUDED.hours;
    INSERT INTO booking_diary (booking_id, responder_id, vehicle_id, status, start_at, end_at, duration_hours, purpose,
                               eligibility_warnings, requested_at)
    VALUES (booking, who.responder_id, a_vehicle, 'pending', a_start, a_end, a_hours, a_purpose, warnings, a_now);
    INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at, due_at, look_at)
    VALUES (uuidv7(), event_id, 'booking_requested', 'email', 'organisation', who.responder_id, booking, booking, a_now, a_now, a_now);

    status := 201;
    responder := who.responder_id;
    SELECT row_to_json(b) FROM (SELECT ${bookingFields('responder', 'a_now')} FROM ${bookingTables} WHERE d.booking_id = booking) b INTO body;
    IF a_key IS NOT NULL THEN
      INSERT INTO idempotency_key (owner, key, request_hash, status, body, created_at)
      VALUES (who.responder_id::text, a_key, a_hash, status, body::jsonb, a_now);
    END IF;
  END $$`;
