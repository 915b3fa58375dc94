import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { directionOf, useLanguage } from '../../../../lib/i18n/language.js';
import { blockAfterKey, arrowKeyOf } from './arrow-keys.js';

interface Walk {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** The one block that Tab comes to. */
  readonly tabbable: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

const selector = '[data-block]';

/** One stop for Tab among all blocks of a grid; from there the arrow keys walk. */
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
