import fc from 'fast-check';
import { fleetRoles, vehicleStatuses } from '../fleet/fleet.words.js';
import { day } from '../kernel/calendar.js';
import type { VehicleId } from '../kernel/ids.js';
import { addHours, instant, periodOf } from '../kernel/time.js';
import { departments } from '../responders/responder.words.js';
import { anyFullHour, anyZone } from '../testing/arbitraries.js';
import { matches, recommend, recommendationWeights, type Candidate } from './recommendation.rules.js';

/** A Monday, 10:00 in Jerusalem. */
const now = instant('2026-11-23T08:00Z');
const emt = { now, zone: 'Asia/Jerusalem', isAdmin: false, department: 'EMT', history: [] } as const;

const vehicle = (name: string, details: Partial<Candidate> = {}): Candidate => ({
  id: `id of ${name}` as VehicleId,
  name,
  type: 'Basic Life Support',
  status: 'available',
  allowedRoles: ['EMT', 'Paramedic'],
  fuelPercent: 80,
  taken: [],
  turnRoundMinutes: 0,
  ...details,
});
const bls1 = vehicle('BLS1');
const bls2 = vehicle('BLS2');
const shiftsWith = ({ id, type }: Candidate, shifts: number) => ({ vehicleId: id, vehicleType: type, shifts });

const namesOf = (fleet: readonly Candidate[], given: Parameters<typeof recommend>[1] = emt) =>
  recommend(fleet, given).map(({ vehicle: { name } }) => name);
const only = (candidate: Candidate, given: Parameters<typeof recommend>[1] = emt) => recommend([candidate], given)[0]!;

describe('a recommendation', () => {
  it('of a free, full, well-known vehicle of the own role is a match of 100 %', () =>
    expect(only(vehicle('BLS1', { fuelPercent: 100 }), { ...emt, history: [shiftsWith(bls1, 3)] })).toMatchObject({
      score: 100,
      reasons: [
        { code: 'role-authorised', role: 'EMT' },
        { code: 'free-next-hours', hours: 12 },
        { code: 'good-fuel', fuelPercent: 100 },
        { code: 'driven-before', shifts: 3 },
      ],
    }));

  it.each(vehicleStatuses.filter((status) => status !== 'available'))('is never of a vehicle that is %s', (status) =>
    expect(namesOf([vehicle('BLS1', { status })])).toEqual([]),
  );

  it('is never of a vehicle whose papers have ended, and counts no hours after their end', () => {
    const insured = (lastDay: string) => vehicle('BLS1', { papersEnd: { paper: 'insurance', lastDay: day(lastDay) } });
    expect(namesOf([insured('2026-11-22')])).toEqual([]);
    const night = { ...emt, now: addHours(now, 10) };
    expect(only(insured('2026-11-23'), night).reasons).toContainEqual({ code: 'free-next-hours', hours: 4 });
  });

  it('is never of a vehicle of other roles, whose booking would carry a warning', () =>
    expect(namesOf([vehicle('BLS1', { allowedRoles: ['Doctor'] })])).toEqual([]));

  it('is of an ALS vehicle for ALS responders only', () => {
    const als1 = vehicle('ALS1', { type: 'Advanced Life Support' });
    expect(namesOf([als1])).toEqual([]);
    expect(namesOf([als1], { ...emt, department: 'Paramedic' })).toEqual(['ALS1']);
  });

  it('is none of the vehicles that name roles before the department is known', () =>
    expect(namesOf([bls1, vehicle('POOL', { allowedRoles: [] })], { ...emt, department: null })).toEqual(['POOL']));

  it('prefers a vehicle that names the role to one that is open to every role', () => {
    const pool = vehicle('A POOL CAR', { allowedRoles: [] });
    expect(namesOf([pool, bls1])).toEqual(['BLS1', 'A POOL CAR']);
    expect(only(pool).reasons).toContainEqual({ code: 'open-to-every-role' });
  });

  it('prefers the vehicle that is free for longer', () => {
    const soonTaken = vehicle('BLS1', { taken: [periodOf(addHours(now, 2), 6)] });
    expect(namesOf([soonTaken, bls2])).toEqual(['BLS2', 'BLS1']);
    expect(only(soonTaken).reasons).toContainEqual({ code: 'free-next-hours', hours: 2 });
  });

  it('says from when on a vehicle is free that is taken now', () => {
    const taken = vehicle('BLS1', { taken: [periodOf(addHours(now, -1), 4)] });
    expect(only(taken).reasons).toContainEqual({ code: 'free-from', startAt: addHours(now, 3) });
  });

  it('does not praise hours that only administrators may book', () => {
    const saturday = instant('2026-11-28T06:00Z');
    const codes = only(bls1, { ...emt, now: saturday }).reasons.map(({ code }) => code);
    expect(codes).toEqual(['role-authorised', 'good-fuel']);
  });

  it('prefers the vehicle that the responder drove, then one of a type that they drove', () => {
    const fly = vehicle('A FLY CAR', { type: 'BLS FLY CAR' });
    const history = [shiftsWith(bls2, 2)];
    expect(namesOf([fly, bls1, bls2], { ...emt, history })).toEqual(['BLS2', 'BLS1', 'A FLY CAR']);
    expect(only(bls2, { ...emt, history }).reasons).toContainEqual({ code: 'driven-before', shifts: 2 });
    expect(only(bls1, { ...emt, history }).reasons).toContainEqual({
      code: 'type-driven-before',
      shifts: 2,
      vehicleType: 'Basic Life Support',
    });
  });

  it('takes a tank that nobody has read for half full and does not praise it', () => {
    const unread = only(vehicle('BLS1', { fuelPercent: null }));
    expect(unread.score).toBe(only(vehicle('BLS1', { fuelPercent: 50 })).score);
    expect(unread.reasons.map(({ code }) => code)).not.toContain('good-fuel');
    expect(only(vehicle('BLS1', { fuelPercent: 49 })).reasons.map(({ code }) => code)).not.toContain('good-fuel');
  });

  it('puts equal vehicles in the order of their names, whatever their capitals and the order of the fleet', () =>
    expect(namesOf([vehicle('bls3'), bls2, bls1])).toEqual(['BLS1', 'BLS2', 'bls3']));
});

const anyCandidate = fc.record({
  id: fc.uuid().map((id) => id as VehicleId),
  name: fc.string({ minLength: 1, maxLength: 8 }),
  type: fc.constantFrom('Basic Life Support', 'Advanced Life Support', 'BLS FLY CAR'),
  status: fc.constantFrom(...vehicleStatuses),
  allowedRoles: fc.subarray([...fleetRoles]),
  fuelPercent: fc.option(fc.integer({ min: 0, max: 100 })),
  taken: fc.array(
    fc
      .tuple(fc.integer({ min: -24, max: 24 }), fc.integer({ min: 1, max: 24 }))
      .map(([from, hours]) => ({ from, hours })),
    { maxLength: 3 },
  ),
});
const anySituation = fc
  .record({
    now: anyFullHour,
    zone: anyZone,
    isAdmin: fc.boolean(),
    department: fc.option(fc.constantFrom(...departments)),
    fleet: fc.uniqueArray(anyCandidate, { selector: ({ name }) => name.toLowerCase(), maxLength: 8 }),
    shifts: fc.array(fc.nat(9), { maxLength: 8 }),
  })
  .map(({ fleet, shifts, ...given }) => ({
    fleet: fleet.map((candidate) => ({
      ...candidate,
      turnRoundMinutes: 0,
      taken: candidate.taken.map(({ from, hours }) => periodOf(addHours(given.now, from), hours)),
    })),
    given: {
      ...given,
      history: shifts.flatMap((count, nth) => {
        const known = fleet[nth];
        return known && count > 0 ? [{ vehicleId: known.id, vehicleType: known.type, shifts: count }] : [];
      }),
    },
  }));

describe('recommendations of any fleet to anybody', () => {
  it('have weights that make 100 together', () =>
    expect(Object.values(recommendationWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100));

  it('are whole percents from 0 to 100, falling, each with a reason', () =>
    fc.assert(
      fc.property(anySituation, ({ fleet, given }) => {
        const all = recommend(fleet, given);
        for (const [at, { score, reasons }] of all.entries()) {
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
          expect(score).toBeLessThanOrEqual(all[at - 1]?.score ?? 100);
          expect(reasons.length).toBeGreaterThan(0);
        }
      }),
    ));

  it('are of all the vehicles that match, and of no other', () =>
    fc.assert(
      fc.property(anySituation, ({ fleet, given }) => {
        const recommended = recommend(fleet, given).map(({ vehicle: { id } }) => id);
        const matching = fleet.filter((candidate) => matches(candidate, given)).map(({ id }) => id);
        expect([...recommended].sort()).toEqual([...matching].sort());
      }),
    ));

  it('do not depend on the order of the fleet or of the history', () =>
    fc.assert(
      fc.property(anySituation, ({ fleet, given }) => {
        const turned = recommend([...fleet].reverse(), { ...given, history: [...given.history].reverse() });
        expect(turned).toEqual(recommend(fleet, given));
      }),
    ));

  it('never fall when the tank is fuller', () =>
    fc.assert(
      fc.property(anySituation, fc.nat(100), fc.nat(100), ({ fleet, given }, one, other) => {
        const withFuel = (fuelPercent: number) =>
          new Map(
            recommend(
              fleet.map((candidate) => ({ ...candidate, fuelPercent })),
              given,
            ).map((each) => [each.vehicle.id, each.score]),
          );
        const [emptier, fuller] = [withFuel(Math.min(one, other)), withFuel(Math.max(one, other))];
        for (const [id, score] of emptier) expect(fuller.get(id)).toBeGreaterThanOrEqual(score);
      }),
    ));
});
