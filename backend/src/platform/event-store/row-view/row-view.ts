import { asInstant } from '../../database/type-parsers.js';
import { rowsStatement } from '../projecting/rows-statement.js';
import type { Projection, ProjectionHandler } from '../projection.js';
import type { DomainEvent, ProjectedEvent } from '../recorded-event.js';
import type { Statement } from '../../database/statement.js';
import { type AnyColumn, type Columns, instant, sqlName, UnlessSet } from './column.js';

type Row<C extends Columns> = { readonly [Name in keyof C]: C[Name]['holds'] };

/** What a row of the view holds. */
export type RowOf<View extends { readonly columns: Columns }> = Row<View['columns']>;

type Told<C extends Columns, Key> = {
  [Name in Exclude<keyof C, Key>]: C[Name]['told'] extends true ? Name : never;
}[Exclude<keyof C, Key>];

/** The columns that an event must set to add a row. The default key is the event's stream. */
type NewRow<C extends Columns, Key> = Partial<Row<C>> & Pick<Row<C>, Told<C, Key>>;

type Change<C extends Columns> = { readonly [Name in keyof C]?: C[Name]['holds'] | UnlessSet<C[Name]['holds']> };

type Says<E extends DomainEvent, Said> = {
  readonly [T in E['type']]?: (event: ProjectedEvent<Extract<E, { type: T }>>) => Said | readonly Said[];
};

export interface RowTable<C extends Columns, Key extends keyof C & string> {
  /** of the view; if eventual, also the name of its checkpoint */
  readonly name: string;
  readonly table: string;
  /** the column that is the primary key */
  readonly key: Key;
  readonly columns: C;
}

export interface RowsFrom<E extends DomainEvent, C extends Columns, Key extends keyof C> {
  /** see Projection */
  readonly partitionBy?: (event: ProjectedEvent<E>) => string | readonly string[];
  /** The rows that an event adds; an existing row stays as it is. */
  readonly adds: Says<E, NewRow<C, Key>>;
  /** What an event sets. The default key is the event's stream. */
  readonly changes?: Says<E, Change<C>>;
  /** How an event empties the copies of texts that it erases. */
  readonly forgets?: Projection<E>['on'];
}

/** An event that a command is about to store: it has no id yet. */
export type DecidedEvent<E extends DomainEvent> = E extends DomainEvent ? Omit<ProjectedEvent<E>, 'id'> : never;

export interface RowView<E extends DomainEvent, C extends Columns> extends Projection<E> {
  readonly columns: C;
  /** The columns for a SELECT from a table or its alias, each under its name in TypeScript. */
  readonly select: (from: string) => string;
  /** The SQL of a column's value as an answer shows it, for JSON that Postgres writes. */
  readonly shown: (from: string, column: keyof C & string) => string;
  /**
   * A row after one more event, without the database: `diary.after(pendingRow, approved).status` is 'approved'. If the event adds a
   * row, its columns override the given ones.
   */
  readonly after: <Before extends object>(before: Before, event: DecidedEvent<E>) => Before & Row<C>;
}

type Cells = Readonly<Record<string, unknown>>;
type Saying = (event: ProjectedEvent) => Cells | readonly Cells[];

/**
 * A view of one row per key, declared once. The declaration provides the statements of live write and rebuild, the row type, the
 * columns of queries and the row with which a command answers (docs/adr/0054).
 */
export const rowView = <C extends Columns, Key extends keyof C & string>(table: RowTable<C, Key>) => ({
  columns: table.columns,
  select: selectFrom(table.columns),
  /** What events write. A slice can declare this for a table that a lower slice declares and reads. */
  from: <E extends DomainEvent>(rows: RowsFrom<E, C, Key>): RowView<E, C> => viewOf(table, rows),
});

const selectFrom = (columns: Columns) => (from: string) =>
  Object.keys(columns)
    .map((column) => `${from}.${sqlName(column)} AS "${column}"`)
    .join(', ');

const shownFrom =
  (columns: Columns): RowView<DomainEvent, Columns>['shown'] =>
  (from, column) => {
    const value = `${from}.${sqlName(column)}`;
    return columns[column]?.sqlType === instant.sqlType ? asInstant(value) : value;
  };

function viewOf<E extends DomainEvent, C extends Columns, Key extends keyof C & string>(
  { name, table, key, columns }: RowTable<C, Key>,
  { partitionBy, ...rows }: RowsFrom<E, C, Key>,
): RowView<E, C> {
  const adds = rows.adds as object as Readonly<Record<string, Saying>>;
  const changes = (rows.changes ?? {}) as Readonly<Record<string, Saying>>;
  const keyInSql = sqlName(key);

  const rowsOf = (says: Saying, event: ProjectedEvent): Cells[] => {
    const said = says(event);
    const withKey = (one: Cells): Cells => ({ [key]: event.stream, ...one });
    return Array.isArray(said) ? said.map(withKey) : [withKey(said as Cells)];
  };

  const writing = (types: Readonly<Record<string, Saying>>, text: TextLike) =>
    Object.entries(types).map(([type, says]): [string, ProjectionHandler<DomainEvent>] => {
      const write = writerOf(`${name}.${type}`, columns, text);
      return [type, (events) => write(events.flatMap((event) => rowsOf(says, event)))];
    });
  const insert: TextLike = (source, like) => {
    const set = Object.keys(like).map(sqlName).join(', ');
    return `INSERT INTO ${table} (${set}) SELECT ${set} FROM ${source} ON CONFLICT (${keyInSql}) DO NOTHING`;
  };
  const update: TextLike = (source, { [key]: _, ...like }) => {
    const set = Object.entries(like).map(([column, value]) => setting(sqlName(column), value));
    return `UPDATE ${table} t SET ${set.join(', ')} FROM ${source} WHERE t.${keyInSql} = e.${keyInSql}`;
  };

  const newRow = Object.fromEntries(Object.entries(columns).map(([column, { initial }]) => [column, initial]));
  const after = (before: Cells, event: ProjectedEvent): Cells => {
    const says = adds[event.type] ?? changes[event.type];
    const said = says ? rowsOf(says, event) : [];
    const row = said.find((one) => before[key] === undefined || one[key] === before[key]) ?? {};
    return settle(row, before, adds[event.type] ? copyTo(copyTo({}, before), newRow) : copyTo({}, before));
  };

  return {
    name,
    tables: [table],
    ...(rows.forgets && { forgetsOn: Object.keys(rows.forgets) }),
    ...(partitionBy && { partitionBy }),
    on: {
      ...Object.fromEntries([...writing(adds, insert), ...writing(changes, update)]),
      ...rows.forgets,
    },
    columns,
    select: selectFrom(columns),
    shown: shownFrom(columns),
    after: after as unknown as RowView<E, C>['after'],
  };
}

/** The text of a statement for rows like this one. */
type TextLike = (rows: string, like: Cells) => string;

/** Rows that set the same columns: one statement, since a statement's name has one text. */
interface Variant {
  readonly name: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly columnCount: number;
}

/** Writes the rows of one event type, in as many statements as its rows have sets of columns: usually one. */
function writerOf(name: string, columns: Columns, text: TextLike): (rows: readonly Cells[]) => readonly Statement[] {
  const variants: Variant[] = [];
  const variantOf = (row: Cells): Variant => {
    const known = variants.find(({ cells, columnCount }) => hasSameColumns(row, cells, columnCount));
    if (known) return known;
    const sqlTypes = Object.keys(row).map((column) => [column, (columns[column] as AnyColumn).sqlType]);
    const added = {
      name: variants.length === 0 ? name : `${name}-${variants.length + 1}`,
      cells: Object.fromEntries(sqlTypes) as Variant['cells'],
      columnCount: sqlTypes.length,
    };
    variants.push(added);
    return added;
  };
  return (rows) => {
    const rowsOf = new Map<Variant, Cells[]>();
    for (const row of rows) {
      const variant = variantOf(row);
      const alike = rowsOf.get(variant);
      if (alike) alike.push(row);
      else rowsOf.set(variant, [row]);
    }
    return [...rowsOf].map(([variant, alike]) =>
      rowsStatement({
        name: variant.name,
        cells: variant.cells,
        rows: Object.values(alike[0] as Cells).some(isUnlessSet) ? alike.map((row) => settle(row, {}, {})) : alike,
        text: (source) => text(source, alike[0] as Cells),
      }),
    );
  };
}

/** Called for every row of a rebuild: without lists of names. */
function hasSameColumns(row: Cells, columns: Cells, columnCount: number): boolean {
  let found = 0;
  for (const column in row) {
    if (columns[column] === undefined) return false;
    found += 1;
  }
  return found === columnCount;
}

const isUnlessSet = (value: unknown): value is UnlessSet<unknown> => value instanceof UnlessSet;

const setting = (column: string, value: unknown): string =>
  `${column} = ${isUnlessSet(value) ? `coalesce(t.${column}, e.${column})` : `e.${column}`}`;

/** Fills in the given values, without those that must keep the existing value. */
function settle(said: Cells, before: Cells, row: Record<string, unknown>): Cells {
  for (const column in said) {
    const value = said[column];
    row[column] = isUnlessSet(value) ? (before[column] ?? value.value) : (value ?? null);
  }
  return row;
}

/** To spread two wide rows into one takes V8 twenty times as long. */
function copyTo(row: Record<string, unknown>, from: Cells): Record<string, unknown> {
  for (const column in from) row[column] = from[column];
  return row;
}
