import { useCallback, useEffect, useState } from 'react';

/** Counts down from `seconds`, from the first render and again from each `restart`. */
export function useSecondsLeft(seconds: number): { readonly left: number; readonly restart: () => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);

  const restart = useCallback(() => {
    setEnd(Date.now() + seconds * 1000);
    setLeft(seconds);
  }, [seconds]);
  return { left, restart };
}
