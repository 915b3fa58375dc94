import fc from 'fast-check';
import type { VehicleId } from '../kernel/ids.js';
import { addHours, instant, overlaps, type Period } from '../kernel/time.js';
import { type CoverageFacts, coverageOf, type CoveredVehicle, shortfallsWith } from './coverage.rules.js';
import type { CoverageFloor } from './floor.rules.js';
import { shortfallsTogether } from './together.rules.js';

const zone = 'Asia/Jerusalem';
const now = instant('2026-11-27T08:00Z');
/** Friday 22:00 to Saturday 02:00. */
const night = { startAt: instant('2026-11-27T20:00Z'), endAt: instant('2026-11-28T00:00Z') };
const vehicle = (name: string, vehicleType = 'ALS'): CoveredVehicle => ({
  vehicleId: name as VehicleId,
  vehicleType,
  service: 'available',
  maintenanceUntil: null,
  papersEnd: null,
  taken: [],
});
const floor = (least: number, vehicleType = 'ALS'): CoverageFloor => ({
  vehicleType,
  counts: 'free',
  least,
  weekdays: ['friday', 'saturday'],
  fromHour: 0,
  untilHour: 24,
});
const factsOf = (vehicles: readonly CoveredVehicle[], floors: readonly CoverageFloor[]): CoverageFacts => ({
  vehicles,
  floors,
  zone,
  now,
});
const of = (name: string, hours: Period = night) => ({ vehicleId: name as VehicleId, ...hours });

describe('requests that are approved together', () => {
  const two = factsOf([vehicle('one'), vehicle('two')], [floor(1)]);

  it('can go below a floor where each alone leaves enough: the one that comes later does', () => {
    for (const name of ['one', 'two']) expect(shortfallsWith(of(name), two)).toEqual([]);
    expect(shortfallsTogether([of('one'), of('two')], two)).toEqual([
      [],
      [{ vehicleType: 'ALS', counts: 'free', ...night, left: 0, least: 1, nextBackAt: night.endAt }],
    ]);
  });

  it('leave enough at other hours, and of other types', () => {
    const later = { startAt: night.endAt, endAt: addHours(night.endAt, 2) };
    expect(shortfallsTogether([of('one'), of('two', later)], two)).toEqual([[], []]);
    const types = factsOf([vehicle('one'), vehicle('two', 'BLS')], [floor(0), floor(0, 'BLS')]);
    expect(shortfallsTogether([of('one'), of('two')], types)).toEqual([[], []]);
  });

  it('leave enough, whatever they are, once those that go below are left out', () => {
    const names = ['one', 'two', 'three', 'four'];
    // as the server takes them: in full hours, and no two of one vehicle at the same time
    const requestsOf = fc
      .array(
        fc
          .record({
            name: fc.constantFrom(...names),
            from: fc.integer({ min: 0, max: 30 }),
            long: fc.integer({ min: 1, max: 8 }),
          })
          .map(({ name, from, long }) => {
            const startAt = addHours(night.startAt, from);
            return of(name, { startAt, endAt: addHours(startAt, long) });
          }),
        { maxLength: 8 },
      )
      .map((all) =>
        all.filter(
          (one, nth) => !all.slice(0, nth).some((other) => other.vehicleId === one.vehicleId && overlaps(other, one)),
        ),
      );
    fc.assert(
      fc.property(requestsOf, fc.integer({ min: 0, max: 3 }), (requests, least) => {
        const facts = factsOf(
          names.map((name) => vehicle(name)),
          [floor(least)],
        );
        const below = shortfallsTogether(requests, facts);
        const enough = requests.filter((_request, nth) => below[nth]!.length === 0);
        const taken = facts.vehicles.map((one) => ({
          ...one,
          taken: enough
            .filter(({ vehicleId }) => vehicleId === one.vehicleId)
            .map(({ startAt, endAt }) => ({ startAt, endAt, promisedUntil: endAt })),
        }));
        for (const { startAt, endAt } of enough)
          for (const { free, leastFree } of coverageOf({ startAt, endAt }, { ...facts, vehicles: taken }))
            expect(free).toBeGreaterThanOrEqual(leastFree ?? 0);
      }),
    );
  });
});
