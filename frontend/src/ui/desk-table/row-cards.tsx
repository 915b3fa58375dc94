import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Bone } from '../feedback/skeleton.js';
import { type DeskColumn, isHeading } from './desk-column.js';
import styles from './desk-table.module.css';
import { ChooseAll, ChooseRow, type ListProps } from './table-rows.js';

interface Props<Row> extends ListProps<Row> {
  readonly onEnd: (() => void) | undefined;
}

/** The rows at phone width: the heading, what explains itself, what needs its label, and the buttons. */
export function RowCards<Row>({ rows: latest, idOf, columns, label, onEnd, ...props }: Props<Row>) {
  const text = useText();
  // rows that arrive render in slices: all at once, they keep a phone busy for half a second
  const rows = useDeferredValue(latest);
  if (rows === undefined)
    return (
      <div className="grid gap-3" aria-hidden>
        <Bone height={132} />
        <Bone height={132} />
        <Bone height={132} />
      </div>
    );
  return (
    <>
      {props.choosing && (
        <label className={styles.chooseAll}>
          <ChooseAll ids={rows.map(idOf)} {...props.choosing} />
          {text('table.chooseAll')}
        </label>
      )}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li
            key={idOf(row)}
            data-row-key={idOf(row)}
            data-urgent={props.isUrgent?.(row) === true || undefined}
            tabIndex={-1}
            className={styles.card}
          >
            <Card row={row} columns={columns} {...props} id={idOf(row)} />
          </li>
        ))}
      </ul>
      <End key={rows.length} onSeen={onEnd} />
    </>
  );
}

type CardProps<Row> = Pick<ListProps<Row>, 'columns' | 'nameOf' | 'choosing'> & {
  readonly row: Row;
  readonly id: string;
};

function Card<Row>({ row, id, columns, nameOf, choosing }: CardProps<Row>) {
  const placed = (place: DeskColumn<Row>['inCard']) =>
    columns.filter((column) => column.inCard === place && !isHeading(columns, column));
  return (
    <>
      <div className="flex items-center gap-3 font-semibold">
        {choosing && (
          <ChooseRow id={id} name={nameOf(row)} checked={choosing.chosenIds.has(id)} onToggle={choosing.toggle} />
        )}
        <div className="min-w-0">{columns.find((column) => isHeading(columns, column))?.cell(row)}</div>
      </div>
      {placed('unlabeled').map((column) => (
        <div key={column.name}>{column.cell(row)}</div>
      ))}
      {placed(undefined).map((column) => {
        const value = column.cell(row);
        return (
          !isNothing(value) && (
            <div key={column.name} className="text-sm">
              <span className="text-soft">{column.title}: </span>
              {value}
            </div>
          )
        );
      })}
      {placed('buttons').map((column) => (
        <div key={column.name}>{column.cell(row)}</div>
      ))}
    </>
  );
}

/** A name without a value would read as a fault. */
const isNothing = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** Tells when the end of the list comes into sight. */
function End({ onSeen }: { readonly onSeen: (() => void) | undefined }) {
  const mark = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(() => onSeen?.());
  useEffect(() => {
    if (mark.current === null || !('IntersectionObserver' in window)) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), {
      rootMargin: '600px',
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={mark} />;
}
