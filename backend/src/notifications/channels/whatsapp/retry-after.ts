import { millisOf, type Instant } from '@rigbook/contracts/kernel/time';

const DAY_IN_SECONDS = 24 * 3600;

/** Seconds in a `Retry-After` header, given as such or as a date, at most a day; null where it says nothing usable. */
export function retryAfterSeconds(header: string | null, now: Instant): number | null {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - millisOf(now)) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), DAY_IN_SECONDS) : null;
}
