import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { BookingRequested } from '../booking.events.js';
import type { BookingDiaryRow } from './booking-diary.row.js';

interface Names {
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The diary row that a request begins, as the projection will write it. */
export const firstRow = (
  bookingId: BookingId,
  { data }: BookingRequested,
  requestedAt: Instant,
  responder: Names,
  vehicle: { readonly name: string; readonly type: string },
): BookingDiaryRow => ({
  booking_id: bookingId,
  responder_id: data.responderId,
  vehicle_id: data.vehicleId,
  status: 'pending',
  start_at: data.startAt,
  end_at: data.endAt,
  duration_hours: data.durationHours,
  purpose: data.purpose,
  eligibility_warnings: [...data.eligibilityWarnings],
  requested_at: requestedAt,
  decided_at: null,
  admin_notes: null,
  reason: null,
  signed_at: null,
  agreement_version: null,
  pdf_sha256: null,
  checked_in_at: null,
  check_in_mileage_km: null,
  check_in_fuel_percent: null,
  odometer_last_km: null,
  checked_out_at: null,
  check_out_mileage_km: null,
  check_out_fuel_percent: null,
  damage_report_count: 0,
  cancelled_at: null,
  cancelled_by: null,
  unit_number: responder.unitNumber,
  first_name: responder.firstName,
  last_name: responder.lastName,
  vehicle_name: vehicle.name,
  vehicle_type: vehicle.type,
});
