import type { BookingId, Instant, StandingShiftId, VehicleId, Zone } from '@rigbook/contracts/kernel';
import { hoursOn, type StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { BOOKING_STREAM, streamOf as streamOfBooking } from '../../booking/booking.events.js';
import { factsWithout, type RequestFacts } from '../../booking/commands/request-booking/request-facts.query.js';
import { lockWithPapers } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { type Database, query, type Query } from '../../platform/database/index.js';
import type { Append, Lock } from '../../platform/event-store/index.js';
import { STANDING_SHIFT_STREAM, streamOf } from '../standing-shift.events.js';
import type { StandingShift } from '../standing-shift.state.js';
import { type DayDecided, type DayFacts, daysDue } from './make-booking.decision.js';
import type { DayToMake } from './make-bookings.decision.js';

/** Who causes what the system books, also in the transaction of an administrator's change. */
export const MAKER = 'system:standing-shifts';

/** Violated by a second booking for a day: another process was faster. */
export const oncePerDay = { standing_shift_booking_standing_shift_id_day_idx: 'decide-again' } as const;

/** Selects the vehicles that would do, in the order in which they are tried; the arguments are SQL. */
export const selectVehicles = (vehicleId: string, vehicleType: string): string =>
  `CASE WHEN ${vehicleId} IS NOT NULL THEN ARRAY[${vehicleId}] ELSE ARRAY(
     SELECT v.id FROM vehicle v WHERE v.retired_at IS NULL AND v.type = ${vehicleType} ORDER BY v.name, v.id
   ) END`;

export const vehiclesOf = ({ vehicleId, vehicleType }: StandingPlan): Query<readonly VehicleId[]> =>
  query<{ vehicles: readonly VehicleId[] }, readonly VehicleId[]>(
    {
      name: 'standing-shifts.vehicles',
      text: `SELECT ${selectVehicles('$1::uuid', '$2::text')} AS vehicles`,
      values: [vehicleId, vehicleType],
    },
    ([row]) => row?.vehicles ?? [],
  );

/** What was found of a day's vehicles, in their order. */
export function factsOfVehicles(
  vehicles: readonly VehicleId[],
  found: readonly (RequestFacts | undefined)[],
): Pick<DayFacts, 'responder' | 'vehicles'> {
  const known = vehicles.flatMap((id, nth) => {
    const stored = found[nth];
    return stored ? [{ id, ...stored }] : [];
  });
  const [first] = known;
  const responder = first ? { ...first.person, administers: first.person.isAdmin } : nobody;
  return { responder, vehicles: known };
}

/** Each vehicle's papers are as they were read. */
export const locksWithPapers = (vehicles: DayFacts['vehicles']): readonly Lock[] =>
  vehicles.map(({ id, vehicle }) => lockWithPapers(id, vehicle));

/** Of a type that no vehicle has, no rule about the person is asked. */
const nobody = { isAdmin: false, administers: false, profileComplete: false, licenceVerified: false, department: null };

interface About {
  readonly standingShiftId: StandingShiftId;
  readonly now: Instant;
  readonly zone: Zone;
  readonly purpose: string;
  readonly newId: () => string;
  readonly vehicles: readonly VehicleId[];
  /** as if these took no hours */
  readonly without: readonly BookingId[];
}

/** The days that are due, with what stands in their way. */
export async function daysToMake(
  database: Database,
  shift: StandingShift,
  { standingShiftId, now, zone, purpose, newId, vehicles, without }: About,
): Promise<readonly DayToMake[]> {
  if (shift.status === 'unknown') return [];
  const { plan, responderId } = shift;
  const days = daysDue(shift, { now, zone });
  const found = await database.fetchAll(
    days.flatMap((day) => {
      const period = hoursOn(plan, day, zone);
      return vehicles.map((vehicleId) => factsWithout(without, { responderId, vehicleId, period }, zone));
    }),
  );
  return days.map((day, nth) => ({
    ...{ day, now, zone, purpose, standingShiftId, bookingId: newId() as BookingId, mayBook: true },
    ...factsOfVehicles(vehicles, found.slice(nth * vehicles.length, (nth + 1) * vehicles.length)),
  }));
}

/** A day told on the shift's stream, whose version it follows, and its booking. */
export function appendsOfDay(
  standingShiftId: StandingShiftId,
  { told, booked, bookingId }: DayDecided & { readonly bookingId: BookingId },
  expectedVersion: number,
): readonly Append[] {
  const day = { stream: streamOf(standingShiftId), streamType: STANDING_SHIFT_STREAM, expectedVersion, events: [told] };
  const booking = { stream: streamOfBooking(bookingId), streamType: BOOKING_STREAM, expectedVersion: 0 };
  return [day, ...(booked.length > 0 ? [{ ...booking, events: booked }] : [])].map((append) => ({
    ...append,
    actor: MAKER,
  }));
}
