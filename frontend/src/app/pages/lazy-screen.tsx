import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { useWordsOfScreens, type WordSet } from '../../lib/i18n/words-of-screens.js';
import { DocumentSkeleton } from '../../ui/feedback/skeleton.js';

interface Props {
  readonly screen: () => Promise<ComponentType>;
  /** The same array each time. */
  readonly words: readonly WordSet[];
}

/** A screen with its own texts: script and texts load together, once the person may see it. */
export function LazyScreen({ screen, words }: Props) {
  const text = useText();
  const { learn, keep } = useWordsOfScreens();
  const [Screen] = useState(() =>
    lazy(async () => {
      const [component] = await Promise.all([screen(), learn(words)]);
      return { default: component };
    }),
  );
  useEffect(() => keep(words), [keep, words]);
  return (
    <Suspense fallback={<DocumentSkeleton label={text('app.loading')} />}>
      <Screen />
    </Suspense>
  );
}
