import { elapsedHours, isBefore, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import { Refusal } from '../decisions/refusal.js';

/** The period that a request asks for. Refused if it ends before it starts or is longer than `mostDays`, one of 25 hours. */
export function boundedPeriod({ from, to }: { from: Instant; to: Instant }, mostDays: number): Period {
  const period = { startAt: from, endAt: to };
  if (!isBefore(from, to) || elapsedHours(period) > mostDays * 24 + 1)
    throw new Refusal('VALIDATION_FAILED', {
      errors: [{ field: 'to', message: `to must lie after from, at most ${mostDays} days.` }],
    });
  return period;
}
