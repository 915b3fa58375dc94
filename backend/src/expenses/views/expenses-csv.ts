import { headingInWords } from '@rigbook/contracts/audit/export.words';
import {
  expenseExportHeadings,
  expenseKindWords,
  expenseStatusWords,
  receiptWords,
} from '@rigbook/contracts/expenses/expense.words';
import type { Zone } from '@rigbook/contracts/kernel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { type Cell, csv, type CsvWriter, exportTimes, hundredths } from '../../platform/http/index.js';
import type { ExpenseRow } from './expenses.query.js';

type Column = keyof typeof expenseExportHeadings;
const columns = Object.keys(expenseExportHeadings) as Column[];

const nameOf = (...parts: readonly (string | null)[]): Cell => parts.filter(Boolean).join(' ');

/** For the bookkeeper, one expense in a line. */
export function expensesCsv(language: Language, zone: Zone): CsvWriter<ExpenseRow> {
  const { inZone, inUtc } = exportTimes(zone);
  const cells = (row: ExpenseRow): Readonly<Record<Column, Cell>> => ({
    spentOn: row.spentOn,
    vehicle: row.vehicleName,
    unit: row.unitNumber,
    responder: nameOf(row.firstName, row.lastName),
    kind: expenseKindWords[language][row.kind],
    amount: hundredths(row.amountMinor),
    currency: row.currency,
    liters: hundredths(row.centiliters),
    note: row.note,
    receipt: receiptWords[language][row.receipt],
    status: expenseStatusWords[language][row.status],
    decidedBy: nameOf(row.deciderUnitNumber, row.deciderFirstName, row.deciderLastName),
    reason: row.reason,
    decidedInZone: inZone(row.decidedAt),
    recordedInZone: inZone(row.recordedAt),
    booking: row.bookingId,
    id: row.expenseId,
    decidedInUtc: inUtc(row.decidedAt),
    recordedInUtc: inUtc(row.recordedAt),
  });
  return csv(
    columns.map((column) => headingInWords(expenseExportHeadings, column, language, zone)),
    (row) => {
      const record = cells(row);
      return columns.map((column) => record[column]);
    },
  );
}
