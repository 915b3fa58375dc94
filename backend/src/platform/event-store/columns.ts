/**
 * Turns rows into the column arrays that `unnest($1::uuid[], $2::text[])` takes: `columns(events, (e) => [e.stream, e.type])`.
 * A json column is passed as `JSON.stringify(value)` and cast to `jsonb[]`; `undefined` becomes null; never pass nested arrays,
 * which Postgres would flatten.
 */
export function columns<Row>(rows: readonly Row[], cells: (row: Row) => readonly unknown[]): unknown[][] {
  const result: unknown[][] = [];
  for (const row of rows) {
    cells(row).forEach((cell, at) => (result[at] ??= []).push(cell ?? null));
  }
  return result;
}
