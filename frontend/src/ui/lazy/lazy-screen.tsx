import type { ComponentType, ReactNode } from 'react';
import type { WordSet } from '../../lib/i18n/words-of-screens.js';
import { part } from '../../lib/lazy/part.js';
import { usePart } from '../../lib/lazy/use-part.js';
import { useText } from '../../lib/i18n/use-text.js';
import { DocumentSkeleton } from '../feedback/skeleton.js';
import { Waiting } from './waiting.js';

/** A screen, or a section of one, with a file of its own and texts of its own. Its skeleton has the height of what comes. */
export function lazyScreen<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  words: readonly WordSet[] = [],
  skeleton?: ReactNode,
) {
  const screen = part(read);
  function LazyScreen(props: Props) {
    const text = useText();
    const { again, ...state } = usePart(screen, words);
    if ('Loaded' in state) return <state.Loaded {...props} />;
    if (state.stage === 'failed' || state.stage === 'long') return <Waiting stage={state.stage} again={again} />;
    return skeleton ?? <DocumentSkeleton label={text('app.loading')} />;
  }
  return Object.assign(LazyScreen, { prefetch: screen.prefetch });
}
