import { CsvError, parse } from 'csv-parse/sync';
import { MOST_IMPORT_ROWS } from '@rigbook/contracts/responders/import.words';
import { headerOf, importRowOf, type ImportHeader, type ImportRow } from '@rigbook/contracts/responders/import.rules';
import { Refusal } from '../../platform/decisions/refusal.js';

export interface UsersInFile {
  readonly header: ImportHeader;
  readonly rows: readonly ImportRow[];
}

interface Line {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Spreadsheets write the one or the other, by their country. */
const delimiters = [',', ';', '\t'] as const;

/** The row of a user has two hundred characters; one of hundreds of thousands would keep everybody else waiting. */
const LONGEST_ROW = 10_000;

/**
 * A CSV of users: UTF-8 with or without its mark, the columns named in the first row. @throws Refusal IMPORT_UNREADABLE,
 * IMPORT_EMPTY, IMPORT_COLUMNS_MISSING, IMPORT_COLUMNS_TWICE, IMPORT_TOO_LONG
 */
export function readUsersCsv(csv: string): UsersInFile {
  const tooLong = csv.split(/\r\n|\n|\r/).findIndex((line) => line.length > LONGEST_ROW);
  if (tooLong !== -1) throw new Refusal('IMPORT_UNREADABLE', { line: tooLong + 1 });
  const { delimiter, header } = delimiters
    .map((delimiter) => ({ delimiter, header: headerOf(linesOf(csv, delimiter, 1)[0]?.record ?? []) }))
    .reduce((best, next) => (next.header.placeOf.size > best.header.placeOf.size ? next : best));
  const [top, ...lines] = linesOf(csv, delimiter, MOST_IMPORT_ROWS + 2);
  if (top === undefined) throw new Refusal('IMPORT_EMPTY');
  if (header.missing.length > 0) throw new Refusal('IMPORT_COLUMNS_MISSING', { columns: header.missing });
  if (header.twice.length > 0) throw new Refusal('IMPORT_COLUMNS_TWICE', { columns: header.twice });
  if (lines.length === 0) throw new Refusal('IMPORT_EMPTY');
  if (lines.length > MOST_IMPORT_ROWS) throw new Refusal('IMPORT_TOO_LONG');
  const width = top.record.length;
  return { header, rows: lines.map(({ record, info }) => importRowOf(info.lines, record, header, width)) };
}

/** Quotation marks within a word are letters (`דוא"ל`); one that opens a cell has to be closed. */
function linesOf(csv: string, delimiter: string, most: number): readonly Line[] {
  try {
    return parse(csv, {
      bom: true,
      delimiter,
      info: true,
      max_record_size: LONGEST_ROW,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: most,
    }) as unknown as readonly Line[];
  } catch (error) {
    if (error instanceof CsvError) throw new Refusal('IMPORT_UNREADABLE', { line: Number(error['lines']) || 1 });
    throw error;
  }
}
