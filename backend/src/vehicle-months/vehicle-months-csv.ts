import { headingInWords } from '@rigbook/contracts/audit/export.words';
import { litersPer100Km } from '@rigbook/contracts/expenses/expense.rules';
import { CURRENCY } from '@rigbook/contracts/expenses/expense.words';
import { costMinor, drawn } from '@rigbook/contracts/fleet/vehicle-months.rules';
import { vehicleMonthHeadings } from '@rigbook/contracts/fleet/vehicle-months.words';
import type { Zone } from '@rigbook/contracts/kernel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { type Cell, csv, type CsvWriter, hundredths } from '../platform/http/index.js';
import type { VehicleMonthRow } from './vehicle-months.query.js';

type Column = keyof typeof vehicleMonthHeadings;
const columns = Object.keys(vehicleMonthHeadings) as Column[];

const cellsOf = (row: VehicleMonthRow): Readonly<Record<Column, Cell>> => ({
  month: row.month,
  vehicle: row.vehicleName,
  kilometers: row.kilometers,
  hours: drawn('hours', row),
  liters: hundredths(row.centiliters),
  litersPer100Km: litersPer100Km(row.centiliters, row.kilometers),
  damageReports: row.damageReports,
  fuel: hundredths(row.fuelMinor),
  other: hundredths(row.otherMinor),
  service: hundredths(row.serviceMinor),
  repair: hundredths(row.repairMinor),
  cost: hundredths(costMinor(row)),
  currency: CURRENCY,
  vehicleId: row.vehicleId,
});

/** One month of one vehicle in a line. */
export const vehicleMonthsCsv = (language: Language, zone: Zone): CsvWriter<VehicleMonthRow> =>
  csv(
    columns.map((column) => headingInWords(vehicleMonthHeadings, column, language, zone)),
    (row) => {
      const cells = cellsOf(row);
      return columns.map((column) => cells[column]);
    },
  );
