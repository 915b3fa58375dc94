import type { EligibilityWarning } from '../booking/booking.words.js';
import { eligibilityWarningsFor } from '../booking/requesting/eligibility.rules.js';
import { firstClash } from '../booking/requesting/request.rules.js';
import { type TakenPeriod, withTurnRound } from '../booking/requesting/turn-round.rules.js';
import type { FleetRole } from '../fleet/fleet.words.js';
import { type Instant, overlaps, type Period, type Zone } from '../kernel/time.js';
import type { Department } from '../responders/responder.words.js';
import { type VehicleAtRisk, vehicleRisks } from './risk.rules.js';

/** A vehicle that may stand in, with its taken hours. */
export interface StandIn extends VehicleAtRisk {
  readonly vehicleId: string;
  readonly name: string;
  readonly type: string;
  readonly allowedRoles: readonly FleetRole[];
  readonly turnRoundMinutes: number;
  readonly taken: readonly TakenPeriod[];
}

/** A booking that needs another vehicle. */
export interface Stranded extends Period {
  readonly bookingId: string;
  readonly vehicleId: string;
  readonly vehicleType: string;
  readonly department: Department | null;
  /** that its request carried already */
  readonly eligibilityWarnings: readonly EligibilityWarning[];
}

/**
 * The vehicle keeps all rules for these hours: it is in service, has its papers, and is free with its turn-round. It also fits the person no
 * worse than the booked one did.
 */
export const canStandIn = (
  vehicle: StandIn,
  booking: Stranded,
  at: { readonly now: Instant; readonly zone: Zone },
): boolean =>
  vehicle.vehicleId !== booking.vehicleId &&
  vehicleRisks(booking, vehicle, at).length === 0 &&
  eligibilityWarningsFor(booking.department, vehicle).every((warning) =>
    booking.eligibilityWarnings.includes(warning),
  ) &&
  firstClash(withTurnRound(booking, vehicle.turnRoundMinutes), vehicle.taken) === null;

/** Those that can stand in, of the same type first, then by name. */
export function standInsFor<Vehicle extends StandIn>(
  booking: Stranded,
  fleet: readonly Vehicle[],
  at: { readonly now: Instant; readonly zone: Zone },
): readonly Vehicle[] {
  const able = fleet.filter((vehicle) => canStandIn(vehicle, booking, at));
  const rank = ({ type }: StandIn): number => (type === booking.vehicleType ? 0 : 1);
  return [...able].sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

export interface WithStandIns {
  readonly booking: Stranded;
  /** the best first */
  readonly standIns: readonly StandIn[];
}

/**
 * One vehicle for as many bookings as can have one at the same time, by the booking's id: those with the fewest to choose from choose first, and
 * one that would get none asks another to take its next choice. A booking that is left out has no vehicle that is not promised to another.
 */
export function proposalsFor(bookings: readonly WithStandIns[]): ReadonlyMap<string, string> {
  const chosen = new Map<string, { readonly booking: Stranded; readonly vehicle: StandIn }>();
  const byChoice = [...bookings].sort(
    (one, other) =>
      one.standIns.length - other.standIns.length ||
      one.booking.startAt.localeCompare(other.booking.startAt) ||
      one.booking.bookingId.localeCompare(other.booking.bookingId),
  );
  const standInsOf = new Map(bookings.map(({ booking, standIns }) => [booking.bookingId, standIns]));
  const inTheWay = (booking: Stranded, vehicle: StandIn) =>
    [...chosen.values()].filter(
      (other) => other.vehicle.vehicleId === vehicle.vehicleId && wouldClash(booking, other.booking, vehicle),
    );
  for (const { booking, standIns } of byChoice) {
    const free = standIns.find((vehicle) => inTheWay(booking, vehicle).length === 0);
    if (free) {
      chosen.set(booking.bookingId, { booking, vehicle: free });
      continue;
    }
    for (const vehicle of standIns) {
      const [other, ...more] = inTheWay(booking, vehicle);
      if (!other || more.length > 0) continue;
      const next = standInsOf
        .get(other.booking.bookingId)
        ?.find(
          ({ vehicleId, ...one }) =>
            vehicleId !== vehicle.vehicleId && inTheWay(other.booking, { vehicleId, ...one }).length === 0,
        );
      if (!next) continue;
      chosen.set(other.booking.bookingId, { booking: other.booking, vehicle: next });
      chosen.set(booking.bookingId, { booking, vehicle });
      break;
    }
  }
  return new Map([...chosen].map(([bookingId, { vehicle }]) => [bookingId, vehicle.vehicleId]));
}

const wouldClash = (one: Period, other: Period, { turnRoundMinutes }: StandIn): boolean =>
  overlaps(held(one, turnRoundMinutes), held(other, turnRoundMinutes));

function held(period: Period, minutes: number): Period {
  const { startAt, heldUntil, endAt } = withTurnRound(period, minutes);
  return { startAt, endAt: heldUntil ?? endAt };
}
