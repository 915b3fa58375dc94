import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every rendering, which calls the newest: rows that did not change need not be drawn again. */
export function useSame<Value>(newest: (value: Value) => void): (value: Value) => void {
  const called = useRef(newest);
  useLayoutEffect(() => {
    called.current = newest;
  });
  return useCallback((value: Value) => called.current(value), []);
}
