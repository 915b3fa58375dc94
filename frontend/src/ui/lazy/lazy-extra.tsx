import { useEffect, type ComponentType } from 'react';
import { part } from '../../lib/lazy/part.js';
import { usePart } from '../../lib/lazy/use-part.js';

const againAfterMs = 5_000;
const noWords = [] as const;

/** What the page is complete without, such as notifications: shows nothing until it has loaded, and tries again by itself. */
export function lazyExtra<Props extends object>(read: () => Promise<ComponentType<Props>>) {
  const extra = part(read);
  return function LazyExtra(props: Props) {
    const { again, ...state } = usePart(extra, noWords);
    const failed = 'stage' in state && state.stage === 'failed';
    useEffect(() => {
      if (!failed) return undefined;
      const timer = setTimeout(again, againAfterMs);
      return () => clearTimeout(timer);
    }, [failed, again]);
    return 'Loaded' in state ? <state.Loaded {...props} /> : null;
  };
}
