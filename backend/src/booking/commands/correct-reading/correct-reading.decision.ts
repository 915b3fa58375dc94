import { correctionProblem, readingAt, type ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import { Refusal } from '../../../platform/decisions/index.js';
import type { OdometerReadingCorrected } from '../../booking.events.js';
import { type Booking, openContests } from '../../booking.state.js';
import { requested } from '../booking.transitions.js';

export interface CorrectReading {
  readonly step: ReadingStep;
  /** what the administrator corrects */
  readonly seenMileageKm: number;
  readonly mileageKm: number;
  /** how many people contested it when the administrator read that; of callers that say nothing, all who do */
  readonly seenContests?: number | undefined;
  readonly reason: string;
}

/** An administrator supersedes a reading of the odometer, whatever the booking's status. Both stay in the log. @throws Refusal */
export function correctReading(booking: Booking, command: CorrectReading): OdometerReadingCorrected {
  const { responderId, vehicleId, readings, contests } = requested(booking);
  const { step, seenMileageKm, mileageKm, seenContests, reason } = command;
  const problem = correctionProblem(readings, step, mileageKm);
  const formerMileageKm = readings && readingAt(readings, step);
  if (readings === undefined || formerMileageKm === undefined || problem === 'not-read')
    throw new Refusal('READING_NOT_FOUND', { step });
  const isRead = seenContests === undefined || openContests(contests, step).length === seenContests;
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
