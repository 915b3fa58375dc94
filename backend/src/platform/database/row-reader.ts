import { typeParsers } from './type-parsers.js';

/** A row as the server sends it: text or null for each column. */
export type TextRow = readonly (string | null)[];

export interface ColumnDescription {
  readonly name: string;
  readonly dataTypeID: number;
}

export type ReadRow = (row: TextRow) => object;

/** Makes objects of rows with these columns, with values as `typeParsers` defines. */
export function rowReader(columns: readonly ColumnDescription[]): ReadRow {
  const names = columns.map(({ name }) => name);
  const parsers = columns.map(
    ({ dataTypeID }) => typeParsers.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
  );
  return (row) => {
    const read: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at += 1) {
      const cell = row[at] ?? null;
      read[names[at] ?? ''] = cell === null ? null : parsers[at]?.(cell);
    }
    return read;
  };
}
