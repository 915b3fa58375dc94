import { addMinutes, type BookingId, type Day } from '@rigbook/contracts/kernel';
import type { RequestedOfVehicle } from '../../booking/commands/request-booking/request-booking.decision.js';
import type { StandingShiftMade, StandingShiftNotMade } from '../standing-shift.events.js';
import { evolve, type StandingShift } from '../standing-shift.state.js';
import { type DayDecided, type DayFacts, makeBooking, type VehicleToTry } from './make-booking.decision.js';

/** The facts of a day, read before any other day was booked. */
export type DayToMake = DayFacts & { readonly day: Day };

type DayMade = DayDecided & { readonly bookingId: BookingId };

/**
 * Several days at once, in their order: what one takes the next one does not get. `toldBefore` has what was told as not made before a
 * change, and is not worth a message once more.
 */
export function makeBookings(
  shift: StandingShift,
  days: readonly DayToMake[],
  toldBefore: ReadonlyMap<Day, StandingShiftNotMade['data']>,
): readonly DayMade[] {
  const all: DayMade[] = [];
  let after = shift;
  for (const { day, ...facts } of days) {
    const requested = all.flatMap(({ booked: [first] }) => (first ? [first.data] : []));
    const vehicles = facts.vehicles.map((vehicle) => withTaken(vehicle, requested));
    const decided = makeBooking(after, day, { ...facts, vehicles });
    if (!decided) continue;
    const told = isSame(decided.told, toldBefore.get(day)) ? asToldBefore(decided.told) : decided.told;
    all.push({ ...decided, told, bookingId: facts.bookingId });
    after = evolve(after, { ...told, recordedAt: facts.now });
  }
  return all;
}

const withTaken = (
  vehicle: VehicleToTry,
  requested: readonly RequestedOfVehicle['requested']['data'][],
): VehicleToTry => ({
  ...vehicle,
  taken: [
    ...vehicle.taken,
    ...requested
      .filter(({ vehicleId }) => vehicleId === vehicle.id)
      .map(({ startAt, endAt, turnRoundMinutes = 0 }) => ({
        startAt,
        endAt,
        heldUntil: addMinutes(endAt, turnRoundMinutes),
      })),
  ],
  hoursBooked: [...vehicle.hoursBooked, ...requested.flatMap(({ hoursByWeek }) => hoursByWeek)],
});

const isSame = (
  { type, data }: StandingShiftMade | StandingShiftNotMade,
  before: StandingShiftNotMade['data'] | undefined,
): boolean =>
  type === 'StandingShiftNotMade' &&
  before !== undefined &&
  data.startAt === before.startAt &&
  data.endAt === before.endAt &&
  data.vehicleId === before.vehicleId &&
  data.vehicleType === before.vehicleType &&
  data.because === before.because;

const asToldBefore = (told: DayDecided['told']): DayDecided['told'] =>
  told.type === 'StandingShiftNotMade' ? { ...told, data: { ...told.data, toldBefore: true } } : told;
