import fc from 'fast-check';
import { addDays, day, startOfDay } from '../kernel/calendar.js';
import type { VehicleId } from '../kernel/ids.js';
import { addHours, addMinutes, instant, type Period } from '../kernel/time.js';
import { slowCoverage } from '../testing/slow-coverage.js';
import { weekdays } from '../standing-shifts/standing-shift.words.js';
import {
  type CoverageFacts,
  coverageOf,
  type CoveredVehicle,
  fromFullHour,
  shortfallsOf,
  shortfallsWith,
} from './coverage.rules.js';
import { coverageCounts } from './coverage.words.js';
import type { CoverageFloor } from './floor.rules.js';

const zone = 'Asia/Jerusalem';
const now = instant('2026-11-27T08:00Z');
/** Friday 22:00 to Saturday 02:00. */
const night = { startAt: instant('2026-11-27T20:00Z'), endAt: instant('2026-11-28T00:00Z') };

const vehicle = (name: string, of: Partial<CoveredVehicle> = {}): CoveredVehicle => ({
  vehicleId: name as VehicleId,
  vehicleType: 'ALS',
  service: 'available',
  maintenanceUntil: null,
  papersEnd: null,
  taken: [],
  ...of,
});
const booked = { ...night, promisedUntil: night.endAt };
const asked = { ...night, promisedUntil: null };
const floor = (of: Partial<CoverageFloor> = {}): CoverageFloor => ({
  vehicleType: 'ALS',
  counts: 'free',
  least: 1,
  weekdays: ['friday'],
  fromHour: 20,
  untilHour: 6,
  ...of,
});
const facts = (of: Partial<CoverageFacts>): CoverageFacts => ({ vehicles: [], floors: [floor()], zone, now, ...of });
const hour = (of: Partial<CoverageFacts>) => coverageOf(night, facts(of))[0];

describe('an hour of a type', () => {
  it('has as free what nobody has, asks for or waits with, and what can be driven', () => {
    const vehicles = [
      vehicle('free'),
      vehicle('booked', { taken: [booked] }),
      vehicle('asked', { taken: [asked] }),
      vehicle('broken', { service: 'maintenance' }),
      vehicle('back', { service: 'maintenance', maintenanceUntil: night.startAt }),
      vehicle('away', { service: 'unavailable' }),
      vehicle('papers', { papersEnd: { paper: 'insurance', lastDay: day('2026-11-26') } }),
      vehicle('other', { vehicleType: 'BLS' }),
    ];
    expect(hour({ vehicles })).toMatchObject({ free: 2, onShift: 1, leastFree: 1, leastOnShift: null });
  });

  it('has the highest of its floors', () =>
    expect(
      hour({ floors: [floor({ least: 2 }), floor({ least: 3 }), floor({ least: 9, weekdays: ['monday'] })] }),
    ).toMatchObject({
      leastFree: 3,
    }));

  it('has none of a type that the fleet has lost', () =>
    expect(hour({ vehicles: [vehicle('x', { vehicleType: 'BLS' })] })).toMatchObject({ vehicleType: 'BLS' }));
});

describe('a booking', () => {
  const two = [vehicle('one'), vehicle('two')];
  const ask = { ...night, vehicleId: 'one' as VehicleId };

  it('leaves enough', () => expect(shortfallsWith(ask, facts({ vehicles: two }))).toEqual([]));

  it('leaves too few, until the next one comes back', () =>
    expect(shortfallsWith(ask, facts({ vehicles: [two[0]!, vehicle('two', { taken: [asked] })] }))).toEqual([
      { vehicleType: 'ALS', counts: 'free', ...night, left: 0, least: 1, nextBackAt: night.endAt },
    ]));

  it('matters only in hours in which it takes one away', () => {
    expect(shortfallsWith(ask, facts({ vehicles: [vehicle('one', { service: 'maintenance' })] }))).toEqual([]);
    expect(shortfallsWith(ask, facts({ vehicles: [vehicle('one', { taken: [booked] })] }))).toEqual([]);
    expect(shortfallsWith(ask, facts({ vehicles: [vehicle('one', { vehicleType: 'BLS' })] }))).toEqual([]);
    expect(shortfallsWith(ask, facts({ vehicles: [] }))).toEqual([]);
  });

  it('never lowers what is on shift', () => {
    const floors = [floor({ counts: 'on-shift' })];
    expect(shortfallsWith(ask, facts({ vehicles: two, floors }))).toEqual([]);
    expect(shortfallsOf(night, facts({ vehicles: two, floors }))).toMatchObject([
      { counts: 'on-shift', left: 0, ...night },
    ]);
  });

  it('is said in as many parts as it says different things', () => {
    const early = { startAt: night.startAt, endAt: addHours(night.startAt, 1), promisedUntil: null };
    const found = shortfallsWith(
      ask,
      facts({ vehicles: [two[0]!, vehicle('two', { taken: [early] })], floors: [floor({ least: 2 })] }),
    );
    expect(found.map(({ left, startAt, endAt, nextBackAt }) => ({ left, startAt, endAt, nextBackAt }))).toEqual([
      { left: 0, startAt: night.startAt, endAt: early.endAt, nextBackAt: early.endAt },
      { left: 1, startAt: early.endAt, endAt: night.endAt, nextBackAt: night.endAt },
    ]);
  });
});

test('hours that have begun count a vehicle that was there and could be driven then, whatever it is now', () => {
  const before = { startAt: instant('2026-11-27T04:00Z'), endAt: now };
  const was = (of: Partial<CoveredVehicle>) =>
    coverageOf({ ...before, endAt: addHours(now, 1) }, { vehicles: [vehicle('one', of)], floors: [], zone, now }).map(
      ({ free }) => free,
    );
  const inService = [{ startAt: instant('2026-11-27T05:10Z'), endAt: instant('2026-11-27T07:00Z') }];
  // until now as it was, from now on as it is
  expect(was({ inService, service: 'unavailable' })).toEqual([0, 0, 1, 0, 0]);
  expect(was({ inService })).toEqual([0, 0, 1, 0, 1]);
  // papers count in them as they are now
  expect(was({ inService, papersEnd: { paper: 'insurance', lastDay: day('2026-11-26') } })).toEqual([0, 0, 0, 0, 0]);
});

const hours = fc.integer({ min: -30, max: 60 });
/** Around both changes of the clocks, and an ordinary week. */
const starts = fc.constantFrom('2026-03-26', '2026-10-24', '2026-11-27').map((text) => startOfDay(day(text), zone));

const cases = starts.chain((start) => {
  const taken = fc
    .record({
      from: hours,
      length: fc.integer({ min: 1, max: 1500 }),
      kept: fc.double({ min: 0, max: 1, noNaN: true }),
      isPromised: fc.boolean(),
    })
    .map(({ from, length, kept, isPromised }) => {
      const startAt = addHours(start, from);
      return {
        startAt,
        endAt: addMinutes(startAt, length),
        promisedUntil: isPromised ? addMinutes(startAt, Math.round(length * kept)) : null,
      };
    });
  const vehicles = fc.array(
    fc.record({
      vehicleId: fc.uuid().map((id) => id as VehicleId),
      vehicleType: fc.constantFrom('ALS', 'BLS'),
      service: fc.constantFrom('available', 'available', 'maintenance', 'unavailable'),
      maintenanceUntil: fc.option(hours.map((nth) => addMinutes(start, nth * 60 + 7))),
      papersEnd: fc.option(
        fc
          .integer({ min: -1, max: 2 })
          .map((nth) => ({ paper: 'insurance' as const, lastDay: addDays(day(start.slice(0, 10)), nth) })),
      ),
      taken: fc.array(taken, { maxLength: 3 }),
      inService: fc.option(
        // one after the other, as the log tells them
        fc.array(fc.integer({ min: -1800, max: 3600 }), { maxLength: 4 }).map((minutes) => {
          const edges = minutes.toSorted((one, other) => one - other).map((minute) => addMinutes(start, minute));
          return edges.flatMap((startAt, nth) =>
            nth % 2 === 0 ? [{ startAt, endAt: edges[nth + 1] ?? addHours(start, 200) }] : [],
          );
        }),
        { nil: undefined },
      ),
    }),
    { maxLength: 4 },
  );
  const floors = fc.array(
    fc.record({
      vehicleType: fc.constantFrom('ALS', 'BLS', 'gone'),
      counts: fc.constantFrom(...coverageCounts),
      least: fc.integer({ min: 1, max: 3 }),
      weekdays: fc.subarray([...weekdays], { minLength: 1 }),
      fromHour: fc.integer({ min: 0, max: 23 }),
      untilHour: fc.integer({ min: 1, max: 24 }),
    }),
    { maxLength: 4 },
  );
  const within = fc
    .record({ from: fc.integer({ min: 0, max: 1500 }), length: fc.integer({ min: 1, max: 1600 }) })
    .map(({ from, length }) => ({
      startAt: addMinutes(start, from),
      endAt: addMinutes(start, from + length),
    }));
  return fc.record({
    vehicles,
    floors,
    within,
    now: fc.constant(addHours(start, 5)),
    zone: fc.constantFrom('Asia/Jerusalem' as const, 'UTC' as const),
  });
});

const hoursIn = (found: readonly Period[]) =>
  found.flatMap(({ startAt, endAt }) =>
    Array.from({ length: (Date.parse(endAt) - Date.parse(startAt)) / 3_600_000 }, (_, nth) => addHours(startAt, nth)),
  );

const inOneOrder = (found: readonly object[]) =>
  found.map((each) => JSON.stringify(each, Object.keys(each).toSorted())).toSorted();

test('coverage is what somebody counts minute by minute, also when the clocks change', () =>
  fc.assert(
    fc.property(cases, ({ within, ...known }) => {
      expect(inOneOrder(coverageOf(within, known))).toEqual(inOneOrder(slowCoverage(within, known)));
    }),
    { numRuns: 60 },
  ));

test('of a period that begins within an hour, what is known from the beginning of that hour is enough', () =>
  fc.assert(
    fc.property(cases, ({ within, ...known }) => {
      const { startAt } = fromFullHour(within);
      const since = <Hours extends Period>(all: readonly Hours[]): Hours[] =>
        all
          .filter(({ endAt }) => endAt > startAt)
          .map((hours) => ({ ...hours, startAt: hours.startAt < startAt ? startAt : hours.startAt }));
      const vehicles = known.vehicles.map((one) => ({
        ...one,
        taken: since(one.taken),
        inService: one.inService && since(one.inService),
      }));
      expect(coverageOf(within, { ...known, vehicles })).toEqual(coverageOf(within, known));
    }),
    { numRuns: 60 },
  ));

test('a booking is below a floor exactly in the hours in which counting with and without it says so', () =>
  fc.assert(
    fc.property(cases, ({ within, ...known }) => {
      const [first] = known.vehicles;
      if (!first) return;
      const withIt = known.vehicles.map((one) =>
        one === first ? { ...one, taken: [...one.taken, { ...within, promisedUntil: null }] } : one,
      );
      const before = slowCoverage(within, known);
      const below = slowCoverage(within, { ...known, vehicles: withIt })
        .filter(({ vehicleType }) => vehicleType === first.vehicleType)
        .filter(({ startAt, free, leastFree }) => {
          const without = before.find((one) => one.startAt === startAt && one.vehicleType === first.vehicleType);
          return leastFree !== null && free < leastFree && free < without!.free;
        })
        .map(({ startAt }) => startAt);
      const found = shortfallsWith({ ...within, vehicleId: first.vehicleId }, known);
      expect(hoursIn(found)).toEqual(below);
    }),
    { numRuns: 60 },
  ));

test('a change is below a floor exactly in the hours in which fewer are free after it than before', () =>
  fc.assert(
    fc.property(cases, cases, ({ within, ...known }, { within: present }) => {
      const [first, second] = known.vehicles;
      if (!first) return;
      const had = second ?? first;
      const withHours = (of: { readonly vehicleId: string }, hours: Period) =>
        known.vehicles.map((one) =>
          one.vehicleId === of.vehicleId ? { ...one, taken: [...one.taken, { ...hours, promisedUntil: null }] } : one,
        );
      const now = { ...known, vehicles: withHours(had, present) };
      const found = shortfallsWith({ ...within, vehicleId: first.vehicleId }, now, known.vehicles);
      const [before, after] = [now, { ...known, vehicles: withHours(first, within) }].map((of) =>
        slowCoverage(within, of).filter(({ vehicleType }) => vehicleType === first.vehicleType),
      );
      const below = after!.filter(
        ({ free, leastFree }, nth) => leastFree !== null && free < leastFree && free < before![nth]!.free,
      );
      expect(hoursIn(found)).toEqual(below.map(({ startAt }) => startAt));
    }),
    { numRuns: 60 },
  ));
