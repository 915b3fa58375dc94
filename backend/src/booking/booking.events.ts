import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant, Zone } from '@rigbook/contracts/kernel/time';
import type { HoursOfWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { EligibilityWarning } from '@rigbook/contracts/booking/booking.words';
import type { CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';

/** The stored facts of a booking's stream. Fields are only ever added, as optional ones; names are for ever. */
export type BookingEvent =
  | BookingRequested
  | BookingApproved
  | BookingRejected
  | BookingCancelled
  | AgreementSigned
  | VehicleCheckedIn
  | VehicleCheckedOut;

export const BOOKING_STREAM = 'booking';

/** The stream of a booking carries its id. */
export const streamOf = (bookingId: BookingId): string => bookingId;

interface OfBooking {
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
}

export interface BookingRequested {
  readonly type: 'BookingRequested';
  readonly data: OfBooking & {
    readonly startAt: Instant;
    readonly endAt: Instant;
    readonly durationHours: number;
    readonly purpose: string;
    /** The zone whose calendar the rules were applied in. */
    readonly zone: Zone;
    /** The booking's hours by the week, starting on Sunday, in which they fall. */
    readonly hoursByWeek: readonly HoursOfWeek[];
    readonly eligibilityWarnings: readonly EligibilityWarning[];
    /** Which edition of the booking rules let it pass. */
    readonly ruleVersion: number;
  };
}

export interface BookingApproved {
  readonly type: 'BookingApproved';
  readonly data: OfBooking & { readonly adminNotes: string | null };
}

export interface BookingRejected {
  readonly type: 'BookingRejected';
  readonly data: OfBooking & { readonly reason: string | null };
}

export interface BookingCancelled {
  readonly type: 'BookingCancelled';
  readonly data: OfBooking & { readonly reason: string | null; readonly cancelledBy: 'responder' | 'admin' };
}

export interface AgreementSigned {
  readonly type: 'AgreementSigned';
  readonly data: OfBooking & {
    readonly agreementVersion: string;
    /** Hexadecimal SHA-256 of the signed document. */
    readonly pdfSha256: string;
  };
}

/** The shift starts and the vehicle leaves with the responder. */
export interface VehicleCheckedIn {
  readonly type: 'VehicleCheckedIn';
  readonly data: OfBooking & {
    readonly startAt: Instant;
    readonly endAt: Instant;
    readonly fuelPercent: number;
    readonly mileageKm: number;
    readonly checklist: readonly CheckInItem[];
    readonly preExistingDamage: string | null;
    readonly notes: string | null;
    /** Set when the mileage is below what the vehicle last showed. */
    readonly odometerDiscrepancy: { readonly lastMileageKm: number } | null;
    /** What the device's clock said when the form was completed; it may have been sent later. */
    readonly completedOnDeviceAt: Instant | null;
  };
}

/** The shift ends and the vehicle is returned. */
export interface VehicleCheckedOut {
  readonly type: 'VehicleCheckedOut';
  readonly data: OfBooking & {
    readonly startAt: Instant;
    readonly endAt: Instant;
    readonly fuelPercent: number;
    readonly mileageKm: number;
    readonly damageReports: readonly DamageReport[];
    readonly noDamageConfirmed: boolean;
    readonly notes: string | null;
    readonly checkedOutBy: 'responder' | 'admin';
  };
}
