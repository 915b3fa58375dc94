import { readingAt, type ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import { maySettleReading } from '@rigbook/contracts/booking/shift/reading-contest.rules';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../../platform/decisions/index.js';
import type { OdometerReadingKept } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { type Neighbors, openContests, readingMatter } from '../../reading-matter.js';
import { requested } from '../booking.transitions.js';

export interface KeepReading {
  /** the administrator */
  readonly by: ResponderId;
  readonly step: ReadingStep;
  /** what they keep */
  readonly seenMileageKm: number;
  /** how many people contested it when they read that */
  readonly seenContests: number;
  readonly reason: string;
}

/** An administrator whom it does not name keeps a contested reading. Nothing that was said in the meantime goes unread. @throws Refusal */
export function keepReading(booking: Booking, command: KeepReading, neighbors: Neighbors): OdometerReadingKept {
  const known = requested(booking);
  const { responderId, vehicleId, readings } = known;
  const { by, step, seenMileageKm, seenContests, reason } = command;
  const mileageKm = readings && readingAt(readings, step);
  if (mileageKm === undefined) throw new Refusal('READING_NOT_FOUND', { step });
  const open = openContests(known, step);
  if (open.length === 0) throw new Refusal('READING_NOT_CONTESTED');
  if (!maySettleReading(by, readingMatter(known, step, neighbors))) throw new Refusal('READING_NAMES_SETTLER');
  if (mileageKm !== seenMileageKm || open.length !== seenContests) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  return { type: 'OdometerReadingKept', data: { responderId, vehicleId, step, mileageKm, reason } };
}
