import { missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import { channelsOf } from '@rigbook/contracts/notifications/notification.words';
import { bookingFields, bookingTables, caller } from './fragments.sql.js';

const STEP = `
    who record; booking record; refusal text; a_version integer; event_id uuid := uuidv7(); a_data jsonb;`;

/** The booking with what the rules look at, and the version of its stream. */
const readBooking = `
    SELECT d.*, v.name, v.service_status, v.retired_at, u.until_at, c.mileage_km
    FROM booking_diary d JOIN vehicle v ON v.id = d.vehicle_id LEFT JOIN vehicle_use u ON u.vehicle_id = v.id
    LEFT JOIN vehicle_condition c ON c.vehicle_id = v.id
    WHERE d.booking_id = a_booking INTO booking;
    SELECT max(version) FROM event WHERE stream = a_booking INTO a_version;`;

const append = (type: string) => `
    PERFORM pg_advisory_xact_lock(hashtextextended(booking.vehicle_id::text, 0));
    INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
    VALUES (a_now, event_id, a_booking, a_version + 1, 1, 'booking', '${type}', 'responder:' || who.responder_id, a_correlation, a_data);`;

const withdraw = (...kinds: string[]) => `
    UPDATE notification SET state = 'withdrawn', settled_at = a_now
    WHERE booking_id = a_booking AND kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}) AND state = 'queued';`;

type Message = readonly [kind: Parameters<typeof channelsOf>[0], due: string];

/** One row for each channel that the person has chosen, where the kind leaves a choice; none if its time has passed. */
const queue = (recipient: 'responder' | 'organisation', ...messages: Message[]) => `
    INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at, due_at, look_at)
    SELECT uuidv7(), event_id, m.kind, m.channel, '${recipient}', booking.responder_id, a_booking, a_booking, a_now, m.due, m.due
    FROM (VALUES ${messages.flatMap(rowsOf).join(', ')}) AS m (kind, channel, is_chosen, due)
    LEFT JOIN responder r ON r.id = booking.responder_id
    WHERE m.due >= a_now AND (NOT m.is_chosen OR m.channel = ANY (r.channels));`;

const rowsOf = ([kind, due]: Message) =>
  channelsOf(kind).map((channel) => `('${kind}', '${channel}', ${channelsOf(kind).length > 1}, ${due})`);

const answerFor = (reader: 'responder' | 'administrator') => `
    status := 200;
    responder := booking.responder_id;
    SELECT row_to_json(b) FROM (SELECT ${bookingFields(reader, 'a_now')} FROM ${bookingTables} WHERE d.booking_id = a_booking) b INTO body;`;

const refuse = `IF refusal IS NOT NULL THEN status := 409; body := refusal; RETURN; END IF;`;

/** All that `PUT /api/admin/bookings/:id/approve` does. A refusal answers its code alone. */
export const APPROVE_FUNCTION = `
  CREATE FUNCTION bench_approve(a_session text, a_now timestamptz, a_correlation text, a_booking uuid, a_notes text,
                                OUT status integer, OUT body text, OUT responder uuid) LANGUAGE plpgsql AS $$
  DECLARE ${STEP}
  BEGIN
    ${caller('a_session', 'a_now')} INTO who;
    IF NOT FOUND THEN status := 401; body := 'SIGNED_OUT'; RETURN; END IF;
    IF NOT who.administers THEN status := 403; body := 'ADMIN_ONLY'; RETURN; END IF;
    ${readBooking}
    refusal := CASE
      WHEN a_version IS NULL THEN 'BOOKING_NOT_FOUND'
      WHEN booking.status <> 'pending' THEN 'INVALID_TRANSITION'
      WHEN booking.retired_at IS NOT NULL THEN 'BOOKING_CHANGED_MEANWHILE'
      WHEN booking.start_at < a_now THEN 'START_HAS_PASSED'
      WHEN booking.service_status <> 'available' THEN 'VEHICLE_UNAVAILABLE' END;
    ${refuse}
    a_data := jsonb_build_object('responderId', booking.responder_id, 'vehicleId', booking.vehicle_id, 'adminNotes', a_notes);
    ${append('BookingApproved')}
    UPDATE booking_diary SET status = 'approved', decided_at = a_now, decided_by = who.responder_id, admin_notes = a_notes
    WHERE booking_id = a_booking;
    ${withdraw('booking_requested')}
    ${queue(
      'responder',
      ['booking_approval', 'a_now'],
      ['signature_request', 'a_now'],
      ['signature_reminder', `nullif(booking.start_at - interval '180 minutes', a_now)`],
      ['upcoming_shift', `nullif(booking.start_at - interval '60 minutes', a_now)`],
    )}
    ${answerFor('administrator')}
  END $$`;

/** All that `POST /api/bookings/:id/check-in` does without an Idempotency-Key. A refusal answers its code alone. */
export const CHECK_IN_FUNCTION = `
  CREATE FUNCTION bench_check_in(a_session text, a_now timestamptz, a_correlation text, a_booking uuid, a_mileage integer, a_fuel integer,
                                 a_checklist jsonb, OUT status integer, OUT body text, OUT responder uuid) LANGUAGE plpgsql AS $$
  DECLARE ${STEP}
  BEGIN
    ${caller('a_session', 'a_now')} INTO who;
    IF NOT FOUND THEN status := 401; body := 'SIGNED_OUT'; RETURN; END IF;
    ${readBooking}
    refusal := CASE
      WHEN a_version IS NULL OR booking.responder_id <> who.responder_id THEN 'BOOKING_NOT_FOUND'
      WHEN booking.status <> 'approved' OR booking.signed_at IS NULL THEN 'INVALID_TRANSITION'
      WHEN NOT a_checklist @> '${JSON.stringify(missingRequiredItems([]))}' THEN 'REQUIRED_ITEMS_MISSING'
      WHEN booking.retired_at IS NOT NULL THEN 'BOOKING_CHANGED_MEANWHILE'
      WHEN booking.end_at <= a_now THEN 'BOOKING_ENDED'
      WHEN a_now < booking.start_at - make_interval(mins => who.check_in_opens_minutes_before) THEN 'CHECK_IN_NOT_OPEN_YET'
      WHEN booking.until_at IS NOT NULL THEN 'VEHICLE_IN_USE'
      WHEN booking.service_status <> 'available' THEN 'VEHICLE_UNAVAILABLE'
      WHEN a_now < booking.start_at AND EXISTS (
        SELECT FROM vehicle_reservation t WHERE t.vehicle_id = booking.vehicle_id AND t.booking_id <> a_booking
          AND t.during && tstzrange(a_now, booking.start_at)
          AND (t.booked_until IS NULL OR t.booked_until > a_now)) THEN 'VEHICLE_PROMISED_MEANWHILE' END;
    ${refuse}
    a_data := jsonb_build_object('responderId', booking.responder_id, 'vehicleId', booking.vehicle_id,
      'startAt', bench_instant(booking.start_at), 'endAt', bench_instant(booking.end_at), 'fuelPercent', a_fuel, 'mileageKm', a_mileage,
      'checklist', a_checklist, 'preExistingDamage', NULL, 'notes', NULL, 'odometerDiscrepancy',
      CASE WHEN a_mileage < booking.mileage_km THEN jsonb_build_object('lastMileageKm', booking.mileage_km) END, 'completedOnDeviceAt', NULL);
    ${append('VehicleCheckedIn')}
    UPDATE vehicle_reservation SET during = tstzrange(lower(during), a_now)
    WHERE vehicle_id = booking.vehicle_id AND booking_id <> a_booking AND during @> a_now AND booked_until <= a_now;
    UPDATE vehicle_reservation SET during = tstzrange(a_now, upper(during)) WHERE booking_id = a_booking AND a_now < booking.start_at;
    INSERT INTO vehicle_use (vehicle_id, booking_id, until_at) VALUES (booking.vehicle_id, a_booking, booking.end_at);
    INSERT INTO vehicle_condition AS known (vehicle_id, fuel_percent, mileage_km, read_at)
    VALUES (booking.vehicle_id, a_fuel, a_mileage, a_now)
    ON CONFLICT (vehicle_id) DO UPDATE SET fuel_percent = EXCLUDED.fuel_percent, mileage_km = EXCLUDED.mileage_km, read_at = EXCLUDED.read_at
    WHERE known.read_at <= EXCLUDED.read_at;
    UPDATE booking_diary SET status = 'active', checked_in_at = a_now, check_in_mileage_km = a_mileage, check_in_fuel_percent = a_fuel,
      odometer_last_km = (a_data #>> '{odometerDiscrepancy,lastMileageKm}')::integer WHERE booking_id = a_booking;
    ${withdraw('signature_request', 'signature_reminder', 'upcoming_shift')}
    ${queue('responder', ['overdue_return', 'booking.end_at'])}
    ${queue('organisation', ['overdue_return_office', `booking.end_at + interval '30 minutes'`])}
    ${answerFor('responder')}
  END $$`;
