import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { type Day, HOUR_MS, type Instant, millisOf } from '@rigbook/contracts/kernel/time';
import { v7 } from 'uuid';
import type { BookingRequested } from '../../src/booking/booking.events.js';
import type { Organisation } from './organisation.js';

/** From Sunday 09:00 to Friday 13:00 everybody may book. */
const OPEN_HOURS = 124;
const FIRST_OPEN_HOUR = 9;
const HOURS_OF_WEEK = 168;

export interface PlannedBooking {
  readonly vehicleId: VehicleId;
  readonly responderId: ResponderId;
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** the Sunday of its week, in UTC */
  readonly weekStartsOn: Day;
}

/**
 * Bookings of one hour that keep every rule and never meet each other: vehicle after vehicle, hour after hour, week after
 * week, with the responders taking turns. Without Luxon, whose time would be measured otherwise.
 */
export function bookingPlan({ vehicles, responders }: Organisation, fromSunday: Instant): () => PlannedBooking {
  const begin = millisOf(fromSunday);
  const at = (hours: number) => new Date(begin + hours * HOUR_MS).toISOString() as Instant;
  let next = 0;
  return () => {
    const nth = next++;
    const openHour = Math.floor(nth / vehicles.length);
    const firstHour = Math.floor(openHour / OPEN_HOURS) * HOURS_OF_WEEK;
    const hour = firstHour + FIRST_OPEN_HOUR + (openHour % OPEN_HOURS);
    return {
      vehicleId: vehicles[nth % vehicles.length] as VehicleId,
      responderId: responders[nth % responders.length] as ResponderId,
      startAt: at(hour),
      endAt: at(hour + 1),
      weekStartsOn: at(firstHour).slice(0, 10) as Day,
    };
  };
}

/** The event that the decision would make of it. */
export function requested({ vehicleId, responderId, startAt, endAt, weekStartsOn }: PlannedBooking): {
  bookingId: BookingId;
  event: BookingRequested;
} {
  return {
    bookingId: v7() as BookingId,
    event: {
      type: 'BookingRequested',
      data: {
        responderId,
        vehicleId,
        startAt,
        endAt,
        durationHours: 1,
        purpose: 'Weekly training drive',
        zone: 'UTC',
        hoursByWeek: [{ weekStartsOn, hours: 1 }],
        eligibilityWarnings: [],
        ruleVersion: 1,
      },
    },
  };
}
