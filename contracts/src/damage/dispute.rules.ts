import type { BookingId } from '../kernel/ids.js';
import { addHours, type Instant, isBefore } from '../kernel/time.js';
import type { SettlementOutcome } from './dispute.words.js';

/** From the report on; also after an administrator has settled it. */
export const CONTEST_DAYS = 14;

export const contestableUntil = (reportedAt: Instant): Instant => addHours(reportedAt, CONTEST_DAYS * 24);

export type ContestProblem = 'not-named' | 'over' | 'waits';

interface ContestFacts {
  readonly reportedAt: Instant;
  /** the bracket names the person */
  readonly isNamed: boolean;
  /** the person has contested it since it was last settled */
  readonly waits: boolean;
}

/** Why a person cannot contest damage now; undefined if they can. */
export function contestProblem({ reportedAt, isNamed, waits }: ContestFacts, now: Instant): ContestProblem | undefined {
  if (!isNamed) return 'not-named';
  if (waits) return 'waits';
  return isBefore(now, contestableUntil(reportedAt)) ? undefined : 'over';
}

/** Damage is attributed to a shift of its bracket; other outcomes name none. */
export const isShiftOfOutcome = (
  outcome: SettlementOutcome,
  bookingId: BookingId | null,
  shifts: readonly BookingId[],
): boolean => (outcome === 'attributed' ? bookingId !== null && shifts.includes(bookingId) : bookingId === null);
