import { useEffect, useState } from 'react';
import { repeatAfter } from '../../lib/http/repeat-after.js';

/**
 * Asks the person for what a refusal of that code misses. `settle` is there while it is asked: call it with whether
 * the refused call may be repeated.
 */
export function useRemedy(code: string, applies: boolean): { settle: ((mayRepeat: boolean) => void) | undefined } {
  const [pending, setPending] = useState<{ resolve: (mayRepeat: boolean) => void }>();

  useEffect(() => {
    if (!applies) return undefined;
    return repeatAfter(code, () => new Promise((resolve) => setPending({ resolve })));
  }, [code, applies]);

  return {
    settle:
      pending &&
      ((mayRepeat) => {
        setPending(undefined);
        pending.resolve(mayRepeat);
      }),
  };
}
