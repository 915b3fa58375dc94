import { editionOf } from '@rigbook/contracts/agreement/editions';
import { finesClause } from '@rigbook/contracts/agreement/liability-clause';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { BookingDiaryRow } from '../../booking/booking-diary/booking-diary.row.js';
import type { CustodyShift } from './custody.response.js';
import type { Handover } from './holders.query.js';

/** A shift as it is told, with its places in the log. */
export function toCustodyShift(row: BookingDiaryRow, handovers: readonly Handover[]): CustodyShift {
  const positionOf = (type: Handover['type']) =>
    handovers.find((one) => one.stream === row.booking_id && one.type === type)?.position ?? null;
  const edition = row.agreement_version === null ? undefined : editionOf(row.agreement_version);
  const found = edition && finesClause(edition);
  return {
    bookingId: row.booking_id,
    user: { id: row.responder_id, unitNumber: row.unit_number, firstName: row.first_name, lastName: row.last_name },
    checkedInAt: row.checked_in_at,
    checkInPosition: positionOf('VehicleCheckedIn'),
    checkedOutAt: row.checked_out_at,
    checkOutPosition: positionOf('VehicleCheckedOut'),
    signedAt: row.signed_at,
    agreementVersion: row.agreement_version,
    clause: found ? { number: found.number, ...found.clause.text } : null,
  };
}

/** A shift ends with its checkout, or with the cancellation of its booking. */
export function hadVehicleAt({ checked_in_at, checked_out_at, cancelled_at }: BookingDiaryRow, at: Instant): boolean {
  const end = checked_out_at ?? cancelled_at;
  return checked_in_at !== null && checked_in_at <= at && (end === null || end > at);
}
