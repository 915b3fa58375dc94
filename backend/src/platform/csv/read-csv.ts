import { CsvError, parse } from 'csv-parse/sync';
import type { Refusal } from '../decisions/refusal.js';

export interface CsvLine {
  readonly record: readonly string[];
  /** `line` counts from 1, like an editor */
  readonly info: { readonly lines: number };
}

/** Splits at the delimiter, up to the given number of lines. */
export type CsvReader = (delimiter: string, most: number) => readonly CsvLine[];

/** Spreadsheets use either, depending on the country. */
export const csvDelimiters = [',', ';', '\t'] as const;

/** Normal rows have a few hundred characters; one of hundreds of thousands would block other requests. */
const LONGEST_ROW = 10_000;

/**
 * Reads an uploaded CSV: UTF-8 with or without a byte order mark. Quotation marks inside a word are letters (`דוא"ל`); one that opens
 * a cell must be closed. @throws the result of `unreadable` for the bad line
 */
export function csvReader(csv: string, unreadable: (line: number) => Refusal): CsvReader {
  const tooLong = csv.split(/\r\n|\n|\r/).findIndex((line) => line.length > LONGEST_ROW);
  if (tooLong !== -1) throw unreadable(tooLong + 1);
  return (delimiter, most) => {
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
      }) as unknown as readonly CsvLine[];
    } catch (error) {
      if (error instanceof CsvError) throw unreadable(Number(error['lines']) || 1);
      throw error;
    }
  };
}
