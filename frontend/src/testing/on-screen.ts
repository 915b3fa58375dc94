import { act } from '@testing-library/react';
import { screenObservers } from './screen-observer.js';

/** The person scrolls until these elements, and what is in them, were on the screen. */
export const scrollPast = (...shown: readonly Element[]): void =>
  act(() => {
    for (const { heard, watched } of screenObservers)
      heard(
        [...watched]
          .filter((element) => shown.some((part) => part.contains(element)))
          .map((target) => ({ target, intersectionRatio: 1 })),
      );
  });
