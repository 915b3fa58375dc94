import { MOST_IMPORT_ROWS } from '@rigbook/contracts/responders/import.words';
import { headerOf, importRowOf, type ImportHeader, type ImportRow } from '@rigbook/contracts/responders/import.rules';
import { csvDelimiters, csvReader } from '../../platform/csv/read-csv.js';
import { Refusal } from '../../platform/decisions/index.js';

export interface UsersInFile {
  readonly header: ImportHeader;
  readonly rows: readonly ImportRow[];
}

/**
 * A CSV of users, the columns named in the first row. @throws Refusal IMPORT_UNREADABLE,
 * IMPORT_EMPTY, IMPORT_COLUMNS_MISSING, IMPORT_COLUMNS_TWICE, IMPORT_TOO_LONG
 */
export function readUsersCsv(csv: string): UsersInFile {
  const readLines = csvReader(csv, (line) => new Refusal('IMPORT_UNREADABLE', { line }));
  const { delimiter, header } = csvDelimiters
    .map((delimiter) => ({ delimiter, header: headerOf(readLines(delimiter, 1)[0]?.record ?? []) }))
    .reduce((best, next) => (next.header.placeOf.size > best.header.placeOf.size ? next : best));
  const [top, ...lines] = readLines(delimiter, MOST_IMPORT_ROWS + 2);
  if (top === undefined) throw new Refusal('IMPORT_EMPTY');
  if (header.missing.length > 0) throw new Refusal('IMPORT_COLUMNS_MISSING', { columns: header.missing });
  if (header.twice.length > 0) throw new Refusal('IMPORT_COLUMNS_TWICE', { columns: header.twice });
  if (lines.length === 0) throw new Refusal('IMPORT_EMPTY');
  if (lines.length > MOST_IMPORT_ROWS) throw new Refusal('IMPORT_TOO_LONG');
  const width = top.record.length;
  return { header, rows: lines.map(({ record, info }) => importRowOf(info.lines, record, header, width)) };
}
