import {
  actingPartyLabels,
  bookingStatusLabels,
  eligibilityWarnings,
  eligibilityWarningWords,
} from '@rigbook/contracts/booking/booking.words';
import {
  actingPartyLabelsInHebrew,
  bookingStatusLabelsInHebrew,
  eligibilityWarningWordsInHebrew,
} from '@rigbook/contracts/booking/words-in-hebrew';
import { emergencyReviewInWords } from '@rigbook/contracts/booking/emergency/emergency.rules';
import type { DiaryExportColumn } from '@rigbook/contracts/booking/diary/diary-export.words';
import type { Zone } from '@rigbook/contracts/kernel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { type Cell, exportTimes } from '../../../platform/http/index.js';
import type { BookingDiaryRow } from './booking-diary.query.js';

const wordsIn = {
  en: { status: bookingStatusLabels, warning: eligibilityWarningWords, party: actingPartyLabels },
  he: {
    status: bookingStatusLabelsInHebrew,
    warning: eligibilityWarningWordsInHebrew,
    party: actingPartyLabelsInHebrew,
  },
} as const;

/** A booking as columns of an export. */
export function diaryCells(
  language: Language,
  zone: Zone,
): (row: BookingDiaryRow) => Readonly<Record<DiaryExportColumn, Cell>> {
  const words = wordsIn[language];
  const { inZone, inUtc } = exportTimes(zone);
  return (row) => ({
    id: row.bookingId,
    status: words.status[row.status],
    unit: row.unitNumber,
    firstName: row.firstName,
    lastName: row.lastName,
    vehicle: row.vehicleName,
    vehicleType: row.vehicleType,
    startInZone: inZone(row.startAt),
    endInZone: inZone(row.endAt),
    hours: row.durationHours,
    purpose: row.purpose,
    requestedInZone: inZone(row.requestedAt),
    decidedInZone: inZone(row.decidedAt),
    decidedBy: decidedBy(row),
    signedInZone: inZone(row.signedAt),
    checkedInInZone: inZone(row.checkedInAt),
    checkedOutInZone: inZone(row.checkedOutAt),
    cancelledInZone: inZone(row.cancelledAt),
    cancelledBy: row.cancelledBy && words.party[row.cancelledBy],
    adminNotes: row.adminNotes,
    reason: row.reason,
    warnings: eligibilityWarnings
      .filter((warning) => row.eligibilityWarnings.includes(warning))
      .map((warning) => words.warning[warning])
      .join(' '),
    mileage: row.checkInMileageKm,
    fuel: row.checkInFuelPercent,
    mileageBack: row.checkOutMileageKm,
    fuelBack: row.checkOutFuelPercent,
    damageReports: row.damageReportCount,
    startInUtc: inUtc(row.startAt),
    endInUtc: inUtc(row.endAt),
    requestedInUtc: inUtc(row.requestedAt),
    decidedInUtc: inUtc(row.decidedAt),
    signedInUtc: inUtc(row.signedAt),
    checkedInInUtc: inUtc(row.checkedInAt),
    checkedOutInUtc: inUtc(row.checkedOutAt),
    cancelledInUtc: inUtc(row.cancelledAt),
    emergency: row.emergencyReview && emergencyReviewInWords[language][row.emergencyReview],
  });
}

/** Empty if there is no decision, or that person was erased. */
function decidedBy(row: BookingDiaryRow): Cell {
  if (row.decidedBy === null || !row.deciderUnitNumber) return null;
  const name = [row.deciderFirstName, row.deciderLastName].filter(Boolean).join(' ');
  return name === '' ? row.deciderUnitNumber : `${name} (${row.deciderUnitNumber})`;
}
