import type { BookingId, ResponderId } from '../kernel/ids.js';
import type { Spot, SpottedDamage } from '../damage/damage-history.js';
import type { Said, Story, ToldShift, ToldSighting } from './damage-stories.js';

interface Seen {
  readonly minute: number;
  readonly of: BookingId | null;
  readonly step: string;
}

interface Stranger {
  readonly told: ToldSighting;
  readonly minutes: ReadonlyMap<ToldShift, number>;
  readonly unheld: number;
  unaccounted: number;
  /** nobody has taken the vehicle since, nor had it then */
  standsAlone: boolean;
}

/**
 * The bracket, found by living through the story minute by minute: it counts who holds the vehicle and forgets everything whenever
 * somebody finds the spot clean, until somebody sees the damage. Slow, and written otherwise than the rule.
 */
export function slowBracket(damage: SpottedDamage, story: Story) {
  const standing = story.sightings.filter((told) => told.declinedBy === null);
  const live = (...more: readonly ToldSighting[]) => lived(damage, { ...story, sightings: [...standing, ...more] });
  const ownMatters = story.sightings.filter(
    (told) => told.declinedBy !== null && live(told)?.named.includes(told.declinedBy),
  );
  return live(...ownMatters);
}

/** Declined by nobody, or by somebody in their own matter. */
function lived(damage: SpottedDamage, story: Story) {
  const nth = story.damages.indexOf(damage);
  const inOrder = [...story.shifts].sort((one, other) => one.taken - other.taken || (one.id < other.id ? -1 : 1));
  const reading = readingsOf(story);
  const end = Math.max(...inOrder.map(({ ended, taken }) => (ended ?? taken) + 50));
  const reportedIn = minuteOfReport(nth, inOrder, end);
  const stood = story.sightings
    .filter(({ minute, fixed }) => reportedIn !== undefined && minute < reportedIn && (fixed ?? end) > reportedIn)
    .sort((one, other) => one.minute - other.minute || (one.id < other.id ? -1 : 1));
  const there = stood.filter(({ spot }) => damage.place !== null && spot.place === damage.place);
  let clean: (Seen & { readonly people: readonly ResponderId[] }) | null = null;
  let minutes = new Map<ToldShift, number>();
  let [unheld, unaccounted] = [0, 0];
  /** who saw it first, and how everything stood then; nobody finds the spot clean after that */
  let stranger: Stranger | undefined;
  for (let minute = 0; minute <= end; minute += 1) {
    const isSeen = there.some((told) => told.minute <= minute);
    for (const shift of inOrder) {
      for (const { step, said, people } of looksAt(shift, minute)) {
        if (step === 'check-in') {
          const before = inOrder[inOrder.indexOf(shift) - 1];
          const gap = before ? Math.max(0, reading(shift).in - (reading(before).out ?? reading(before).in)) : 0;
          unaccounted += gap;
          if (stranger?.standsAlone) {
            stranger.unaccounted += gap;
            stranger.standsAlone = false;
          }
        }
        const seen: Seen = { minute, of: shift.id, step };
        if (said.reported.includes(nth) || said.confirmed.includes(nth)) {
          const counted = stranger ?? { minutes, unheld, unaccounted };
          const until = stranger?.told.minute ?? minute;
          const held = inOrder.filter((holder) => (counted.minutes.get(holder) ?? 0) > 0);
          const since = clean?.minute ?? -1;
          const beside = stood.filter(
            (told) => told.minute > since && damage.place === null && isAt(told.spot, damage),
          );
          return {
            clean: clean && { minute: clean.minute, of: clean.of, step: clean.step },
            seen: stranger ? { minute: until, of: null, step: 'seen' } : seen,
            sightings: [...there, ...beside].map(({ id }) => id),
            held: held.map((holder) => {
              const { in: from, out } = reading(holder);
              const isOver = holder.ended !== null && holder.ended <= until;
              return {
                of: holder.id,
                minutes: counted.minutes.get(holder),
                drivenKm: isOver && out !== undefined ? out - from : null,
              };
            }),
            unheldMinutes: counted.unheld,
            unaccountedKm: counted.unaccounted,
            named: [
              ...new Set([
                ...(clean?.people ?? []),
                ...held.map(({ responderId }) => responderId),
                ...(stranger ? [stranger.told.who] : people),
              ]),
            ].sort(),
          };
        }
        if (isSeen || step === 'shift' || said.hasWords) continue;
        if (!said.reported.some((other) => spoils(other, damage, story))) {
          clean = { ...seen, people };
          minutes = new Map();
          [unheld, unaccounted] = [0, 0];
        }
      }
    }
    const holders = inOrder.filter(({ taken, ended }) => taken <= minute && (ended === null || minute < ended));
    const told = there[0];
    if (told?.minute === minute)
      stranger = { told, minutes: new Map(minutes), unheld, unaccounted, standsAlone: holders.length === 0 };
    for (const holder of holders) minutes.set(holder, (minutes.get(holder) ?? 0) + 1);
    if (holders.length === 0 && inOrder.some(({ taken }) => taken <= minute)) unheld += 1;
  }
  return undefined;
}

/** When the damage is first said; undefined if nobody says it. */
function minuteOfReport(nth: number, shifts: readonly ToldShift[], end: number): number | undefined {
  for (let minute = 0; minute <= end; minute += 1)
    for (const { said } of shifts.flatMap((shift) => looksAt(shift, minute)))
      if ([...said.reported, ...said.confirmed].includes(nth)) return minute;
  return undefined;
}

/** A report of the same spot, unless the last word of an administrator on it is that it is no damage. */
function spoils(other: number, damage: SpottedDamage, { damages, disputes }: Story): boolean {
  const spot = damages[other];
  if (!spot) return false;
  const settlements = disputes.filter((dispute) => dispute.damage === other && dispute.said !== 'contested');
  if (settlements.at(-1)?.said === 'not-damage') return false;
  return isAt(spot, damage);
}

function isAt(spot: Spot, damage: Spot): boolean {
  if (spot.place === null || damage.place === null) return spot.area === damage.area;
  return spot.place === damage.place;
}

function looksAt(shift: ToldShift, minute: number) {
  const looks: { step: string; said: Said; people: readonly ResponderId[] }[] = [];
  const alone = [shift.responderId];
  if (shift.taken === minute) looks.push({ step: 'check-in', said: shift.atCheckIn, people: alone });
  if (shift.during?.minute === minute)
    looks.push({
      step: 'shift',
      said: { reported: shift.during.reported, confirmed: [], hasWords: false },
      people: alone,
    });
  if (shift.ended === minute && !shift.isCancelled)
    looks.push({
      step: 'check-out',
      said: shift.atCheckOut,
      people: [...alone, ...(shift.takenOverBy === null ? [] : [shift.takenOverBy])],
    });
  return looks;
}

/** What each reading is after all corrections of it. */
function readingsOf({ shifts, corrections }: Story) {
  const moved = (shift: ToldShift, step: string) =>
    corrections
      .filter((correction) => shifts[correction.shift] === shift && correction.step === step)
      .reduce((sum, { byKm }) => sum + byKm, 0);
  return (shift: ToldShift) => ({
    in: shift.checkInKm + moved(shift, 'check-in'),
    out:
      shift.ended === null || shift.isCancelled
        ? undefined
        : shift.checkInKm + shift.drivenKm + moved(shift, 'check-out'),
  });
}
