import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWordsOfScreens, type WordSet } from './words-of-screens.js';

interface OnDemandProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** The same array each time. */
  readonly words: readonly WordSet[];
  readonly props: Props;
  readonly fallback?: ReactNode;
}

/** A screen or dialog with texts of its own: script and texts load together, once it is shown. */
export function OnDemand<Props extends object>({ load, words, props, fallback = null }: OnDemandProps<Props>) {
  const { learn, keep } = useWordsOfScreens();
  const [Loaded] = useState(() =>
    lazy(async () => {
      const [component] = await Promise.all([load(), learn(words)]);
      return { default: component as ComponentType<object> };
    }),
  );
  useEffect(() => keep(words), [keep, words]);
  return (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}
