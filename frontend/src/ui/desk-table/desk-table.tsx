import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '../../lib/device/use-media-query.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useStable } from '../../lib/use-stable.js';
import { tooNarrowForTables } from '../content/too-narrow-for-tables.js';
import { ErrorScreen } from '../feedback/error-screen.js';
import { type DeskColumn, sorted, type Sorting } from './desk-column.js';
import styles from './desk-table.module.css';
import { RowCards } from './row-cards.js';
import { TableRows } from './table-rows.js';
import { TableSettings } from './table-settings.js';
import { useRowKeys, type RowKeys } from './use-row-keys.js';
import { useTableChoices } from './use-table-choices.js';
import { useVisibleRows } from './use-visible-rows.js';

interface Props<Row> extends Sorting {
  /** The device remembers the chosen columns under it. */
  readonly name: string;
  readonly label: string;
  /** undefined while they load */
  readonly rows: readonly Row[] | undefined;
  readonly idOf: (row: Row) => string;
  /** Names a row's check box and its card. */
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly loading: string;
  readonly empty: ReactNode;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** the rows are from the previous search until this one has loaded */
  readonly isOld?: boolean;
  readonly onOpen?: (row: Row) => void;
  readonly keys?: RowKeys<Row>;
  /** Marks rows that need attention. */
  readonly isUrgent?: (row: Row) => boolean;
  /** What can be done with many rows at once; with it, rows can be chosen. */
  readonly bulk?: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** Search and filters, in one line with the table's settings. */
  readonly tools?: ReactNode;
  /** Called as the end comes into sight, to load more. */
  readonly onEnd?: () => void;
  readonly isLoadingMore?: boolean;
}

const none: ReadonlySet<string> = new Set();

/** A list of the desk: dense rows below a head that stays visible, cards on a phone, and a keyboard for both. */
export function DeskTable<Row>({ rows, idOf, nameOf, columns, sort, onSort, ...props }: Props<Row>) {
  const narrow = useMediaQuery(tooNarrowForTables);
  const onPaper = useMediaQuery('print');
  const frame = useRef<HTMLDivElement>(null);
  const choices = useTableChoices(props.name);
  const [chosenIds, setChosenIds] = useState(none);
  const inOrder = useMemo(() => sorted(rows ?? [], columns, sort), [rows, columns, sort]);
  const chosen = useMemo(() => inOrder.filter((row) => chosenIds.has(idOf(row))), [inOrder, chosenIds, idOf]);
  // what a filter hides is not chosen any more when it is removed
  if (rows !== undefined && props.isOld !== true && chosen.length < chosenIds.size)
    setChosenIds(new Set(chosen.map(idOf)));
  const visible = useVisibleRows({
    frame,
    count: narrow ? 0 : inOrder.length,
    isReady: props.isLoadingMore !== true,
    onEnd: props.onEnd,
  });
  const toggledLast = useRef<string>(undefined);
  const toggle = useStable((id: string, withThoseBetween = false) => {
    const ids = inOrder.map(idOf);
    const [from = 0, to = 0] = [ids.indexOf(toggledLast.current ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
    const next = new Set(chosenIds);
    const isChosen = !next.has(id);
    for (const one of withThoseBetween && from >= 0 ? ids.slice(from, to + 1) : [id]) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    toggledLast.current = id;
    setChosenIds(next);
  });
  const clear = () => setChosenIds(none);
  const currentId = useRowKeys({
    frame,
    rows: inOrder,
    idOf,
    chosen,
    keys: props.keys ?? {},
    onOpen: props.onOpen,
    onToggle: (row) => props.bulk && toggle(idOf(row)),
    onClear: clear,
    scrollTo: visible.scrollTo,
  });
  const list = {
    label: props.label,
    rows: rows && inOrder,
    idOf,
    nameOf,
    columns: columns.filter((column) => choices.isShown(column) && !(onPaper && column.inCard === 'buttons')),
    currentId,
    isUrgent: props.isUrgent,
    onOpen: props.onOpen,
    choosing: props.bulk ? { chosenIds, toggle, choose: setChosenIds } : undefined,
  };
  return (
    <div ref={frame} className={styles.frame} data-density={choices.density}>
      <div className={styles.tools}>
        <div className="flex-1 min-w-0">{props.tools}</div>
        {!narrow && rows?.length !== 0 && <TableSettings columns={columns} choices={choices} />}
      </div>
      {props.error && inOrder.length === 0 ? (
        <ErrorScreen error={props.error} retry={props.onRetry} />
      ) : rows?.length === 0 ? (
        props.empty
      ) : (
        <div aria-busy={rows === undefined || props.isOld === true} className={styles.list}>
          {rows === undefined && <Loading>{props.loading}</Loading>}
          {narrow ? (
            <RowCards {...list} onEnd={props.onEnd} />
          ) : (
            <TableRows {...list} visible={visible} sort={sort} onSort={onSort} />
          )}
        </div>
      )}
      {chosen.length > 0 && <Chosen count={chosen.length}>{props.bulk?.(chosen, clear)}</Chosen>}
    </div>
  );
}

/** The rows of bones say it to the eye. */
const Loading = ({ children }: { readonly children: string }) => (
  <p role="status" className="sr-only">
    {children}
  </p>
);

/** How many rows are chosen, and what can be done with them; stays in sight. */
function Chosen({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.chosen} data-clear-of-toasts role="region" aria-label={text('table.chosenRows')}>
      <strong role="status">{text('table.chosen', { count })}</strong>
      {children}
    </div>
  );
}
