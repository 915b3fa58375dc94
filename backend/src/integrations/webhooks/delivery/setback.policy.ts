const LONGEST_WAIT_MS = 60_000;

/** Milliseconds before a webhook is told again that we ourselves failed to tell: ever more, up to a minute. */
export const waitAfterSetback = (setbacksInARow: number, shortestMillis: number): number =>
  Math.min(shortestMillis * 2 ** setbacksInARow, LONGEST_WAIT_MS);
