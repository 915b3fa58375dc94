import { sqlName } from './row-view/column.js';
import type { Statement } from './statement.js';

export interface OverRows<Name extends string> {
  /** see Statement: belongs to this one text */
  readonly name: string;
  /** The SQL type of each cell, `{ bookingId: 'uuid' }`. In SQL the cell is called `booking_id`. */
  readonly cells: Readonly<Record<Name, string>>;
  readonly rows: readonly Readonly<Record<NoInfer<Name>, unknown>>[];
  /** The statement around `FROM ${rows}`, where the rows go by the name `e`. */
  readonly text: (rows: string) => string;
}

interface Texts {
  readonly one: string;
  readonly many: string;
}

const texts = new Map<string, Texts>();

/**
 * One statement over one row or thousands: the live write has one, a rebuild a batch. A single row is written as VALUES, of
 * which PostgreSQL makes a plain INSERT or a look-up by key, with a plan that serves every time. Several rows are one
 * parameter, a JSON array, so that the text is the same for any number of them.
 */
export function overRows<Name extends string>({ name, cells, rows, text }: OverRows<Name>): Statement {
  const names = Object.keys(cells) as Name[];
  let known = texts.get(name);
  if (!known) texts.set(name, (known = { one: text(oneRow(cells, names)), many: text(manyRows(cells, names)) }));
  const [row] = rows;
  return row && rows.length === 1
    ? { name: `${name}/1`, text: known.one, values: names.map((cell) => row[cell] ?? null) }
    : { name, text: known.many, values: [JSON.stringify(rows)] };
}

type Cells = Readonly<Record<string, string>>;

const oneRow = (cells: Cells, names: readonly string[]): string =>
  `(VALUES (${names.map((name, at) => `$${at + 1}::${cells[name]}`).join(', ')})) AS e (${names.map(sqlName).join(', ')})`;

const manyRows = (cells: Cells, names: readonly string[]): string =>
  `(SELECT ${names.map((name) => `"${name}" AS ${sqlName(name)}`).join(', ')}
    FROM json_to_recordset($1::json) AS r (${names.map((name) => `"${name}" ${cells[name]}`).join(', ')})) AS e`;
