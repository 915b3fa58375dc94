import type { Instant } from '@rigbook/contracts/kernel/time';
import type { ActingParty, BookingStatus, EligibilityWarning } from '@rigbook/contracts/booking/booking.words';
import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';

/** A diary row with the names that people know its responder and vehicle by; an erased responder has none. */
export interface BookingDiaryRow {
  readonly booking_id: BookingId;
  readonly responder_id: ResponderId;
  readonly vehicle_id: VehicleId;
  readonly status: BookingStatus;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly duration_hours: number;
  readonly purpose: string;
  readonly eligibility_warnings: EligibilityWarning[];
  readonly requested_at: Instant;
  readonly decided_at: Instant | null;
  readonly admin_notes: string | null;
  readonly reason: string | null;
  readonly signed_at: Instant | null;
  readonly agreement_version: string | null;
  readonly pdf_sha256: string | null;
  readonly checked_in_at: Instant | null;
  readonly check_in_mileage_km: number | null;
  readonly check_in_fuel_percent: number | null;
  /** what the vehicle had shown before, where the reading at check-in was lower */
  readonly odometer_last_km: number | null;
  readonly checked_out_at: Instant | null;
  readonly check_out_mileage_km: number | null;
  readonly check_out_fuel_percent: number | null;
  readonly damage_report_count: number;
  readonly cancelled_at: Instant | null;
  readonly cancelled_by: ActingParty | null;
  readonly unit_number: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly vehicle_name: string;
  readonly vehicle_type: string;
}

export const DIARY_COLUMNS = `
  d.booking_id, d.responder_id, d.vehicle_id, d.status, d.start_at, d.end_at, d.duration_hours, d.purpose,
  d.eligibility_warnings, d.requested_at, d.decided_at, d.admin_notes, d.reason, d.signed_at, d.agreement_version,
  d.pdf_sha256, d.checked_in_at, d.check_in_mileage_km, d.check_in_fuel_percent, d.odometer_last_km,
  d.checked_out_at, d.check_out_mileage_km, d.check_out_fuel_percent, d.damage_report_count, d.cancelled_at, d.cancelled_by,
  r.unit_number, r.first_name, r.last_name, v.name AS vehicle_name, v.type AS vehicle_type`;

export const DIARY_TABLES = `
  booking_diary d JOIN vehicle v ON v.id = d.vehicle_id LEFT JOIN responder r ON r.id = d.responder_id`;
