import fc from 'fast-check';
import type { BookingId, DamageId, DefectId, ResponderId } from '../kernel/ids.js';
import { addMinutes, instant } from '../kernel/time.js';
import { bracketOf, isSameSpot } from './bracket.rules.js';
import type { DamageHistory, HeldShift, Look, Sighting, SpottedDamage } from './damage-history.js';
import { holderIn, namedIn, shiftsIn, toldIn } from './named-in-bracket.rules.js';
import { type Story, stories, toHistory } from '../testing/damage-stories.js';
import { slowBracket } from '../testing/slow-bracket.js';

const noon = instant('2026-11-23T12:00:00.000Z');
const at = (minutes: number) => addMinutes(noon, minutes);
const scratch: SpottedDamage = { damageId: 'scratch' as DamageId, area: 'driver-side', place: 'left-front-door' };
const dent: SpottedDamage = { damageId: 'dent' as DamageId, area: 'driver-side', place: 'left-front-door' };
const [first, second, third] = ['1', '2', '3'].map((id) => `shift ${id}` as BookingId) as [
  BookingId,
  BookingId,
  BookingId,
];
const holderOf = (bookingId: BookingId) => bookingId.replace('shift', 'responder') as ResponderId;

const shift = (bookingId: BookingId, from: number, to: number | null, km: readonly [number, number?]): HeldShift => ({
  bookingId,
  responderId: holderOf(bookingId),
  takenAt: at(from),
  endedAt: to === null ? null : at(to),
  checkInKm: km[0],
  checkOutKm: km[1] ?? null,
});

const look = (bookingId: BookingId, step: Look['step'], minute: number, said: Partial<Look> = {}): Look => ({
  at: at(minute),
  step,
  bookingId,
  responderId: holderOf(bookingId),
  withResponderId: null,
  byOffice: null,
  reported: [],
  confirmed: [],
  hasWords: false,
  ...said,
});

/** Two shifts: from 0 to 60, and from 100 to 160. */
const shifts = [shift(first, 0, 60, [1_000, 1_040]), shift(second, 100, 160, [1_047, 1_060])];
const given = (looks: readonly Look[], more: Partial<DamageHistory> = {}): DamageHistory => ({
  shifts,
  looks,
  sightings: [],
  notDamage: new Set(),
  ...more,
});
const bracket = (history: DamageHistory) => {
  const found = bracketOf(scratch, history);
  if (!found) throw new Error('nobody saw it');
  return found;
};
const allClean = [look(first, 'check-in', 0), look(first, 'check-out', 60), look(second, 'check-in', 100)];
const seenAtReturn = look(second, 'check-out', 160, { reported: [scratch] });

describe('the bracket of damage', () => {
  it('is the shift at whose return it was seen, if its check-in was clean', () => {
    const found = bracket(given([...allClean, seenAtReturn]));
    expect(found.lastClean).toMatchObject({ bookingId: second, step: 'check-in' });
    expect(found.held).toEqual([
      { bookingId: second, responderId: holderOf(second), startAt: at(100), endAt: at(160), drivenKm: 13 },
    ]);
    expect(found).toMatchObject({ unheldMillis: 0, unaccountedKm: 0 });
  });

  it('is the time in which nobody held the vehicle, if it was seen at a check-in after a clean return', () => {
    const seen = look(second, 'check-in', 100, { reported: [scratch] });
    const found = bracket(given([look(first, 'check-out', 60), seen]));
    expect(found).toMatchObject({ held: [], unheldMillis: 40 * 60_000, unaccountedKm: 7 });
    expect(namedIn(found)).toEqual([holderOf(first), holderOf(second)]);
    expect(shiftsIn(found)).toEqual([first, second]);
    expect(toldIn(found)).toEqual([{ responderId: holderOf(first), bookingId: first }]);
    expect(shiftsIn(found).map((id) => holderIn(found, id))).toEqual([holderOf(first), holderOf(second)]);
    expect(holderIn(found, third)).toBeNull();
  });

  it('goes back beyond words that may mean it, and beyond a report of the same spot', () => {
    const words = look(second, 'check-in', 100, { hasWords: true });
    expect(bracket(given([look(first, 'check-out', 60), words, seenAtReturn])).lastClean).toMatchObject({
      step: 'check-out',
    });
    const other = look(first, 'check-out', 60, { reported: [dent] });
    expect(bracket(given([look(first, 'check-in', 0), other, words, seenAtReturn])).lastClean).toMatchObject({
      bookingId: first,
      step: 'check-in',
    });
  });

  it('does not go back beyond a look that saw known damage only, since a report comes on top of it', () => {
    const known = look(second, 'check-in', 100, { confirmed: [dent.damageId] });
    const found = bracket(given([look(first, 'check-out', 60, { reported: [dent] }), known, seenAtReturn]));
    expect(found.lastClean).toMatchObject({ bookingId: second, step: 'check-in' });
  });

  it('takes a report that was settled as no damage for a clean look', () => {
    const looks = [look(first, 'check-out', 60, { reported: [dent] }), seenAtReturn];
    expect(bracket(given(looks)).lastClean).toBeNull();
    expect(bracket(given(looks, { notDamage: new Set([dent.damageId]) })).lastClean).toMatchObject({
      bookingId: first,
    });
  });

  it('ends at the first sighting, also during a shift, of which no kilometers are known yet', () => {
    const during = look(second, 'shift', 130, { reported: [scratch] });
    const found = bracket(given([...allClean, during, look(second, 'check-out', 160, { confirmed: [] })]));
    expect(found.firstSeen).toBe(during);
    expect(found.held).toEqual([
      { bookingId: second, responderId: holderOf(second), startAt: at(100), endAt: at(130), drivenKm: null },
    ]);
  });

  it('begins with the first shift that is known, if nobody found the spot clean', () => {
    const found = bracket(given([seenAtReturn]));
    expect(found).toMatchObject({ lastClean: null, unheldMillis: 40 * 60_000, unaccountedKm: 7 });
    expect(found.held.map(({ bookingId }) => bookingId)).toEqual([first, second]);
  });

  it('counts the kilometers of a cancelled shift, which ends without a reading, among those that nobody accounts for', () => {
    const cancelled = { ...shift(third, 70, 90, [1_041]), checkOutKm: null };
    const found = bracket(
      given([look(first, 'check-out', 60), { ...seenAtReturn }], { shifts: [...shifts, cancelled] }),
    );
    expect(found.unaccountedKm).toBe(1 + 6);
    expect(found.unheldMillis).toBe(20 * 60_000);
  });

  it('names who took the vehicle over in the same step, too', () => {
    const together = look(first, 'check-out', 60, { withResponderId: holderOf(third) });
    expect(namedIn(bracket(given([together, seenAtReturn])))).toEqual([
      holderOf(first),
      holderOf(third),
      holderOf(second),
    ]);
  });

  it('is told to whose vehicle the office took back, since they have not seen what the office found', () => {
    const office = 'an administrator' as ResponderId;
    const found = bracket(given([...allClean, { ...seenAtReturn, byOffice: office }]));
    expect(toldIn(found)).toEqual([{ responderId: holderOf(second), bookingId: second }]);
    expect(toldIn(bracket(given([...allClean, seenAtReturn])))).toEqual([]);
  });

  it('names the administrator who looked in the place of a responder, clean or not', () => {
    const office = 'an administrator' as ResponderId;
    const tookBack = look(first, 'check-out', 60, { byOffice: office });
    const found = look(second, 'check-in', 100, { reported: [scratch] });
    expect(namedIn(bracket(given([tookBack, found])))).toContain(office);
    expect(namedIn(bracket(given([...allClean, { ...seenAtReturn, byOffice: office }])))).toContain(office);
  });

  describe('that somebody without a shift has seen', () => {
    const stranger = 'a colleague' as ResponderId;
    const seen = (minute: number, more: Partial<Sighting> = {}): Sighting => ({
      at: at(minute),
      responderId: stranger,
      area: 'driver-side',
      place: 'left-front-door',
      fixedAt: null,
      declinedBy: null,
      defectId: `defect ${minute}` as DefectId,
      ...more,
    });
    const reportedAtReturn = [
      look(first, 'check-out', 60),
      look(second, 'check-in', 100, { hasWords: true }),
      seenAtReturn,
    ];

    it('ends there, and names nobody who had the vehicle later', () => {
      const found = bracket(given(reportedAtReturn, { sightings: [seen(80)] }));
      expect(found.firstSeen).toMatchObject({ step: 'seen', at: at(80), responderId: stranger, bookingId: null });
      expect(found).toMatchObject({ held: [], unheldMillis: 20 * 60_000, unaccountedKm: 7 });
      expect(namedIn(found)).toEqual([holderOf(first), stranger]);
      expect(shiftsIn(found)).toEqual([first]);
    });

    it('goes by the first of them', () => {
      const found = bracket(given(reportedAtReturn, { sightings: [seen(90), seen(70)] }));
      expect(found.firstSeen.at).toBe(at(70));
      expect(found.sightings.map((one) => one.at)).toEqual([at(70), at(90)]);
    });

    it('is not found clean by who was shown it and said nothing of it: they are not to blame', () => {
      const found = bracket(given([...allClean, seenAtReturn], { sightings: [seen(80)] }));
      expect(found).toMatchObject({ firstSeen: { step: 'seen' }, lastClean: { bookingId: first, step: 'check-out' } });
      expect(namedIn(found)).toEqual([holderOf(first), stranger]);
    });

    it('is found clean by who took the vehicle before it was seen', () => {
      const found = bracket(given([...allClean, seenAtReturn], { sightings: [seen(130)] }));
      expect(found).toMatchObject({ firstSeen: { at: at(130) }, lastClean: { bookingId: second, step: 'check-in' } });
      expect(shiftsIn(found)).toEqual([second]);
    });

    it('is nothing if the office declined it, unless who declined it is named by it', () => {
      const declined = (declinedBy: ResponderId) =>
        bracket(given([...allClean, seenAtReturn], { sightings: [seen(80, { declinedBy })] }));
      const office = 'an administrator' as ResponderId;
      expect(declined(office)).toMatchObject({ firstSeen: { step: 'check-out' }, sightings: [] });
      expect(declined(holderOf(first)).firstSeen).toMatchObject({ step: 'seen', at: at(80) });
      expect(declined(holderOf(second)).firstSeen).toMatchObject({ step: 'check-out' });
    });

    it('stands beside damage whose place is not known, and ends nothing', () => {
      const somewhere = { ...scratch, place: null };
      const seenAtCheckIn = look(second, 'check-in', 100, { reported: [somewhere] });
      const found = bracketOf(
        somewhere,
        given([look(first, 'check-out', 60), seenAtCheckIn], { sightings: [seen(80), seen(30)] }),
      );
      expect(found).toMatchObject({ firstSeen: { step: 'check-in' }, sightings: [{ at: at(80) }] });
    });

    it('does not go by another place, nor by what was fixed before the report', () => {
      const others = [seen(80, { place: 'left-rear-door' }), seen(81, { fixedAt: at(90) })];
      expect(bracket(given(reportedAtReturn, { sightings: others })).firstSeen).toMatchObject({ step: 'check-out' });
      const fixedLater = [seen(81, { fixedAt: at(500) })];
      expect(bracket(given(reportedAtReturn, { sightings: fixedLater })).firstSeen.at).toBe(at(81));
    });
  });

  it('is none of damage that nobody saw', () => {
    expect(bracketOf(scratch, given(allClean))).toBeUndefined();
  });
});

describe('spots', () => {
  it('are the same by place, and by area where a place is not known', () => {
    const rear: SpottedDamage = { ...dent, place: 'left-rear-door' };
    expect(isSameSpot(scratch, dent)).toBe(true);
    expect(isSameSpot(scratch, rear)).toBe(false);
    expect(isSameSpot(scratch, { ...rear, place: null })).toBe(true);
    expect(isSameSpot(scratch, { ...rear, place: null, area: 'roof' })).toBe(false);
  });
});

describe('2,000 random histories', () => {
  it('have the bracket that a slow reading of what happened, minute by minute, finds', () => {
    let [seen, clean, gaps, unaccounted, voided, byStrangers] = [0, 0, 0, 0, 0, 0];
    fc.assert(
      fc.property(stories, (story: Story) => {
        const history = toHistory(story);
        for (const damage of story.damages) {
          const found = bracketOf(damage, history);
          expect(found && told(found)).toEqual(slowBracket(damage, story));
          if (!found) continue;
          seen += 1;
          if (found.lastClean) clean += 1;
          if (found.unheldMillis > 0) gaps += 1;
          if (found.unaccountedKm > 0) unaccounted += 1;
          if (history.notDamage.size > 0) voided += 1;
          if (found.firstSeen.step === 'seen') byStrangers += 1;
        }
      }),
      { numRuns: 2_000 },
    );
    expect(Math.min(seen, clean, gaps, unaccounted, voided, byStrangers)).toBeGreaterThan(200);
  });

  it('have the same bracket in whatever order the looks and shifts are read', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const history = toHistory(story);
        const turned = {
          ...history,
          shifts: [...history.shifts].reverse(),
          looks: [...history.looks].reverse(),
          sightings: [...history.sightings].reverse(),
        };
        for (const damage of story.damages) expect(bracketOf(damage, turned)).toEqual(bracketOf(damage, history));
      }),
    );
  });
});

const minuteOf = (when: string) => (Date.parse(when) - Date.parse(noon)) / 60_000;

/** In the words of the slow reading. */
function told(found: NonNullable<ReturnType<typeof bracketOf>>) {
  const { lastClean, firstSeen } = found;
  return {
    clean: lastClean && { minute: minuteOf(lastClean.at), of: lastClean.bookingId, step: lastClean.step },
    seen: { minute: minuteOf(firstSeen.at), of: firstSeen.bookingId, step: firstSeen.step },
    held: found.held.map(({ bookingId, startAt, endAt, drivenKm }) => ({
      of: bookingId,
      minutes: minuteOf(endAt) - minuteOf(startAt),
      drivenKm,
    })),
    unheldMinutes: found.unheldMillis / 60_000,
    unaccountedKm: found.unaccountedKm,
    sightings: found.sightings.map(({ defectId }) => defectId),
    named: [...namedIn(found)].sort(),
  };
}
