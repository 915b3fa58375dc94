import { addHours, type Instant, isBefore } from '../kernel/time.js';

/** Hours after a request, and before its start, at which the office is reminded that it waits; 0: never. */
export const requestReminder = { never: 0, most: 168, usualAfter: 12, usualBefore: 3 } as const;

export const requestReminderProblem = (hours: unknown): string | undefined =>
  Number.isInteger(hours) && (hours as number) >= requestReminder.never && (hours as number) <= requestReminder.most
    ? undefined
    : `A reminder must be due after or before ${requestReminder.never} to ${requestReminder.most} whole hours`;

export interface WaitingRequest {
  /** when it was made, or got other hours or another vehicle */
  readonly askedAt: Instant;
  readonly startAt: Instant;
}

export interface ReminderHours {
  readonly afterRequest: number;
  readonly beforeStart: number;
}

/**
 * Which reminder of a request that waits is due by now, if any. One that was made too late for the last reminder was told at once,
 * which is enough.
 */
export function reminderDue(
  { askedAt, startAt }: WaitingRequest,
  { afterRequest, beforeStart }: ReminderHours,
  now: Instant,
): 'first' | 'last' | null {
  const lastAt = addHours(startAt, -beforeStart);
  const isLast = beforeStart !== requestReminder.never && !isBefore(now, lastAt);
  if (isLast) return isBefore(askedAt, lastAt) ? 'last' : null;
  return afterRequest !== requestReminder.never && !isBefore(now, addHours(askedAt, afterRequest)) ? 'first' : null;
}
