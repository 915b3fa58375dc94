import { headingInWords } from '@rigbook/contracts/audit/export.words';
import { unaccountedExportHeadings } from '@rigbook/contracts/booking/diary/unaccounted-export.words';
import { unaccountedKm } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { Zone } from '@rigbook/contracts/kernel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { type Cell, csv, type CsvWriter, exportTimes } from '../../../platform/http/index.js';
import type { OdometerShiftRow } from './odometer.query.js';

type Column = keyof typeof unaccountedExportHeadings;
const columns = Object.keys(unaccountedExportHeadings) as Column[];

const nameOf = (firstName: string | null, lastName: string | null): Cell =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Kilometers that no shift accounts for, one gap in a line. */
export function unaccountedCsv(language: Language, zone: Zone): CsvWriter<OdometerShiftRow> {
  const { inZone, inUtc } = exportTimes(zone);
  const cells = (row: OdometerShiftRow): Readonly<Record<Column, Cell>> => ({
    vehicle: row.vehicleName,
    kilometers: unaccountedKm(row.checkInKm, row.beforeKm),
    fromKm: row.beforeKm,
    toKm: row.checkInKm,
    beforeInZone: inZone(row.beforeAt),
    beforeUnit: row.beforeUnitNumber,
    before: nameOf(row.beforeFirstName, row.beforeLastName),
    beforeBooking: row.beforeBookingId,
    takenInZone: inZone(row.takenAt),
    takenUnit: row.unitNumber,
    taken: nameOf(row.firstName, row.lastName),
    takenBooking: row.bookingId,
    beforeInUtc: inUtc(row.beforeAt),
    takenInUtc: inUtc(row.takenAt),
  });
  return csv(
    columns.map((column) => headingInWords(unaccountedExportHeadings, column, language, zone)),
    (row) => {
      const record = cells(row);
      return columns.map((column) => record[column]);
    },
  );
}
