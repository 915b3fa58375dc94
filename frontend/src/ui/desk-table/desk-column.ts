import type { ReactNode } from 'react';

export interface DeskColumn<Row> {
  /** Stays the same: the device and the address remember columns by it. */
  readonly name: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** In pixels, or a share of the table; columns without one share the rest. */
  readonly width?: number | `${number}%`;
  readonly align?: 'end';
  /** Ascending order of the rows at hand; `server` if the rows already come in the order asked for. */
  readonly order?: ((one: Row, other: Row) => number) | 'server';
  /** Takes up to two lines in the height of the row. */
  readonly wraps?: true;
  /** Can be left out by choice; `hidden` is left out until it is chosen. */
  readonly optional?: 'shown' | 'hidden';
  /** The heading of a row: names it on a card, and reads as its header in the table. The first column if none is. */
  readonly heading?: true;
  /** In a card, a value that explains itself needs no label; buttons stand below everything. */
  readonly inCard?: 'unlabeled' | 'buttons' | 'none';
}

export interface Sorting {
  /** The column's name, with a minus in front if descending. */
  readonly sort?: string | undefined;
  readonly onSort?: ((sort: string | undefined) => void) | undefined;
}

export const isHeading = <Row>(columns: readonly DeskColumn<Row>[], column: DeskColumn<Row>): boolean =>
  column === (columns.find(({ heading }) => heading) ?? columns[0]);

export const directionOfSort = (name: string, sort: string | undefined): 'ascend' | 'descend' | null =>
  sort === name ? 'ascend' : sort === `-${name}` ? 'descend' : null;

/** The rows at hand in the order of the column; as they are if the server orders them. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly DeskColumn<Row>[],
  sort: string | undefined,
): readonly Row[] {
  const column = columns.find(({ name }) => directionOfSort(name, sort) !== null);
  if (column === undefined || typeof column.order !== 'function') return rows;
  const { order } = column;
  return rows.toSorted(sort === column.name ? order : (one, other) => order(other, one));
}
