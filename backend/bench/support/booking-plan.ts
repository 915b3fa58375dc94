import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { type Day, HOUR_MS, type Instant, millisOf } from '@rigbook/contracts/kernel/time';
import { v7 } from 'uuid';
import type { BookingRequested } from '../../src/booking/booking.events.js';
import { type Organisation, THIS_SUNDAY } from './organisation.js';

/** From Sunday 09:00 to Friday 13:00 everybody may book. */
const OPEN_HOURS = 124;
const FIRST_OPEN_HOUR = 9;
const HOURS_OF_WEEK = 168;
const DAWN = 6;

export interface PlannedBooking {
  readonly vehicleId: VehicleId;
  readonly responderId: ResponderId;
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** the Sunday of its week, in UTC */
  readonly weekStartsOn: Day;
}

export interface RequestedBooking {
  readonly bookingId: BookingId;
  readonly event: BookingRequested;
}

const at = (hours: number) => new Date(millisOf(THIS_SUNDAY) + hours * HOUR_MS).toISOString() as Instant;

/**
 * Bookings of one hour that keep every rule and never meet each other: vehicle after vehicle, hour after hour, week after
 * week, with the responders taking turns. Without Luxon, whose time would be measured otherwise.
 */
export function bookingPlan({ vehicles, responders }: Organisation, weeksFromNow = 0): () => PlannedBooking {
  let next = 0;
  return () => {
    const nth = next++;
    const openHour = Math.floor(nth / vehicles.length);
    const firstHour = (weeksFromNow + Math.floor(openHour / OPEN_HOURS)) * HOURS_OF_WEEK;
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

/** A week of its own for each measurement, seen from its Sunday morning, so that the booking window always holds it. */
export function weekAfterWeek(
  organisation: Organisation,
  firstWeek = 0,
): () => { now: Instant; next: () => PlannedBooking } {
  let week = firstWeek;
  return () => {
    const now = at(week * HOURS_OF_WEEK + DAWN);
    return { now, next: bookingPlan(organisation, week++) };
  };
}

/** The event that the decision would make of it. */
export function requested({ vehicleId, responderId, startAt, endAt, weekStartsOn }: PlannedBooking): RequestedBooking {
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
