import type { Statement } from './statement.js';

/** A statement, and how its rows are read. Slices write queries; `Database` runs them. */
export interface Query<T> {
  readonly statement: Statement;
  readonly read: (rows: readonly object[]) => T;
}

/** Ties a statement to the shape of its rows. */
export const query = <Row extends object, T>(statement: Statement, read: (rows: readonly Row[]) => T): Query<T> => ({
  statement,
  read: read as (rows: readonly object[]) => T,
});

/** A question that is answered by all rows as they come. */
export const allRows = <Row extends object>(statement: Statement) =>
  query<Row, readonly Row[]>(statement, (rows) => rows);

/** A query for the first row, if any. */
export const oneRow = <Row extends object>(statement: Statement) =>
  query<Row, Row | undefined>(statement, ([row]) => row);

/** The results of a list of queries, in order. */
export type Answers<Queries extends readonly Query<unknown>[]> = {
  -readonly [Index in keyof Queries]: Queries[Index] extends Query<infer T> ? T : never;
};
