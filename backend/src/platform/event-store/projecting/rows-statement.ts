import { sqlName } from '../row-view/column.js';
import type { Statement } from '../../database/statement.js';

export interface RowsStatement<Name extends string> {
  /** see Statement: belongs to this one text */
  readonly name: string;
  /** The SQL type of each cell, `{ bookingId: 'uuid' }`. In SQL the cell is called `booking_id`. */
  readonly cells: Readonly<Record<Name, string>>;
  readonly rows: readonly Readonly<Record<NoInfer<Name>, unknown>>[];
  /** The statement around `FROM ${rows}`, where the rows have the alias `e`. One row may have a simpler one. */
  readonly text: (rows: string, isOne: boolean) => string;
}

interface Texts<Name extends string = string> {
  readonly names: readonly Name[];
  readonly one: string;
  readonly many: string;
}

const texts = new Map<string, Texts>();

/**
 * One statement over one row (live write) or thousands (rebuild). A single row becomes VALUES, for which PostgreSQL uses a plain
 * INSERT or a look-up by key with a reusable plan. Several rows become one array per cell, so that the text is the same for any
 * number of rows. A cell of type `text[]` contains words without commas.
 */
export function rowsStatement<Name extends string>({ name, cells, rows, text }: RowsStatement<Name>): Statement {
  let known = texts.get(name) as Texts<Name> | undefined;
  if (!known) {
    known = { names: Object.keys(cells) as Name[], one: text(oneRow(cells), true), many: text(manyRows(cells), false) };
    texts.set(name, known);
  }
  const { names } = known;
  const [row] = rows;
  return row && rows.length === 1
    ? { name: `${name}/1`, text: known.one, values: names.map((cell) => row[cell] ?? null) }
    : { name, text: known.many, values: names.map((cell) => arrayOf(rows, cell, cells[cell])) };
}

type Cells = Readonly<Record<string, string>>;

function oneRow(cells: Cells): string {
  const values = Object.values(cells).map((type, at) => `$${at + 1}::${type}`);
  return `(VALUES (${values.join(', ')})) AS e (${Object.keys(cells).map(sqlName).join(', ')})`;
}

function manyRows(cells: Cells): string {
  const names = Object.keys(cells).map(sqlName).join(', ');
  const arrays = Object.values(cells).map((type, at) => `$${at + 1}::${isList(type) ? 'text' : type}[]`);
  const unnested = `unnest(${arrays.join(', ')})`;
  if (!Object.values(cells).some(isList)) return `${unnested} AS e (${names})`;
  const split = Object.entries(cells).map(([name, type]) =>
    isList(type) ? `string_to_array(${sqlName(name)}, ',') AS ${sqlName(name)}` : sqlName(name),
  );
  return `(SELECT ${split.join(', ')} FROM ${unnested} AS r (${names})) AS e`;
}

const isList = (type: string): boolean => type === 'text[]';

/** Types whose values need no quotes in an array. pg would quote each one, which slows a rebuild. */
const unquoted = ['uuid', 'timestamptz', 'date', 'integer', 'smallint', 'boolean'];
type Unquoted = string | number | boolean | null | undefined;

const arrayOf = (rows: readonly Readonly<Record<string, unknown>>[], cell: string, type: string): unknown =>
  unquoted.includes(type)
    ? `{${rows.map((row) => (row[cell] as Unquoted) ?? 'NULL').join(',')}}`
    : rows.map((row) => inArray(row[cell]));

/** PostgreSQL would flatten arrays of arrays. */
const inArray = (cell: unknown): unknown => (Array.isArray(cell) ? cell.join(',') : (cell ?? null));
