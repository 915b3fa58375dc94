import { readingAt, type ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import { Refusal } from '../../../platform/decisions/index.js';
import type { OdometerReadingKept } from '../../booking.events.js';
import { type Booking, openContests } from '../../booking.state.js';
import { requested } from '../booking.transitions.js';

export interface KeepReading {
  readonly step: ReadingStep;
  /** what the administrator keeps */
  readonly seenMileageKm: number;
  /** how many people contested it when the administrator read that */
  readonly seenContests: number;
  readonly reason: string;
}

/** An administrator keeps a contested reading. Nothing that was said in the meantime goes unread. @throws Refusal */
export function keepReading(booking: Booking, command: KeepReading): OdometerReadingKept {
  const { responderId, vehicleId, readings, contests } = requested(booking);
  const { step, seenMileageKm, seenContests, reason } = command;
  const mileageKm = readings && readingAt(readings, step);
  if (mileageKm === undefined) throw new Refusal('READING_NOT_FOUND', { step });
  const open = openContests(contests, step);
  if (open.length === 0) throw new Refusal('READING_NOT_CONTESTED');
  if (mileageKm !== seenMileageKm || open.length !== seenContests) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  return { type: 'OdometerReadingKept', data: { responderId, vehicleId, step, mileageKm, reason } };
}
