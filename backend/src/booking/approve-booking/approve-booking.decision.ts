import type { Instant } from '@rigbook/contracts/kernel/time';
import type { VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import { isBefore } from '@rigbook/contracts/kernel/time';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { BookingApproved } from '../booking.events.js';
import type { Booking } from '../booking.state.js';
import { notPossible } from '../booking.transitions.js';

export interface ApproveBookingFacts {
  readonly now: Instant;
  readonly vehicleName: string;
  /** What the vehicle's own stream says; a vehicle that is out on another shift may still be promised for later. */
  readonly fleetStatus: VehicleStatus;
}

/** Yes to a pending booking whose start has not passed and whose vehicle is neither in maintenance nor withdrawn. */
export function approveBooking(
  booking: Booking,
  { adminNotes }: { readonly adminNotes: string | null },
  facts: ApproveBookingFacts,
): BookingApproved {
  if (booking.status !== 'pending') throw notPossible(booking, 'approve');
  if (isBefore(booking.period.startAt, facts.now)) throw new Refusal('START_HAS_PASSED', { startAt: booking.period.startAt });
  if (facts.fleetStatus !== 'available')
    throw new Refusal('VEHICLE_UNAVAILABLE', { vehicleName: facts.vehicleName, status: facts.fleetStatus });
  const { responderId, vehicleId } = booking;
  return { type: 'BookingApproved', data: { responderId, vehicleId, adminNotes } };
}
