import { CALLS_PER_MINUTE } from '@rigbook/contracts/integrations/access-token.words';
import { type Instant, millisOf } from '@rigbook/contracts/kernel';
import type { Allowance } from '../../../platform/http/index.js';

const MINUTE_MS = 60_000;

/** Number of the clock minute since the epoch. Calls in one minute share a count. */
export const minuteOf = (now: Instant): number => Math.floor(millisOf(now) / MINUTE_MS);

/** The remaining allowance after that number of calls in this minute, including the current one. */
export const allowanceAfter = (calls: number, now: Instant): Allowance => ({
  limit: CALLS_PER_MINUTE,
  remaining: Math.max(0, CALLS_PER_MINUTE - calls),
  resetSeconds: Math.ceil((MINUTE_MS - (millisOf(now) % MINUTE_MS)) / 1000),
  isExceeded: calls > CALLS_PER_MINUTE,
});
