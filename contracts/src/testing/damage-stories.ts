import fc from 'fast-check';
import type { DamageHistory, HeldShift, Look, Spot, SpottedDamage } from '../damage/damage-history.js';
import { withReading, type ReadingStep, type ShiftReadings } from '../booking/shift/odometer.rules.js';
import type { BookingId, DamageId, DefectId, ResponderId } from '../kernel/ids.js';
import { addMinutes, instant } from '../kernel/time.js';

/** What somebody says at a step; damage by its number. */
export interface Said {
  readonly reported: readonly number[];
  readonly confirmed: readonly number[];
  readonly hasWords: boolean;
}

/** A shift of a story, in minutes after its noon. */
export interface ToldShift {
  readonly id: BookingId;
  readonly responderId: ResponderId;
  readonly taken: number;
  /** null: under way */
  readonly ended: number | null;
  readonly isCancelled: boolean;
  readonly checkInKm: number;
  readonly drivenKm: number;
  readonly atCheckIn: Said;
  readonly during: { readonly minute: number; readonly reported: readonly number[] } | null;
  readonly atCheckOut: Said;
  readonly takenOverBy: ResponderId | null;
}

/** Somebody sees something; `fixed` is a minute. */
export interface ToldSighting {
  readonly id: DefectId;
  readonly minute: number;
  readonly spot: Spot;
  readonly who: ResponderId;
  readonly declinedBy: ResponderId | null;
  readonly fixed: number | null;
}

/** What happened to a vehicle: shifts with gaps, looks, readings that were corrected, reports that were contested and settled. */
export interface Story {
  readonly damages: readonly SpottedDamage[];
  readonly shifts: readonly ToldShift[];
  readonly corrections: readonly { readonly shift: number; readonly step: ReadingStep; readonly byKm: number }[];
  /** what people saw who had no shift */
  readonly sightings: readonly ToldSighting[];
  /** in their order; a contest changes nothing until an administrator settles it */
  readonly disputes: readonly { readonly damage: number; readonly said: 'contested' | 'attributed' | 'not-damage' }[];
}

const some = (damages: number) =>
  fc.oneof({ arbitrary: fc.constant([]), weight: 4 }, { arbitrary: fc.uniqueArray(fc.nat(damages - 1)), weight: 1 });
const said = (damages: number) =>
  fc.record({
    reported: some(damages),
    confirmed: some(damages),
    hasWords: fc.oneof({ arbitrary: fc.constant(false), weight: 5 }, fc.constant(true)),
  });

const spots = fc.constantFrom<Spot>(
  { area: 'driver-side', place: 'left-front-door' },
  { area: 'driver-side', place: 'left-rear-door' },
  { area: 'driver-side', place: null },
  { area: 'roof', place: 'roof-front' },
  { area: 'roof', place: null },
);

const told = (damages: number) =>
  fc.record({
    who: fc.nat(4),
    /** forms of two devices may overlap a little */
    gap: fc.integer({ min: -4, max: 30 }),
    length: fc.integer({ min: 1, max: 40 }),
    end: fc.constantFrom('returned', 'returned', 'returned', 'cancelled'),
    gapKm: fc.integer({ min: -3, max: 12 }),
    drivenKm: fc.nat(60),
    atCheckIn: said(damages),
    during: fc.option(fc.record({ part: fc.nat(40), reported: fc.uniqueArray(fc.nat(damages - 1)) }), { freq: 2 }),
    atCheckOut: said(damages),
    takenOverBy: fc.option(fc.nat(4), { freq: 2 }),
  });

const person = (nth: number) => `responder ${nth}` as ResponderId;

export const stories: fc.Arbitrary<Story> = fc.array(spots, { minLength: 1, maxLength: 4 }).chain((spotted) =>
  fc
    .record({
      shifts: fc.array(told(spotted.length), { minLength: 1, maxLength: 9 }),
      isLastOut: fc.boolean(),
      corrections: fc.array(
        fc.record({
          shift: fc.nat(8),
          step: fc.constantFrom<ReadingStep[]>('check-in', 'check-out'),
          byKm: fc.integer({ min: -20, max: 20 }),
        }),
        { maxLength: 4 },
      ),
      sightings: fc.array(
        fc.record({
          minute: fc.nat(250),
          spot: spots.filter(({ place }) => place !== null),
          who: fc.nat(6),
          declinedBy: fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, fc.nat(8)),
          fixedAfter: fc.option(fc.nat(80), { freq: 1 }),
        }),
        { maxLength: 7 },
      ),
      disputes: fc.array(
        fc.record({
          damage: fc.nat(spotted.length - 1),
          said: fc.constantFrom('contested' as const, 'attributed' as const, 'not-damage' as const),
        }),
        { maxLength: 4 },
      ),
    })
    .map(({ shifts, isLastOut, corrections, disputes, sightings }) => {
      let [minute, km] = [0, 1_000];
      const out = shifts.map((shift, nth): ToldShift => {
        const taken = Math.max(0, minute + shift.gap);
        const ended = taken + shift.length;
        const checkInKm = km + shift.gapKm;
        minute = ended;
        km = checkInKm + shift.drivenKm;
        const isOut = isLastOut && nth === shifts.length - 1;
        return {
          id: `shift ${nth}` as BookingId,
          responderId: person(shift.who),
          taken,
          ended: isOut ? null : ended,
          isCancelled: shift.end === 'cancelled' && !isOut,
          checkInKm,
          drivenKm: shift.drivenKm,
          atCheckIn: shift.atCheckIn,
          during: shift.during && {
            minute: taken + (shift.during.part % (shift.length + 1)),
            reported: shift.during.reported,
          },
          atCheckOut: shift.atCheckOut,
          takenOverBy: shift.takenOverBy === null ? null : person(shift.takenOverBy),
        };
      });
      const damages = spotted.map((spot, nth) => ({ ...spot, damageId: `damage ${nth}` as DamageId }));
      const seen = sightings.map(({ minute: at, spot, who, declinedBy, fixedAfter }, nth) => ({
        id: `sighting ${nth}` as DefectId,
        minute: at,
        spot,
        who: person(who),
        declinedBy: declinedBy === null ? null : person(declinedBy),
        fixed: fixedAfter === null ? null : at + fixedAfter,
      }));
      return { damages, shifts: out, corrections, disputes, sightings: seen };
    }),
);

const noon = instant('2026-11-23T12:00:00.000Z');

/** The history as the server reads it from the log. */
export function toHistory({ damages, shifts, corrections, disputes, sightings }: Story): DamageHistory {
  const readings = shifts.map(({ checkInKm, drivenKm }): ShiftReadings => ({
    checkInKm,
    checkOutKm: checkInKm + drivenKm,
  }));
  for (const { shift, step, byKm } of corrections) {
    const before = readings[shift];
    const now = step === 'check-in' ? before?.checkInKm : before?.checkOutKm;
    if (before && now !== undefined) readings[shift] = withReading(before, step, now + byKm);
  }
  const spotted = (numbers: readonly number[]) => numbers.flatMap((nth) => damages[nth] ?? []);
  const lookOf = (shift: ToldShift, step: Look['step'], minute: number, look: Said): Look => ({
    at: addMinutes(noon, minute),
    step,
    bookingId: shift.id,
    responderId: shift.responderId,
    withResponderId: step === 'check-out' ? shift.takenOverBy : null,
    byOffice: null,
    reported: spotted(look.reported),
    confirmed: spotted(look.confirmed).map(({ damageId }) => damageId),
    hasWords: look.hasWords,
  });
  const settled = new Map(
    disputes.filter(({ said: what }) => what !== 'contested').map(({ damage, said: what }) => [damage, what]),
  );
  return {
    shifts: shifts.map((shift, nth): HeldShift => ({
      bookingId: shift.id,
      responderId: shift.responderId,
      takenAt: addMinutes(noon, shift.taken),
      endedAt: shift.ended === null ? null : addMinutes(noon, shift.ended),
      checkInKm: readings[nth]?.checkInKm ?? 0,
      checkOutKm: shift.ended === null || shift.isCancelled ? null : (readings[nth]?.checkOutKm ?? null),
    })),
    looks: shifts.flatMap((shift) => [
      lookOf(shift, 'check-in', shift.taken, shift.atCheckIn),
      ...(shift.during
        ? [
            lookOf(shift, 'shift', shift.during.minute, {
              reported: shift.during.reported,
              confirmed: [],
              hasWords: false,
            }),
          ]
        : []),
      ...(shift.ended === null || shift.isCancelled ? [] : [lookOf(shift, 'check-out', shift.ended, shift.atCheckOut)]),
    ]),
    sightings: sightings.map(({ id, minute, spot, who, declinedBy, fixed }) => ({
      ...spot,
      defectId: id,
      at: addMinutes(noon, minute),
      responderId: who,
      fixedAt: fixed === null ? null : addMinutes(noon, fixed),
      declinedBy,
    })),
    notDamage: new Set(damages.filter((_, nth) => settled.get(nth) === 'not-damage').map(({ damageId }) => damageId)),
  };
}
