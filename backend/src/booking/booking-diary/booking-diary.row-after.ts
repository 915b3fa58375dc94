import { assertNever } from '../../platform/decisions/assert-never.js';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { BookingEvent, BookingRequested } from '../booking.events.js';
import type { BookingDiaryRow } from './booking-diary.row.js';

/**
 * The diary row as the projection leaves it after one more event: the answer to the command, known before it is
 * committed and therefore storable with it. A test holds it against what the database then says.
 */
export function rowAfter(
  row: BookingDiaryRow,
  event: Exclude<BookingEvent, BookingRequested>,
  recordedAt: Instant,
): BookingDiaryRow {
  switch (event.type) {
    case 'BookingApproved':
      return { ...row, status: 'approved', decided_at: recordedAt, admin_notes: event.data.adminNotes };
    case 'BookingRejected':
      return { ...row, status: 'rejected', decided_at: recordedAt, reason: event.data.reason };
    case 'BookingCancelled':
      return {
        ...row,
        status: 'cancelled',
        cancelled_at: recordedAt,
        cancelled_by: event.data.cancelledBy,
        reason: event.data.reason,
      };
    case 'AgreementSigned':
      return {
        ...row,
        signed_at: recordedAt,
        agreement_version: event.data.agreementVersion,
        pdf_sha256: event.data.pdfSha256,
      };
    case 'VehicleCheckedIn':
      return {
        ...row,
        status: 'active',
        checked_in_at: recordedAt,
        check_in_mileage_km: event.data.mileageKm,
        check_in_fuel_percent: event.data.fuelPercent,
        odometer_last_km: event.data.odometerDiscrepancy?.lastMileageKm ?? null,
      };
    case 'VehicleCheckedOut':
      return {
        ...row,
        status: 'completed',
        checked_out_at: recordedAt,
        check_out_mileage_km: event.data.mileageKm,
        check_out_fuel_percent: event.data.fuelPercent,
        damage_report_count: event.data.damageReports.length,
      };
    default:
      return assertNever(event);
  }
}
