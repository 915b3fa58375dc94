import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';
import { useWordsOfScreens, type WordSet } from '../i18n/words-of-screens.js';
import { giveUpWaiting } from './arrival.js';
import type { Part } from './part.js';

/** Before, a person does not notice a delay. */
const busyAfterMs = 150;
/** After, a person wonders whether anything still happens. */
export const longAfterMs = 10_000;

export type Stage = 'quiet' | 'busy' | 'long' | 'failed';

type State<Props extends object> = { readonly Loaded: ComponentType<Props> } | { readonly stage: Stage };

/** Script and texts of a part, loaded together once it is shown, or how long that has taken so far. */
export function usePart<Props extends object>(part: Part<Props>, words: readonly WordSet[]) {
  const { knows, learn, keep } = useWordsOfScreens();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<Props>>(() => {
    const Loaded = knows(words) ? part.loaded() : undefined;
    return Loaded ? { Loaded } : { stage: 'quiet' };
  });
  const isLoaded = 'Loaded' in state;

  useEffect(() => keep(words), [keep, words]);
  useEffect(() => {
    if (isLoaded) return undefined;
    let over = false;
    const put = (next: State<Props>) => {
      if (!over) setState(next);
    };
    const timers = [
      setTimeout(() => put({ stage: 'busy' }), busyAfterMs),
      setTimeout(() => put({ stage: 'long' }), longAfterMs),
    ];
    const stop = () => {
      over = true;
      timers.forEach(clearTimeout);
    };
    const end = (next: State<Props>) => {
      put(next);
      stop();
    };
    Promise.all([part.load(), learn(words)]).then(
      // rendering it stops every few milliseconds for what a person does
      ([Loaded]) => startTransition(() => end({ Loaded })),
      () => end({ stage: 'failed' }),
    );
    return stop;
  }, [part, words, learn, attempt, isLoaded]);

  const again = useCallback(() => {
    giveUpWaiting(longAfterMs);
    setState({ stage: 'busy' });
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, again };
}
