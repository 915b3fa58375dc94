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
import type { DiaryExportColumn } from '@rigbook/contracts/booking/diary/diary-export.words';
import type { Zone } from '@rigbook/contracts/kernel/time';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { type Cell, exportTimes } from '../../platform/http/csv.js';
import type { BookingDiaryRow } from './booking-diary.row.js';

const wordsIn = {
  en: { status: bookingStatusLabels, warning: eligibilityWarningWords, party: actingPartyLabels },
  he: {
    status: bookingStatusLabelsInHebrew,
    warning: eligibilityWarningWordsInHebrew,
    party: actingPartyLabelsInHebrew,
  },
} as const;

/** A booking as the columns of an export say it. */
export function diaryCells(
  language: Language,
  zone: Zone,
): (row: BookingDiaryRow) => Readonly<Record<DiaryExportColumn, Cell>> {
  const words = wordsIn[language];
  const { inZone, inUtc } = exportTimes(zone);
  return (row) => ({
    id: row.booking_id,
    status: words.status[row.status],
    unit: row.unit_number,
    firstName: row.first_name,
    lastName: row.last_name,
    vehicle: row.vehicle_name,
    vehicleType: row.vehicle_type,
    startInZone: inZone(row.start_at),
    endInZone: inZone(row.end_at),
    hours: row.duration_hours,
    purpose: row.purpose,
    requestedInZone: inZone(row.requested_at),
    decidedInZone: inZone(row.decided_at),
    signedInZone: inZone(row.signed_at),
    checkedInInZone: inZone(row.checked_in_at),
    checkedOutInZone: inZone(row.checked_out_at),
    cancelledInZone: inZone(row.cancelled_at),
    cancelledBy: row.cancelled_by && words.party[row.cancelled_by],
    adminNotes: row.admin_notes,
    reason: row.reason,
    warnings: eligibilityWarnings
      .filter((warning) => row.eligibility_warnings.includes(warning))
      .map((warning) => words.warning[warning])
      .join(' '),
    mileage: row.check_in_mileage_km,
    fuel: row.check_in_fuel_percent,
    mileageBack: row.check_out_mileage_km,
    fuelBack: row.check_out_fuel_percent,
    damageReports: row.damage_report_count,
    startInUtc: inUtc(row.start_at),
    endInUtc: inUtc(row.end_at),
    requestedInUtc: inUtc(row.requested_at),
    decidedInUtc: inUtc(row.decided_at),
    signedInUtc: inUtc(row.signed_at),
    checkedInInUtc: inUtc(row.checked_in_at),
    checkedOutInUtc: inUtc(row.checked_out_at),
    cancelledInUtc: inUtc(row.cancelled_at),
  });
}
