import type { BookingId, Instant, SubstitutionId, VehicleId } from '@rigbook/contracts/kernel';
import { hasEnded } from '@rigbook/contracts/booking/booking-times.rules';
import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import type { SeenBooking } from '../../booking/commands/booking-seen.js';
import type { BookingDiaryRow } from '../../booking/views/booking-diary/booking-diary.query.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { PlannedSubstitution, SubstitutionsPlanned } from '../substitutes.events.js';

/** What an administrator wants for one booking. */
export interface WantedSubstitution {
  readonly bookingId: BookingId;
  readonly seen: SeenBooking;
  /** null: cancel it, if it is not offered to colleagues */
  readonly substituteVehicleId: VehicleId | null;
  readonly toColleagues: boolean;
}

export interface PlanSubstitutes {
  readonly reason: string;
  readonly bookings: readonly WantedSubstitution[];
}

export interface PlanFacts {
  readonly now: Instant;
  readonly bookings: ReadonlyMap<
    BookingId,
    Pick<BookingDiaryRow, 'status' | 'responderId' | 'vehicleId' | 'startAt' | 'endAt'>
  >;
  /** those of the fleet */
  readonly vehicles: ReadonlySet<VehicleId>;
  readonly newId: () => string;
}

/**
 * The whole plan is one event: all of it, or nothing. Each booking is still as the administrator saw it. Whether the other vehicles can be held
 * is decided for each when it is its turn. @throws Refusal BOOKING_NOT_FOUND, BOOKING_CHANGED_MEANWHILE, VEHICLE_NOT_FOUND
 */
export const planSubstitutes = ({ reason, bookings }: PlanSubstitutes, facts: PlanFacts): SubstitutionsPlanned => ({
  type: 'SubstitutionsPlanned',
  data: { reason, bookings: bookings.map((wanted) => planned(wanted, facts)) },
});

function planned(
  { bookingId, seen, substituteVehicleId, toColleagues }: WantedSubstitution,
  { bookings, vehicles, newId, now }: PlanFacts,
): PlannedSubstitution {
  const booking = bookings.get(bookingId);
  if (!booking) throw new Refusal('BOOKING_NOT_FOUND');
  const { responderId, vehicleId, startAt, endAt, status } = booking;
  const isOpen = (status === 'pending' || status === 'approved') && !hasEnded(endAt, now);
  const isAnother = seen.responderId !== undefined && seen.responderId !== responderId;
  if (!isOpen || isAnother || changesHours(booking, seen)) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  if (substituteVehicleId !== null && (substituteVehicleId === vehicleId || !vehicles.has(substituteVehicleId)))
    throw new Refusal('VEHICLE_NOT_FOUND');
  return {
    substitutionId: newId() as SubstitutionId,
    bookingId,
    responderId,
    startAt,
    endAt,
    vehicleId,
    // a worker that knows only other vehicles and null offers this one to nobody, and cancels nothing
    ...(toColleagues ? { substituteVehicleId: vehicleId, toColleagues } : { substituteVehicleId }),
  };
}
