import type { ComponentType, ReactNode } from 'react';
import type { WordSet } from '../../lib/i18n/words-of-screens.js';
import { part } from '../../lib/lazy/part.js';
import { usePart } from '../../lib/lazy/use-part.js';
import { useText } from '../../lib/i18n/use-text.js';
import { DocumentSkeleton } from '../feedback/skeleton.js';
import { Waiting } from './waiting.js';

/** A screen with a file of its own and texts of its own. */
export const lazyScreen = <Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  words: readonly WordSet[] = [],
  skeleton?: ReactNode,
) => lazyPart(read, { words, skeleton, isScreen: true });

/** The same below the heading of a screen. */
export const lazySection = <Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  words: readonly WordSet[] = [],
  skeleton?: ReactNode,
) => lazyPart(read, { words, skeleton, isScreen: false });

interface Options {
  readonly words: readonly WordSet[];
  readonly skeleton?: ReactNode;
  readonly isScreen: boolean;
}

function lazyPart<Props extends object>(read: () => Promise<ComponentType<Props>>, options: Options) {
  const { words, skeleton, isScreen } = options;
  const screen = part(read);
  function LazyPart(props: Props) {
    const text = useText();
    const { again, ...state } = usePart(screen, words);
    if ('Loaded' in state) return <state.Loaded {...props} />;
    if (state.stage === 'failed' || state.stage === 'long')
      return <Waiting stage={state.stage} again={again} isScreen={isScreen} />;
    return skeleton ?? <DocumentSkeleton label={text('app.loading')} />;
  }
  return Object.assign(LazyPart, { prefetch: screen.prefetch, load: screen.load });
}
