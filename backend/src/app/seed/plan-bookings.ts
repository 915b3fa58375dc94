import { adminOnlyPeriodOfWeek } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { BOOKING_WINDOW_DAYS, WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { addDays, dayOf, HOUR_MS, millisOf, sundayOf } from '@rigbook/contracts/kernel';
import type { Day, Instant, ResponderId, VehicleId, Zone } from '@rigbook/contracts/kernel';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import type { FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import type { Dice } from './dice.js';
import { type BookingOutcome, outcomeOf } from './booking-outcome.js';

export interface SeededVehicle {
  readonly id: VehicleId;
  readonly type: string;
  readonly allowedRoles: readonly FleetRole[];
}

export interface SeededResponder {
  readonly id: ResponderId;
  readonly department: Department | null;
}

export interface PlannedBooking {
  readonly vehicle: SeededVehicle;
  readonly responder: SeededResponder;
  readonly startMs: number;
  readonly hours: number;
  readonly weekStartsOn: Day;
  readonly outcome: BookingOutcome;
}

export interface BookingsToPlan {
  readonly count: number;
  readonly vehicles: readonly SeededVehicle[];
  readonly responders: readonly SeededResponder[];
  readonly now: Instant;
  readonly zone: Zone;
}

export const WINDOW_MS = BOOKING_WINDOW_DAYS * 24 * HOUR_MS;
const DURATIONS = [2, 3, 4, 4, 4, 6, 6, 8, 12];
const GAPS = [0, 0, 0, 1, 1, 2, 5];
/** Attempts to find a responder with enough hours and no eligibility warning for the vehicle. */
const TRIES = 6;

/**
 * Fills every vehicle with shifts from Sunday 09:00 to Friday 13:00, when all responders may book. Starts at the end of the
 * booking window and goes back in time until there are enough. No responder exceeds the weekly hours. Sorted by start.
 */
export function planBookings(plan: BookingsToPlan, dice: Dice): PlannedBooking[] {
  const { count, now, zone } = plan;
  const planned: PlannedBooking[] = [];
  const begun = new Set<VehicleId>();
  let week = sundayOf(addDays(dayOf(now, zone), BOOKING_WINDOW_DAYS));
  for (; planned.length < count; week = addDays(week, -7)) {
    for (const shift of shiftsOfWeek(week, plan, dice)) {
      if (shift.startMs > millisOf(now) + WINDOW_MS || planned.length === count) continue;
      const isLatest = shift.startMs <= millisOf(now) && !begun.has(shift.vehicle.id);
      if (isLatest) begun.add(shift.vehicle.id);
      planned.push({ ...shift, outcome: outcomeOf(shift, millisOf(now), isLatest, dice) });
    }
  }
  return planned.sort((one, other) => one.startMs - other.startMs);
}

type Shift = Omit<PlannedBooking, 'outcome'>;

/** The shifts of one week, latest first. */
function shiftsOfWeek(week: Day, { vehicles, responders, zone }: BookingsToPlan, dice: Dice): Shift[] {
  const opensMs = millisOf(adminOnlyPeriodOfWeek(addDays(week, -7), zone).endAt);
  const closesMs = millisOf(adminOnlyPeriodOfWeek(week, zone).startAt);
  const hoursOf = new Map<ResponderId, number>();
  const shifts: Shift[] = [];
  for (const vehicle of vehicles) {
    for (let startMs = opensMs; ;) {
      startMs += dice.oneOf(GAPS) * HOUR_MS;
      const hours = dice.oneOf(DURATIONS);
      const endMs = startMs + hours * HOUR_MS;
      if (endMs > closesMs) break;
      const responder = findResponder(vehicle, hours, hoursOf, responders, dice);
      if (responder) {
        hoursOf.set(responder.id, (hoursOf.get(responder.id) ?? 0) + hours);
        shifts.push({ vehicle, responder, startMs, hours, weekStartsOn: week });
      }
      startMs = endMs;
    }
  }
  return shifts.sort((one, other) => other.startMs - one.startMs);
}

function findResponder(
  vehicle: SeededVehicle,
  hours: number,
  hoursOf: ReadonlyMap<ResponderId, number>,
  responders: readonly SeededResponder[],
  dice: Dice,
): SeededResponder | undefined {
  let found: SeededResponder | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const responder = dice.oneOf(responders);
    if ((hoursOf.get(responder.id) ?? 0) + hours > WEEKLY_HOURS_LIMIT) continue;
    found = responder;
    if (eligibilityWarningsFor(responder.department, vehicle).length === 0) break;
  }
  return found;
}
