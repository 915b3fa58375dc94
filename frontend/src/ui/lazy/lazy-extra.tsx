import { useEffect, type ComponentType } from 'react';
import type { WordSet } from '../../lib/i18n/words-of-screens.js';
import { part } from '../../lib/lazy/part.js';
import { usePart } from '../../lib/lazy/use-part.js';

const againAfterMs = 5_000;
/** What the page is complete without, such as notifications: shows nothing until it has loaded, and tries again by itself. */
export function lazyExtra<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  words: readonly WordSet[] = [],
) {
  const extra = part(read);
  return function LazyExtra(props: Props) {
    const { again, ...state } = usePart(extra, words);
    const failed = 'stage' in state && state.stage === 'failed';
    useEffect(() => {
      if (!failed) return undefined;
      const timer = setTimeout(again, againAfterMs);
      return () => clearTimeout(timer);
    }, [failed, again]);
    return 'Loaded' in state ? <state.Loaded {...props} /> : null;
  };
}
