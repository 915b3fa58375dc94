import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for all renders, which does what the latest was given: what depends on it need not be drawn again. */
export function useStable<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args) => latest.current(...args), []);
}
