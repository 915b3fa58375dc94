import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import { hasStartPassed } from '@rigbook/contracts/booking/booking-times.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { keepAll, Refusal, type Rule } from '../../../platform/decisions/index.js';
import type { BookingApproved } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { mayTake, type BookingBefore } from '../booking.transitions.js';

/** `service` is the state in its stream: a vehicle that is out on another shift can still be promised for later. */
interface PromisedVehicle {
  readonly name: string;
  readonly service: ServiceStatus;
  readonly maintenanceUntil: Instant | null;
}

export interface ApproveBookingFacts {
  readonly now: Instant;
  /** Undefined if it is retired. */
  readonly vehicle: PromisedVehicle | undefined;
}

type ApproveRule = Rule<BookingBefore<'approve'>, ApproveBookingFacts & { readonly vehicle: PromisedVehicle }>;

const startIsAhead: ApproveRule = ({ period: { startAt } }, { now }) =>
  hasStartPassed(startAt, now) ? new Refusal('START_HAS_PASSED', { startAt }) : undefined;

const vehicleIsInService: ApproveRule = (_booking, { vehicle: { name, service, maintenanceUntil } }) =>
  service === 'available'
    ? undefined
    : new Refusal('VEHICLE_UNAVAILABLE', { vehicleName: name, status: service, availableFrom: maintenanceUntil });

/** Asked in this order; the first broken rule decides the refusal. */
const approveRules: readonly ApproveRule[] = [startIsAhead, vehicleIsInService];

/** Approves a pending booking that has not started, of a vehicle that is neither in maintenance nor withdrawn. */
export function approveBooking(
  booking: Booking,
  { adminNotes }: { readonly adminNotes: string | null },
  facts: ApproveBookingFacts,
): BookingApproved {
  const pending = mayTake(booking, 'approve');
  const { vehicle } = facts;
  // a retired vehicle has no open bookings: this one has changed since its history was read
  if (!vehicle) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  keepAll(approveRules, pending, { ...facts, vehicle });
  const { responderId, vehicleId } = pending;
  return { type: 'BookingApproved', data: { responderId, vehicleId, adminNotes } };
}
