import { stringify } from 'csv-stringify/sync';
import { type Instant, millisOf, type Zone } from '@rigbook/contracts/kernel';

export type Cell = string | number | null;

export interface CsvWriter<Row> {
  /** the first line, behind the mark by which spreadsheets know UTF-8 */
  readonly head: string;
  linesOf(rows: readonly Row[]): string;
}

/** RFC 4180. A text that a spreadsheet would carry out as a formula gets an apostrophe before it and stays a text. */
const format = { record_delimiter: 'windows', escape_formulas: true } as const;

/** A file for spreadsheets, written some rows at a time. */
export const csv = <Row>(headings: readonly string[], cells: (row: Row) => readonly Cell[]): CsvWriter<Row> => ({
  head: stringify([[...headings]], { ...format, bom: true }),
  linesOf: (rows) =>
    stringify(
      rows.map((row) => [...cells(row)]),
      format,
    ),
});

export interface ExportTimes {
  readonly inZone: (at: Instant | null) => string | null;
  readonly inUtc: (at: Instant | null) => string | null;
}

/** Instants as spreadsheets take them: on the clocks of the zone, and in UTC. */
export function exportTimes(zone: Zone): ExportTimes {
  // Swedish dates read 2026-11-22 18:00; ten times as fast as Luxon, which matters in large exports
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return { inZone: (at) => at && clock.format(millisOf(at)), inUtc: (at) => at };
}
