import { CsvError, parse } from 'csv-parse/sync';
import type { Refusal } from '../decisions/refusal.js';

export interface CsvLine {
  readonly record: readonly string[];
  /** `lines` is the line of the file, as an editor counts them */
  readonly info: { readonly lines: number };
}

/** Splits at the delimiter, up to the given number of lines. */
export type CsvReader = (delimiter: string, most: number) => readonly CsvLine[];

/** Spreadsheets write the one or the other, by their country. */
export const csvDelimiters = [',', ';', '\t'] as const;

/** What people fill in has some hundred characters a row; one of hundreds of thousands would keep everybody else waiting. */
const LONGEST_ROW = 10_000;

/**
 * The lines of a CSV that somebody sent: UTF-8 with or without its mark. Quotation marks within a word are letters (`דוא"ל`);
 * one that opens a cell has to be closed. @throws what `unreadable` makes of the line that cannot be read
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
