import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import { hasStartPassed } from '@rigbook/contracts/booking/booking-times.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { BookingApproved } from '../booking.events.js';
import type { Booking } from '../booking.state.js';
import { notPossible } from '../booking.transitions.js';

export interface ApproveBookingFacts {
  readonly now: Instant;
  /** `service` is what its own stream says; a vehicle that is out on another shift may still be promised for later. */
  readonly vehicle: {
    readonly name: string;
    readonly service: ServiceStatus;
    readonly maintenanceUntil: Instant | null;
  };
}

/** Yes to a pending booking whose start has not passed and whose vehicle is neither in maintenance nor withdrawn. */
export function approveBooking(
  booking: Booking,
  { adminNotes }: { readonly adminNotes: string | null },
  { now, vehicle }: ApproveBookingFacts,
): BookingApproved {
  if (booking.status !== 'pending') throw notPossible(booking, 'approve');
  if (hasStartPassed(booking.period.startAt, now))
    throw new Refusal('START_HAS_PASSED', { startAt: booking.period.startAt });
  if (vehicle.service !== 'available')
    throw new Refusal('VEHICLE_UNAVAILABLE', {
      vehicleName: vehicle.name,
      status: vehicle.service,
      availableFrom: vehicle.maintenanceUntil,
    });
  const { responderId, vehicleId } = booking;
  return { type: 'BookingApproved', data: { responderId, vehicleId, adminNotes } };
}
