import { readingAt, type ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import { contestableUntil, contestProblem } from '@rigbook/contracts/contesting/contesting.rules';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { assertNever, Refusal } from '../../../platform/decisions/index.js';
import type { OdometerReadingContested } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import type { ShiftInLedger } from '../../views/odometer/shift-in-ledger.query.js';
import { concernedOf, openContests } from '../../reading-matter.js';
import { requested } from '../booking.transitions.js';

export interface ContestReading {
  readonly step: ReadingStep;
  /** what the person contests */
  readonly seenMileageKm: number;
  readonly words: string;
}

interface ContestFacts {
  readonly contestedBy: ResponderId;
  readonly now: Instant;
  /** undefined for moments, until the shift is in the ledger */
  readonly shift: ShiftInLedger | undefined;
}

/**
 * Somebody whose kilometers a reading decides says that it is wrong. It counts until an administrator corrects it.
 * @throws Refusal
 */
export function contestReading(
  booking: Booking,
  { step, seenMileageKm, words }: ContestReading,
  { contestedBy, now, shift }: ContestFacts,
): OdometerReadingContested {
  const known = requested(booking);
  const { responderId, vehicleId, readings } = known;
  const facts = {
    since: (step === 'check-in' ? shift?.takenAt : shift?.returnedAt) ?? now,
    isNamed: concernedOf(responderId, step, shift).includes(contestedBy),
    waits: openContests(known, step).some((one) => one.contestedBy === contestedBy),
  };
  const problem = contestProblem(facts, now);
  // for others somebody else's booking does not exist
  if (problem === 'not-named') throw new Refusal('BOOKING_NOT_FOUND');
  const mileageKm = readings && readingAt(readings, step);
  if (mileageKm === undefined) throw new Refusal('READING_NOT_FOUND', { step });
  if (mileageKm !== seenMileageKm) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  switch (problem) {
    case 'waits':
      throw new Refusal('READING_CONTEST_WAITS');
    case 'over':
      throw new Refusal('READING_CONTEST_OVER', { until: contestableUntil(facts.since) });
    case undefined:
      return {
        type: 'OdometerReadingContested',
        data: { responderId, vehicleId, step, mileageKm, contestedBy, words },
      };
    default:
      return assertNever(problem);
  }
}
