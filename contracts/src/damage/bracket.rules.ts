import { unaccountedKm } from '../booking/shift/odometer.rules.js';
import type { DamageId } from '../kernel/ids.js';
import { earlierOf, type Instant, laterOf, millisOf, type Period } from '../kernel/time.js';
import {
  type Bracket,
  type DamageHistory,
  type HeldShift,
  type Holding,
  type Look,
  lookSteps,
  type LookStep,
  type Sighting,
  type Spot,
  type SpottedDamage,
} from './damage-history.js';
import { namedIn } from './named-in-bracket.rules.js';

/** Two reports may mean the same damage: of one place, or of one area where a place is not known. */
export const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.place !== null && other.place !== null ? one.place === other.place : one.area === other.area;

/**
 * Whether a look says that the spot was clean: at a check-in or checkout, nothing new was reported there, and nothing was said in
 * words that may mean it. What was known there before is other damage, since reports come on top of what is known.
 */
export const findsClean = (look: Look, damage: SpottedDamage, notDamage: ReadonlySet<DamageId>): boolean =>
  looksAtAll.has(look.step) &&
  !look.hasWords &&
  !look.confirmed.includes(damage.damageId) &&
  !look.reported.some((other) => !notDamage.has(other.damageId) && isSameSpot(other, damage));

/** Who looks at the whole vehicle, and can find a spot clean. */
const looksAtAll: ReadonlySet<LookStep> = new Set(['check-in', 'check-out']);

const sees = (look: Look, damageId: DamageId): boolean =>
  look.confirmed.includes(damageId) || look.reported.some((other) => other.damageId === damageId);

/**
 * The bracket of damage; undefined if nobody has reported it. Of damage that is none, the reports that saw it count. What somebody saw at its
 * place is the first sighting: who takes the vehicle is shown it, and does not find the place clean by saying nothing of it. Who is named by
 * a sighting that stands does not get rid of it by declining it.
 */
export function bracketOf(damage: SpottedDamage, history: DamageHistory): Bracket | undefined {
  const standing = history.sightings.filter(({ declinedBy }) => declinedBy === null);
  const withAlso = (also: readonly Sighting[]) =>
    bracketWith(damage, { ...history, sightings: [...standing, ...also] });
  const ownMatters = history.sightings.filter((sighting) => {
    if (sighting.declinedBy === null || !isSameSpot(sighting, damage)) return false;
    const found = withAlso([sighting]);
    return found !== undefined && namedIn(found).includes(sighting.declinedBy);
  });
  return withAlso(ownMatters);
}

function bracketWith(
  damage: SpottedDamage,
  { shifts, looks, sightings, notDamage }: DamageHistory,
): Bracket | undefined {
  const inOrder = [...shifts].sort(byBeginning);
  const compare = byTime(inOrder);
  const looked = [...looks].sort(compare);
  const place = looked.findIndex((look) => sees(look, damage.damageId));
  const reported = looked[place];
  if (reported === undefined) return undefined;
  const stood = standingAt(reported.at, sightings);
  const there = stood.filter((sighting) => isSamePlace(sighting, damage));
  const [sighting] = there;
  const wasShown = (at: Instant) => sighting !== undefined && sighting.at <= at;
  const lastClean =
    looked.slice(0, place).findLast((look) => findsClean(look, damage, notDamage) && !wasShown(look.at)) ?? null;
  const beside = damage.place === null ? stood.filter((one) => isSameSpot(one, damage) && isAfter(one, lastClean)) : [];
  const firstSeen = sighting ? lookOf(sighting) : reported;
  // of the time without a holder in which somebody saw it, all kilometers count: nobody read the odometer then
  const next =
    sighting && !inOrder.some((shift) => holdsAt(shift, sighting.at))
      ? inOrder.find(takenAfter(sighting.at))
      : undefined;
  const from = lastClean?.at ?? earliestOf([firstSeen.at, ...inOrder.map(({ takenAt }) => takenAt)]);
  const bracket = { startAt: from, endAt: firstSeen.at };
  const held = inOrder.flatMap((shift) => heldWithin(bracket, shift));
  return {
    lastClean,
    firstSeen,
    sightings: [...there, ...beside],
    held,
    unheldMillis: millisBetween(bracket) - millisOfAny(held),
    unaccountedKm: inOrder
      .map((shift, nth) => ({ shift, before: inOrder[nth - 1] }))
      .filter(({ shift }) => {
        const taken = checkInOf(shift);
        return (
          (shift === next || compare(taken, firstSeen) <= 0) && (lastClean === null || compare(taken, lastClean) > 0)
        );
      })
      .reduce((sum, { shift, before }) => sum + unaccountedKm(shift.checkInKm, lastKmOf(before)), 0),
  };
}

/** A sighting moves a bracket if it is of the very place. */
const isSamePlace = (one: Spot, other: Spot): boolean => one.place !== null && one.place === other.place;

const isAfter = ({ at }: Sighting, look: Look | null): boolean => look === null || at > look.at;

/** What had been seen by then and was not fixed yet, in its order. */
const standingAt = (until: Instant, sightings: readonly Sighting[]): readonly Sighting[] =>
  sightings
    .filter(({ at, fixedAt }) => at < until && (fixedAt === null || fixedAt > until))
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.defectId.localeCompare(other.defectId));

const lookOf = ({ at, responderId }: Sighting): Look => ({
  at,
  step: 'seen',
  bookingId: null,
  responderId,
  withResponderId: null,
  byOffice: null,
  reported: [],
  confirmed: [],
  hasWords: false,
});

const holdsAt = ({ takenAt, endedAt }: HeldShift, at: Instant): boolean =>
  takenAt <= at && (endedAt === null || at < endedAt);
const takenAfter =
  (at: Instant) =>
  ({ takenAt }: HeldShift): boolean =>
    takenAt > at;

const byBeginning = (one: HeldShift, other: HeldShift): number =>
  one.takenAt.localeCompare(other.takenAt) || one.bookingId.localeCompare(other.bookingId);

type Moment = Pick<Look, 'at' | 'bookingId' | 'step'>;

const checkInOf = ({ takenAt: at, bookingId }: HeldShift): Moment => ({ at, bookingId, step: 'check-in' });

/** By time; at the same moment by the order of the shifts, and of the steps of one. */
function byTime(shifts: readonly HeldShift[]): (one: Moment, other: Moment) => number {
  const places = new Map(shifts.map(({ bookingId }, nth) => [bookingId, nth]));
  const placeOf = ({ bookingId }: Moment) => (bookingId === null ? undefined : places.get(bookingId)) ?? shifts.length;
  return (one, other) =>
    one.at.localeCompare(other.at) ||
    placeOf(one) - placeOf(other) ||
    lookSteps.indexOf(one.step) - lookSteps.indexOf(other.step);
}

/** Nothing of a shift that only touches the bracket. One that has not ended lasts. */
function heldWithin(bracket: Period, shift: HeldShift): readonly Holding[] {
  const startAt = laterOf(shift.takenAt, bracket.startAt);
  const endAt = shift.endedAt === null ? bracket.endAt : earlierOf(shift.endedAt, bracket.endAt);
  if (startAt >= endAt) return [];
  const { bookingId, responderId, checkInKm, checkOutKm } = shift;
  const hasEnded = shift.endedAt !== null && shift.endedAt <= bracket.endAt;
  const drivenKm = hasEnded && checkOutKm !== null ? checkOutKm - checkInKm : null;
  return [{ bookingId, responderId, startAt, endAt, drivenKm }];
}

const lastKmOf = (shift: HeldShift | undefined): number | null => shift?.checkOutKm ?? shift?.checkInKm ?? null;

const earliestOf = (instants: readonly [Instant, ...Instant[]]): Instant =>
  instants.reduce((earliest, at) => earlierOf(earliest, at));

const millisBetween = ({ startAt, endAt }: Period): number => millisOf(endAt) - millisOf(startAt);

/** What the periods cover together: forms of two devices may overlap. They are ordered by their starts. */
function millisOfAny(periods: readonly Period[]): number {
  let covered = 0;
  let until = '' as Instant;
  for (const { startAt, endAt } of periods) {
    if (endAt <= until) continue;
    covered += millisBetween({ startAt: startAt < until ? until : startAt, endAt });
    until = endAt;
  }
  return covered;
}
