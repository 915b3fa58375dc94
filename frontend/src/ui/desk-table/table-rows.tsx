import { Checkbox, Table, type TableColumnType, type TableProps } from 'antd';
import {
  type ComponentProps,
  createContext,
  memo,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
} from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Bone } from '../feedback/skeleton.js';
import { directionOfSort, isHeading, type DeskColumn, type Sorting } from './desk-column.js';
import styles from './desk-table.module.css';
import type { VisibleRows } from './use-visible-rows.js';

export interface ListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[] | undefined;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly currentId: string | undefined;
  readonly isUrgent: ((row: Row) => boolean) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly choosing:
    | {
        readonly chosenIds: ReadonlySet<string>;
        /** with those between it and the one before, where a mouse holds the shift key */
        readonly toggle: (id: string, withThoseBetween?: boolean) => void;
        readonly choose: (ids: ReadonlySet<string>) => void;
      }
    | undefined;
}

interface Props<Row> extends ListProps<Row>, Sorting {
  readonly visible: VisibleRows;
}

/** While loading: rows in their true height, whose head is there already. */
const BONES = 8;
const bones = Array.from({ length: BONES }, (_, nth) => ({ bone: `bone-${nth}` }));
type Bone = (typeof bones)[number];

const isBone = (row: unknown): row is Bone => typeof row === 'object' && row !== null && 'bone' in row;

export function TableRows<Row>({ rows, idOf, columns, sort, onSort, visible, ...props }: Props<Row>) {
  const onScreen = rows?.slice(visible.first, visible.last) ?? [];
  const firstId = onScreen[0] && idOf(onScreen[0]);
  const tabbable = onScreen.some((row) => idOf(row) === props.currentId) ? props.currentId : firstId;

  const antdColumns = columns.map((column): TableColumnType<Row | Bone> => ({
    key: column.name,
    title: column.title,
    ...(column.width !== undefined && { width: column.width }),
    ...(column.align && { align: column.align }),
    ...(isHeading(columns, column) && { rowScope: 'row' }),
    ...(column.order && { sorter: true, sortOrder: directionOfSort(column.name, sort) }),
    // the server always has some order: a third press turns it round again
    ...(column.order === 'server' && { sortDirections: ['ascend', 'descend', 'ascend'] }),
    render: (_, row) => {
      if (isBone(row)) return <Bone height={14} width="70%" />;
      const content = <Content cell={column.cell as CellOf<unknown>} row={row} />;
      return column.wraps ? <div className={styles.wraps}>{content}</div> : content;
    },
    onCell: () => tellingAll,
  }));

  const open = (row: Row, { target, currentTarget }: MouseEvent<HTMLElement>) => {
    // a press in a menu of the row bubbles to it through React, though the menu is elsewhere in the document
    const isElsewhere = !currentTarget.contains(target as Element);
    const isControl = (target as Element).closest('a, button, input, label') !== null;
    if (!isElsewhere && !isControl && window.getSelection()?.isCollapsed !== false) props.onOpen?.(row);
  };
  const onRow: TableProps<Row | Bone>['onRow'] = (row) => {
    if (isBone(row)) return { 'aria-hidden': true };
    const id = idOf(row);
    return {
      'data-row-key': id,
      'aria-label': props.nameOf(row),
      'data-urgent': props.isUrgent?.(row) === true || undefined,
      'data-opens': props.onOpen !== undefined || undefined,
      'aria-current': id === props.currentId || undefined,
      tabIndex: id === tabbable ? 0 : -1,
      onClick: (event) => open(row, event),
    } as ComponentProps<'tr'>;
  };
  return (
    <HiddenRows value={visible}>
      <Table<Row | Bone>
        className={styles.table ?? ''}
        size="small"
        tableLayout="fixed"
        pagination={false}
        showSorterTooltip={false}
        rowHoverable={false}
        sortDirections={['ascend', 'descend']}
        aria-label={props.label}
        components={components}
        loading={silent}
        rowKey={(row) => (isBone(row) ? row.bone : idOf(row))}
        columns={antdColumns}
        dataSource={rows === undefined ? bones : onScreen}
        onRow={onRow}
        onChange={(_page, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? { columnKey: undefined, order: null } : sorter;
          onSort?.(order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : undefined);
        }}
        {...(props.choosing && { rowSelection: rowSelection(rows ?? [], idOf, props.nameOf, props.choosing) })}
      />
    </HiddenRows>
  );
}

type CellOf<Row> = (row: Row) => ReactNode;

/** What a cell has no room for shows under the mouse. */
const tellingAll = {
  onPointerEnter({ currentTarget: cell }: PointerEvent<HTMLElement>): void {
    const isCut = (element: Element) =>
      element.clientWidth > 1 &&
      (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const cuts = [cell, ...cell.querySelectorAll('*')].some(isCut);
    cell.title = cuts ? cell.innerText : '';
  },
};

/** Most rows stay as others scroll into sight, and are not drawn again. */
const Content = memo(({ cell, row }: { readonly cell: CellOf<unknown>; readonly row: unknown }) => cell(row));

/** All rows can be chosen at once, also those that are not on the screen. */
function rowSelection<Row>(
  rows: readonly Row[],
  idOf: ListProps<Row>['idOf'],
  nameOf: ListProps<Row>['nameOf'],
  { chosenIds, toggle, choose }: NonNullable<ListProps<Row>['choosing']>,
): NonNullable<TableProps<Row | Bone>['rowSelection']> {
  return {
    columnWidth: 44,
    columnTitle: <ChooseAll ids={rows.map(idOf)} chosenIds={chosenIds} choose={choose} />,
    renderCell: (_, row) =>
      isBone(row) ? (
        <Checkbox disabled />
      ) : (
        <ChooseRow id={idOf(row)} name={nameOf(row)} checked={chosenIds.has(idOf(row))} onToggle={toggle} />
      ),
  };
}

interface ChooseRowProps {
  readonly id: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onToggle: (id: string, withThoseBetween: boolean) => void;
}

export const ChooseRow = memo(({ id, name, checked, onToggle }: ChooseRowProps) => (
  <Checkbox aria-label={name} checked={checked} onChange={({ nativeEvent }) => onToggle(id, nativeEvent.shiftKey)} />
));

interface ChooseAllProps {
  readonly ids: readonly string[];
  readonly chosenIds: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
}

export function ChooseAll({ ids, chosenIds, choose }: ChooseAllProps) {
  const text = useText();
  const chosen = ids.filter((id) => chosenIds.has(id)).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  return (
    <Checkbox
      aria-label={text('table.chooseAll')}
      checked={isAll}
      indeterminate={chosen > 0 && !isAll}
      onChange={() => choose(new Set(isAll ? [] : ids))}
    />
  );
}

const HiddenRows = createContext({ before: 0, after: 0 });

/** Rows that are not rendered keep their place. */
function Body({ children, ...rest }: ComponentProps<'tbody'>) {
  const { before, after } = useContext(HiddenRows);
  return (
    <tbody {...rest}>
      {before > 0 && <Gap height={before} />}
      {children}
      {after > 0 && <Gap height={after} />}
    </tbody>
  );
}

const Gap = ({ height }: { readonly height: number }) => (
  <tr aria-hidden className={styles.gap}>
    <td style={{ blockSize: height }} />
  </tr>
);

/** Rows that scroll into sight are no news to be read aloud. */
const silent = { spinning: false, 'aria-live': 'off' } as const;
const components = { body: { wrapper: Body } };
