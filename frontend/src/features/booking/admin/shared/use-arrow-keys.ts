import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { directionOf, useLanguage } from '../../../../lib/i18n/language.js';

interface Walk {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** The block that Tab stops at. */
  readonly tabbable: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

const selector = '[data-block]';

/** One Tab stop for all blocks of a grid; arrow keys move between them. */
export function useArrowKeys(blocks: readonly string[], preferred: string | undefined): Walk {
  const grid = useRef<HTMLDivElement>(null);
  const rtl = directionOf[useLanguage().language] === 'rtl';
  const [walked, setWalked] = useState<string>();
  const shown = () => [...(grid.current?.querySelectorAll<HTMLElement>(selector) ?? [])];

  return {
    grid,
    tabbable: [walked, preferred].find((block) => block !== undefined && blocks.includes(block)) ?? blocks[0],
    onKeyDown: (event) => {
      const key = arrowKeyOf(event, rtl);
      const at = (event.target as Element).closest<HTMLElement>(selector);
      if (key === undefined || at === null) return;
      event.preventDefault();
      const elements = shown();
      const to = blockAfterKey(elements.map(walkedBlock), elements.indexOf(at), key);
      if (to !== undefined) elements[to]?.focus();
    },
    onFocus: ({ target }) => setWalked(target.closest<HTMLElement>(selector)?.dataset['block']),
  };
}

const walkedBlock = ({ dataset }: HTMLElement) => ({
  row: Number(dataset['row']),
  from: Number(dataset['from']),
  to: Number(dataset['to']),
});

/** A block of the timetable, for keyboard navigation. */
export interface WalkedBlock {
  readonly row: number;
  /** in milliseconds */
  readonly from: number;
  readonly to: number;
}

export type WalkKey = 'earlier' | 'later' | 'up' | 'down' | 'first' | 'last' | 'firstOfAll' | 'lastOfAll';

/** Which arrow key moves where. In Hebrew, time runs from right to left. */
export function arrowKeyOf(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  rtl: boolean,
): WalkKey | undefined {
  const all = ctrlKey || metaKey;
  const keys: Readonly<Record<string, WalkKey>> = all
    ? { Home: 'firstOfAll', End: 'lastOfAll' }
    : {
        ArrowLeft: rtl ? 'later' : 'earlier',
        ArrowRight: rtl ? 'earlier' : 'later',
        ArrowUp: 'up',
        ArrowDown: 'down',
        Home: 'first',
        End: 'last',
      };
  return keys[key];
}

/** The block that a key leads to from the block of that index. Rows without a block are skipped. Undefined at the edge. */
export function blockAfterKey(blocks: readonly WalkedBlock[], from: number, key: WalkKey): number | undefined {
  const at = blocks[from];
  if (!at) return undefined;
  const indices = blocks.map((_, index) => index);
  const ofRow = indices.filter((index) => blocks[index]?.row === at.row);
  switch (key) {
    case 'earlier':
      return ofRow[ofRow.indexOf(from) - 1];
    case 'later':
      return ofRow[ofRow.indexOf(from) + 1];
    case 'first':
      return ofRow[0];
    case 'last':
      return ofRow.at(-1);
    case 'firstOfAll':
      return indices[0];
    case 'lastOfAll':
      return indices.at(-1);
    case 'up':
    case 'down':
      return nearestInNextRow(blocks, at, key === 'up' ? -1 : 1);
  }
}

function nearestInNextRow(blocks: readonly WalkedBlock[], at: WalkedBlock, step: 1 | -1): number | undefined {
  const beyond = blocks.filter(({ row }) => (row - at.row) * step > 0).map(({ row }) => row);
  const row = step > 0 ? Math.min(...beyond) : Math.max(...beyond);
  const [nearest] = blocks
    .flatMap((block, index) => (block.row === row ? [{ index, away: distance(block, at) }] : []))
    .toSorted((one, other) => one.away - other.away);
  return nearest?.index;
}

/** Zero if they overlap: then the earlier one is taken. */
const distance = (one: WalkedBlock, other: WalkedBlock): number =>
  Math.max(0, one.from - other.to, other.from - one.to);
