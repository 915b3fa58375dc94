import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isTyping, letterOf } from '../../lib/device/typed-keys.js';

/** What a letter does with the chosen rows, or with the row that has the focus if none is chosen. `clear` chooses none. */
export type RowKeys<Row> = Readonly<Record<string, (rows: readonly Row[], clear: () => void) => void>>;

interface Keyboard<Row> {
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly chosen: readonly Row[];
  readonly keys: RowKeys<Row>;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onToggle: (row: Row) => void;
  readonly onClear: () => void;
  readonly scrollTo: (index: number) => void;
}

/** In what lies over the table. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=menu], [role=listbox], [role=tooltip]') !== null;

/** The focus is in the row, and the row on the screen. */
function isAtHand(row: HTMLElement | undefined): boolean {
  if (!row?.contains(document.activeElement)) return false;
  const { top, bottom } = row.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/**
 * j and k walk through the rows, x chooses one, Enter and o open it, Escape chooses none. Returns the id of the current row: where the
 * walk goes on. A step on one row asks for more: the focus in it, and that it can be seen.
 */
export function useRowKeys<Row>({ rows, idOf, ...table }: Keyboard<Row>): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  const toFocus = useRef<string>(undefined);
  const current = rows.find((row) => idOf(row) === currentId);
  const elementOf = (id: string) =>
    table.frame.current?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(id)}"]`) ?? undefined;

  useLayoutEffect(() => {
    const id = toFocus.current;
    if (id === undefined) return;
    const element = elementOf(id);
    if (!element) return;
    toFocus.current = undefined;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

  const walk = (step: 1 | -1) => {
    const focused = table.frame.current?.querySelector<HTMLElement>('[data-row-key]:focus-within')?.dataset['rowKey'];
    const at = rows.findIndex((row) => idOf(row) === (focused ?? currentId));
    const index = at < 0 ? (step === 1 ? 0 : rows.length - 1) : at + step;
    const to = rows[index];
    if (to === undefined) return;
    toFocus.current = idOf(to);
    setCurrentId(idOf(to));
    if (elementOf(idOf(to)) === undefined) table.scrollTo(index);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, repeat } = event;
    if (event.defaultPrevented || isTyping(target) || isElsewhere(target)) return;
    const onRow = target instanceof HTMLElement && target.dataset['rowKey'] !== undefined;
    const letter = letterOf(event);
    const own = letter === undefined || repeat ? undefined : table.keys[letter];
    const atHand = current && isAtHand(elementOf(idOf(current))) ? current : undefined;
    const subjects = table.chosen.length > 0 ? table.chosen : atHand ? [atHand] : [];
    if (letter === 'j' || (onRow && key === 'ArrowDown')) walk(1);
    else if (letter === 'k' || (onRow && key === 'ArrowUp')) walk(-1);
    else if (letter === 'x' && atHand && !repeat) table.onToggle(atHand);
    else if ((letter === 'o' || (onRow && key === 'Enter')) && atHand && table.onOpen) table.onOpen(atHand);
    else if (key === 'Escape' && table.chosen.length > 0) table.onClear();
    else if (own && subjects.length > 0) own(subjects, table.onClear);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const frame = table.frame.current;
    const focus = ({ target }: FocusEvent) => {
      const row = (target as HTMLElement).closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'];
      if (row !== undefined) setCurrentId(row);
    };
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    frame?.addEventListener('focusin', focus);
    return () => {
      document.removeEventListener('keydown', pressed);
      frame?.removeEventListener('focusin', focus);
    };
  }, [table.frame]);

  return current === undefined ? undefined : currentId;
}
