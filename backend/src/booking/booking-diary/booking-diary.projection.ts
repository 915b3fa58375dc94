import { columns } from '../../platform/event-store/columns.js';
import type { Projection } from '../../platform/event-store/projection.js';
import type { BookingEvent } from '../booking.events.js';

/** One row per booking: what every screen that shows a booking reads. */
export const bookingDiary: Projection<BookingEvent> = {
  name: 'booking-diary',
  tables: ['booking_diary'],
  on: {
    BookingRequested: (events) => ({
      name: 'booking-diary.requested',
      text: `INSERT INTO booking_diary (booking_id, responder_id, vehicle_id, status, start_at, end_at, duration_hours,
                                        purpose, eligibility_warnings, requested_at)
             SELECT booking_id, responder_id, vehicle_id, 'pending', start_at, end_at, duration_hours, purpose,
                    string_to_array(eligibility_warnings, ' '), requested_at
             FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::timestamptz[], $6::smallint[],
                         $7::text[], $8::text[], $9::timestamptz[])
               AS e (booking_id, responder_id, vehicle_id, start_at, end_at, duration_hours, purpose, eligibility_warnings,
                     requested_at)
             ON CONFLICT (booking_id) DO NOTHING`,
      values: columns(events, ({ stream, recordedAt, data }) => [
        stream,
        data.responderId,
        data.vehicleId,
        data.startAt,
        data.endAt,
        data.durationHours,
        data.purpose,
        data.eligibilityWarnings.join(' '),
        recordedAt,
      ]),
    }),
    BookingApproved: (events) => ({
      name: 'booking-diary.approved',
      text: `UPDATE booking_diary d SET status = 'approved', decided_at = e.at, admin_notes = e.admin_notes
             FROM unnest($1::uuid[], $2::timestamptz[], $3::text[]) AS e (booking_id, at, admin_notes)
             WHERE d.booking_id = e.booking_id`,
      values: columns(events, ({ stream, recordedAt, data }) => [stream, recordedAt, data.adminNotes]),
    }),
    BookingRejected: (events) => ({
      name: 'booking-diary.rejected',
      text: `UPDATE booking_diary d SET status = 'rejected', decided_at = e.at, reason = e.reason
             FROM unnest($1::uuid[], $2::timestamptz[], $3::text[]) AS e (booking_id, at, reason)
             WHERE d.booking_id = e.booking_id`,
      values: columns(events, ({ stream, recordedAt, data }) => [stream, recordedAt, data.reason]),
    }),
    BookingCancelled: (events) => ({
      name: 'booking-diary.cancelled',
      text: `UPDATE booking_diary d
             SET status = 'cancelled', cancelled_at = e.at, cancelled_by = e.cancelled_by, reason = e.reason
             FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[]) AS e (booking_id, at, cancelled_by, reason)
             WHERE d.booking_id = e.booking_id`,
      values: columns(events, ({ stream, recordedAt, data }) => [stream, recordedAt, data.cancelledBy, data.reason]),
    }),
    AgreementSigned: (events) => ({
      name: 'booking-diary.signed',
      text: `UPDATE booking_diary d SET signed_at = e.at, agreement_version = e.agreement_version, pdf_sha256 = e.pdf_sha256
             FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[]) AS e (booking_id, at, agreement_version, pdf_sha256)
             WHERE d.booking_id = e.booking_id`,
      values: columns(events, ({ stream, recordedAt, data }) => [
        stream,
        recordedAt,
        data.agreementVersion,
        data.pdfSha256,
      ]),
    }),
    VehicleCheckedIn: (events) => ({
      name: 'booking-diary.checked-in',
      text: `UPDATE booking_diary d
             SET status = 'active', checked_in_at = e.at, check_in_mileage_km = e.mileage_km,
                 check_in_fuel_percent = e.fuel_percent, odometer_last_km = e.last_mileage_km
             FROM unnest($1::uuid[], $2::timestamptz[], $3::integer[], $4::smallint[], $5::integer[])
               AS e (booking_id, at, mileage_km, fuel_percent, last_mileage_km)
             WHERE d.booking_id = e.booking_id`,
      values: columns(events, ({ stream, recordedAt, data }) => [
        stream,
        recordedAt,
        data.mileageKm,
        data.fuelPercent,
        data.odometerDiscrepancy?.lastMileageKm,
      ]),
    }),
    VehicleCheckedOut: (events) => ({
      name: 'booking-diary.checked-out',
      text: `UPDATE booking_diary d
             SET status = 'completed', checked_out_at = e.at, check_out_mileage_km = e.mileage_km,
                 check_out_fuel_percent = e.fuel_percent, damage_report_count = e.damage_reports
             FROM unnest($1::uuid[], $2::timestamptz[], $3::integer[], $4::smallint[], $5::smallint[])
               AS e (booking_id, at, mileage_km, fuel_percent, damage_reports)
             WHERE d.booking_id = e.booking_id`,
      values: columns(events, ({ stream, recordedAt, data }) => [
        stream,
        recordedAt,
        data.mileageKm,
        data.fuelPercent,
        data.damageReports.length,
      ]),
    }),
  },
};
