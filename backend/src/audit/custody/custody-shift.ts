import { editionOf } from '@rigbook/contracts/agreement/editions';
import { finesClause } from '@rigbook/contracts/agreement/liability-clause';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { BookingDiaryRow } from '../../booking/views/booking-diary/booking-diary.query.js';
import type { CustodyShift } from './custody.response.js';
import type { Handover } from './holders.query.js';

/** A shift as it is told, with its places in the log. */
export function toCustodyShift(row: BookingDiaryRow, handovers: readonly Handover[]): CustodyShift {
  const positionOf = (type: Handover['type']) =>
    handovers.find((one) => one.stream === row.bookingId && one.type === type)?.position ?? null;
  const edition = row.agreementVersion === null ? undefined : editionOf(row.agreementVersion);
  const found = edition && finesClause(edition);
  return {
    bookingId: row.bookingId,
    user: { id: row.responderId, unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
    checkedInAt: row.checkedInAt,
    checkInPosition: positionOf('VehicleCheckedIn'),
    checkedOutAt: row.checkedOutAt,
    checkOutPosition: positionOf('VehicleCheckedOut'),
    signedAt: row.signedAt,
    agreementVersion: row.agreementVersion,
    clause: found ? { number: found.number, ...found.clause.text } : null,
  };
}

/** A shift ends with its checkout, or with the cancellation of its booking. */
export function hadVehicleAt({ checkedInAt, checkedOutAt, cancelledAt }: BookingDiaryRow, at: Instant): boolean {
  const end = checkedOutAt ?? cancelledAt;
  return checkedInAt !== null && checkedInAt <= at && (end === null || end > at);
}
