import { eligibilityWarningsFor } from '../booking/requesting/eligibility.rules.js';
import { fuelAtCheckOut } from '../booking/shift/check-in.words.js';
import type { SlotFacts } from '../booking/requesting/slot-states.rules.js';
import { hasPapersThroughout, type PapersEnd } from '../fleet/papers-end.rules.js';
import type { FleetRole, VehicleStatus } from '../fleet/fleet.words.js';
import type { VehicleId } from '../kernel/ids.js';
import { periodOf, type Period, type Zone } from '../kernel/time.js';
import { roleOfDepartment, type Department } from '../responders/responder.words.js';
import { allowedHours, bookableHours, HOURS_AHEAD, nextFullHour } from './bookable-hours.rules.js';
import type { RecommendationReason } from './recommendation.words.js';

export interface Candidate {
  readonly id: VehicleId;
  readonly name: string;
  readonly type: string;
  readonly status: VehicleStatus;
  readonly allowedRoles: readonly FleetRole[];
  /** at the last check-in or checkout; null before the first */
  readonly fuelPercent: number | null;
  /** turn-rounds included */
  readonly taken: readonly Period[];
  /** for which a booking would hold it after its end */
  readonly turnRoundMinutes: number;
  readonly papersEnd?: PapersEnd | null;
}

/** How many of the responder's latest bookings led to a shift with a vehicle. */
export interface ShiftsWithVehicle {
  readonly vehicleId: VehicleId;
  readonly vehicleType: string;
  readonly shifts: number;
}

export interface RecommendationFacts extends Omit<SlotFacts, 'taken' | 'turnRoundMinutes'> {
  readonly department: Department | null;
  readonly history: readonly ShiftsWithVehicle[];
}

export interface Recommendation {
  readonly vehicle: Candidate;
  /** whole percent, 0 to 100 */
  readonly score: number;
  /** what the score comes from, most important first */
  readonly reasons: readonly RecommendationReason[];
}

/** The maximum that each reason can add to a score; 100 in total. */
export const recommendationWeights = { role: 30, availability: 30, fuel: 20, vehicle: 12, type: 8 } as const;

/** The number of shifts after which a responder knows a vehicle. */
const SHIFTS_TO_KNOW = 3;

interface Share {
  readonly points: number;
  readonly reason?: RecommendationReason;
}

/**
 * The vehicles that the responder can book now without a warning about their role, best first, equal ones by name
 * (docs/domain.md#recommendations).
 */
export function recommend(fleet: readonly Candidate[], given: RecommendationFacts): readonly Recommendation[] {
  const allowed = allowedHours(given);
  return fleet
    .filter((vehicle) => matches(vehicle, given))
    .map((vehicle) => recommendation(vehicle, given, allowed))
    .sort((one, other) => other.score - one.score || byName(one.vehicle, other.vehicle));
}

/**
 * Recommended is what is there now, with its papers, and fits the role; other vehicles may still be booked for later, or with a warning.
 */
export const matches = (
  vehicle: Candidate,
  { department, now, zone }: Pick<RecommendationFacts, 'department' | 'now' | 'zone'>,
): boolean =>
  vehicle.status === 'available' &&
  eligibilityWarningsFor(department, vehicle).length === 0 &&
  hasPapersThroughout(periodOf(nextFullHour(now), 1), vehicle.papersEnd ?? null, zone);

function recommendation(
  vehicle: Candidate,
  given: RecommendationFacts,
  allowed: readonly (Period | null)[],
): Recommendation {
  const shares = [
    roleShare(vehicle, given),
    availabilityShare(vehicle, allowed, given.zone),
    fuelShare(vehicle),
    ...historyShares(vehicle, given),
  ];
  return {
    vehicle,
    score: Math.round(shares.reduce((sum, { points }) => sum + points, 0)),
    reasons: shares
      .toSorted((one, other) => other.points - one.points)
      .flatMap(({ reason }) => (reason === undefined ? [] : [reason])),
  };
}

/** A vehicle that lists the role scores higher than one open to everyone. */
function roleShare({ allowedRoles }: Candidate, { department }: RecommendationFacts): Share {
  const role = department === null ? undefined : roleOfDepartment[department];
  return role !== undefined && allowedRoles.includes(role)
    ? { points: recommendationWeights.role, reason: { code: 'role-authorised', role } }
    : { points: recommendationWeights.role / 2, reason: { code: 'open-to-every-role' } };
}

function availabilityShare(
  { taken, turnRoundMinutes, papersEnd = null }: Candidate,
  allowed: readonly (Period | null)[],
  zone: Zone,
): Share {
  const withPapers = allowed.map((hour) => (hour && hasPapersThroughout(hour, papersEnd, zone) ? hour : null));
  const { count, firstRun } = bookableHours(withPapers, taken, turnRoundMinutes);
  const points = (recommendationWeights.availability * count) / HOURS_AHEAD;
  if (firstRun === null) return { points };
  const { startAt, hours, isNext } = firstRun;
  return { points, reason: isNext ? { code: 'free-next-hours', hours } : { code: 'free-from', startAt } };
}

/** A tank without a reading counts as half full. */
function fuelShare({ fuelPercent }: Candidate): Share {
  const points = (recommendationWeights.fuel * (fuelPercent ?? 50)) / 100;
  const isGood = fuelPercent !== null && fuelAtCheckOut(fuelPercent).level === 'good';
  return isGood ? { points, reason: { code: 'good-fuel', fuelPercent } } : { points };
}

function historyShares({ id, type }: Candidate, { history }: RecommendationFacts): readonly Share[] {
  const own = total(history.filter(({ vehicleId }) => vehicleId === id));
  const ofType = total(history.filter(({ vehicleType }) => vehicleType === type));
  const known = (shifts: number) => Math.min(shifts, SHIFTS_TO_KNOW) / SHIFTS_TO_KNOW;
  const ofVehicle = { points: recommendationWeights.vehicle * known(own) };
  const ofItsType = { points: recommendationWeights.type * known(ofType) };
  if (own > 0) return [{ ...ofVehicle, reason: { code: 'driven-before', shifts: own } }, ofItsType];
  if (ofType === 0) return [];
  return [{ ...ofItsType, reason: { code: 'type-driven-before', shifts: ofType, vehicleType: type } }];
}

const total = (history: readonly ShiftsWithVehicle[]): number => history.reduce((sum, { shifts }) => sum + shifts, 0);

/** Names are unique regardless of case. */
function byName(one: Candidate, other: Candidate): number {
  const [first, second] = [one.name.toLowerCase(), other.name.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}
