import { type ReinstateObstacle, reinstateObstacles } from '@rigbook/contracts/booking/release.words';
import { type BookingId, elapsedHours, type Instant, type VehicleId, type Zone } from '@rigbook/contracts/kernel';
import type { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import type { EventStore } from '../../../platform/event-store/index.js';
import { type BookingEvent, streamOf } from '../../booking.events.js';
import { bookingFrom } from '../../booking.state.js';
import { changeFacts } from '../request-booking/request-facts.query.js';
import { reinstateBooking } from './reinstate-booking.decision.js';

interface ReleasedBooking {
  readonly bookingId: BookingId;
  readonly vehicleId: VehicleId;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly purpose: string;
}

/** Asks the decision itself, so that no screen offers what it would refuse. */
export async function reinstateObstacleOf(
  database: Database,
  events: EventStore,
  { bookingId, vehicleId, startAt, endAt, purpose }: ReleasedBooking,
  { now, zone }: { readonly now: Instant; readonly zone: Zone },
): Promise<ReinstateObstacle | null> {
  const period = { startAt, endAt };
  const [history, stored] = await Promise.all([
    events.readStream<BookingEvent>(streamOf(bookingId)),
    database.fetch(changeFacts(bookingId, { vehicleId, period }, zone)),
  ]);
  if (!stored) return null;
  const responder = { ...stored.person, administers: true };
  try {
    reinstateBooking(bookingFrom(history), {
      now,
      zone,
      ...stored,
      responder,
      purpose,
      durationHours: elapsedHours(period),
    });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return reinstateObstacles.find((code) => code === error.code) ?? null;
  }
}
