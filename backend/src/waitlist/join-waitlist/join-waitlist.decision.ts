import { touchesAdminOnlyPeriod } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { lastBookableDay, startsInsideBookingWindow } from '@rigbook/contracts/booking/requesting/booking-window.rules';
import { elapsedHours, overlaps, type Period, type ResponderId, type VehicleId } from '@rigbook/contracts/kernel';
import { bookingsWished, isWishOver, MOST_OPEN_WISHES } from '@rigbook/contracts/waitlist/waiting.rules';
import {
  type BookingRequestFacts,
  keepResponderRules,
  keepsAllRules,
} from '../../booking/commands/request-booking/request-booking.decision.js';
import type { VehicleFacts } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { WaitlistJoined } from '../waitlist.events.js';

export interface JoinWaitlist {
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
  readonly anyOfType: boolean;
  readonly period: Period;
  readonly leastHours: number;
  readonly purpose: string;
}

export interface JoiningFacts extends BookingRequestFacts {
  /** what the person already waits for */
  readonly open: readonly (Period & { readonly vehicleId: VehicleId })[];
  /** read before `open`: it may lack the slot of a wish that is in there */
  readonly takenSlots: readonly number[];
}

/** The request that would get these hours of the wish. */
export const requestFor = (
  { responderId, vehicleId, purpose }: Pick<JoinWaitlist, 'responderId' | 'vehicleId' | 'purpose'>,
  period: Period,
) => ({ responderId, vehicleId, purpose, period, durationHours: elapsedHours(period) });

/**
 * Somebody waits for hours that are taken. The rules are asked in this order (docs/domain.md#waiting-for-taken-hours). Rules that may be
 * kept by the time of an offer, such as the hours of the week, are asked then. @throws Refusal
 */
export function joinWaitlist(
  command: JoinWaitlist,
  facts: JoiningFacts,
): { readonly joined: WaitlistJoined; readonly vehicle: VehicleFacts } {
  const { responderId, vehicleId, anyOfType, period, leastHours, purpose } = command;
  const { now, zone, vehicle, responder, open, takenSlots } = facts;
  keepResponderRules(requestFor(command, period), facts);
  if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
  const wished = { ...period, leastHours };
  if (isWishOver(wished, now)) throw new Refusal('IN_THE_PAST');
  if (!startsInsideBookingWindow(period.startAt, now, zone))
    throw new Refusal('BEYOND_BOOKING_WINDOW', { lastDay: lastBookableDay(now, zone) });
  const bookings = bookingsWished(wished, now);
  if (!responder.isAdmin && bookings.every((booking) => touchesAdminOnlyPeriod(booking, zone)))
    throw new Refusal('ADMIN_ONLY_PERIOD');
  const same = open.find((other) => other.vehicleId === vehicleId && overlaps(other, period));
  if (same)
    throw new Refusal('ALREADY_WAITING', {
      vehicleName: vehicle.name,
      wished: { startAt: same.startAt, endAt: same.endAt },
    });
  if (open.length >= MOST_OPEN_WISHES) throw new Refusal('TOO_MANY_WISHES', { most: MOST_OPEN_WISHES });
  const free = bookings.find((booking) => keepsAllRules(requestFor(command, booking), facts));
  if (free) throw new Refusal('HOURS_ARE_FREE', { vehicleName: vehicle.name, free });
  const { startAt, endAt } = period;
  return {
    joined: {
      type: 'WaitlistJoined',
      data: { responderId, vehicleId, anyOfType, startAt, endAt, leastHours, purpose, slot: freeSlot(takenSlots) },
    },
    vehicle,
  };
}

/** The lowest one that is not taken: a constraint lets one of two requests at once have it. */
function freeSlot(slots: readonly number[]): number {
  const taken = new Set(slots);
  let slot = 1;
  while (taken.has(slot)) slot += 1;
  return slot;
}
