import { stringify } from 'csv-stringify/sync';
import { type Instant, millisOf, type Zone } from '@rigbook/contracts/kernel';

export type Cell = string | number | null;

export interface CsvWriter<Row> {
  /** the first line, after the byte order mark that spreadsheets need */
  readonly head: string;
  linesOf(rows: readonly Row[]): string;
}

/** RFC 4180. Text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
const format = { record_delimiter: 'windows', escape_formulas: true } as const;

/** A file for spreadsheets, written in batches of rows. */
export const csv = <Row>(headings: readonly string[], cells: (row: Row) => readonly Cell[]): CsvWriter<Row> => ({
  head: stringify([[...headings]], { ...format, bom: true }),
  linesOf: (rows) =>
    stringify(
      rows.map((row) => [...cells(row)]),
      format,
    ),
});

/** As spreadsheets read a number: never through a fraction, which would round. */
export const hundredths = (minor: number | null): Cell =>
  minor === null ? null : `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

export interface ExportTimes {
  readonly inZone: (at: Instant | null) => string | null;
  readonly inUtc: (at: Instant | null) => string | null;
}

/** Instants for spreadsheets: in local time, and in UTC. */
export function exportTimes(zone: Zone): ExportTimes {
  // Swedish dates read 2026-11-22 18:00; ten times as fast as Luxon, which matters in large exports
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return { inZone: (at) => at && clock.format(millisOf(at)), inUtc: (at) => at };
}
