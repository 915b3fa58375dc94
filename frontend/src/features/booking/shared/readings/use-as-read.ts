import { useState } from 'react';
import { ApiError } from '../../../../lib/http/problem.js';

interface AsRead<T> {
  /** what a command is about */
  readonly read: T;
  /** what the person had read when the server refused it; undefined until then */
  readonly before: T | undefined;
  /** why a command was refused, but for what `before` explains */
  readonly refusal: unknown;
}

/**
 * What a person has read when a dialog opens, whatever arrives while they type. If the server refuses their command because that has
 * changed, they read what it is by then.
 */
export function useAsRead<T>(current: T, error: unknown, isSame: (one: T, other: T) => boolean): AsRead<T> {
  const [known, setKnown] = useState<{ read: T; before?: T; because?: unknown }>({ read: current });
  const isOutdated = error instanceof ApiError && error.code === 'BOOKING_CHANGED_MEANWHILE';
  if (isOutdated && !isSame(known.read, current)) setKnown({ read: current, before: known.read, because: error });
  return { read: known.read, before: known.before, refusal: error === known.because ? null : error };
}
