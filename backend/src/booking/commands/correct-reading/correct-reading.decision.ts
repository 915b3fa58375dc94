import { correctionProblem, readingAt, type ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import { maySettleReading } from '@rigbook/contracts/booking/shift/reading-contest.rules';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../../platform/decisions/index.js';
import type { OdometerReadingCorrected } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { type Neighbors, openContests, readingMatter } from '../../reading-matter.js';
import { requested } from '../booking.transitions.js';

export interface CorrectReading {
  /** the administrator */
  readonly by: ResponderId;
  readonly step: ReadingStep;
  /** what they correct */
  readonly seenMileageKm: number;
  readonly mileageKm: number;
  /** how many people contested it when they read that; of callers that say nothing, all who do */
  readonly seenContests?: number | undefined;
  readonly reason: string;
}

/**
 * An administrator supersedes a reading of the odometer, whatever the booking's status. Both stay in the log. One that was contested is left
 * to those whom it does not name.
 * @throws Refusal
 */
export function correctReading(
  booking: Booking,
  command: CorrectReading,
  neighbors: Neighbors,
): OdometerReadingCorrected {
  const known = requested(booking);
  const { responderId, vehicleId, readings } = known;
  const { by, step, seenMileageKm, mileageKm, seenContests, reason } = command;
  const problem = correctionProblem(readings, step, mileageKm);
  const formerMileageKm = readings && readingAt(readings, step);
  if (readings === undefined || formerMileageKm === undefined || problem === 'not-read')
    throw new Refusal('READING_NOT_FOUND', { step });
  if (!maySettleReading(by, readingMatter(known, step, neighbors))) throw new Refusal('READING_NAMES_SETTLER');
  const isRead = seenContests === undefined || openContests(known, step).length === seenContests;
  if (formerMileageKm !== seenMileageKm || !isRead) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  if (problem === 'unchanged') throw new Refusal('READING_UNCHANGED', { mileageKm });
  if (problem === 'below-check-in')
    throw new Refusal('MILEAGE_BELOW_CHECK_IN', { checkInMileageKm: readings.checkInKm });
  if (problem === 'above-check-out')
    throw new Refusal('READING_ABOVE_CHECK_OUT', { checkOutMileageKm: readings.checkOutKm ?? 0 });
  return {
    type: 'OdometerReadingCorrected',
    data: { responderId, vehicleId, step, formerMileageKm, mileageKm, reason },
  };
}
