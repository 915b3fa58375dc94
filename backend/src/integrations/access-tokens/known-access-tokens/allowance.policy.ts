import { CALLS_PER_MINUTE } from '@rigbook/contracts/integrations/access-token.words';
import { millisOf, type Instant } from '@rigbook/contracts/kernel/time';
import type { Allowance } from '../../../platform/http/index.js';

const MINUTE_MS = 60_000;

/** Minutes of the clock, counted through: calls of one minute share a count. */
export const minuteOf = (now: Instant): number => Math.floor(millisOf(now) / MINUTE_MS);

/** What is left after so many calls in this minute, the present one counted. */
export const allowanceAfter = (calls: number, now: Instant): Allowance => ({
  limit: CALLS_PER_MINUTE,
  remaining: Math.max(0, CALLS_PER_MINUTE - calls),
  resetSeconds: Math.ceil((MINUTE_MS - (millisOf(now) % MINUTE_MS)) / 1000),
  isExceeded: calls > CALLS_PER_MINUTE,
});
