import fc from 'fast-check';
import { addHours, DEFAULT_ZONE, instant, overlaps, periodOf } from '../kernel/time.js';
import { canStandIn, proposalsFor, type StandIn, standInsFor, type Stranded } from './standing-in.rules.js';

const at = { now: instant('2026-11-23T08:00Z'), zone: DEFAULT_ZONE };
const booking: Stranded = {
  ...periodOf(instant('2026-11-24T16:00Z'), 4),
  bookingId: 'evening',
  vehicleId: 'als1',
  vehicleType: 'ALS',
  department: 'EMT',
  eligibilityWarnings: ['als-responders-only'],
};
const bls: StandIn = {
  vehicleId: 'bls1',
  name: 'BLS1',
  type: 'BLS',
  allowedRoles: [],
  turnRoundMinutes: 0,
  taken: [],
  service: 'available',
  maintenanceUntil: null,
  papersEnd: null,
};
const als: StandIn = { ...bls, vehicleId: 'als2', name: 'ALS2', type: 'ALS' };

describe('a vehicle stands in', () => {
  it('if it keeps every rule for the same hours', () => {
    expect(canStandIn(bls, booking, at)).toBe(true);
  });

  it.each<[string, Partial<StandIn>]>([
    ['the lost vehicle itself', { vehicleId: 'als1' }],
    ['one in maintenance', { service: 'maintenance' }],
    [
      'one whose papers end before',
      { papersEnd: { paper: 'insurance', lastDay: '2026-11-23' } as StandIn['papersEnd'] },
    ],
    ['one that is taken', { taken: [periodOf(addHours(booking.startAt, 3), 4)] }],
    [
      'one whose turn-round reaches into the next booking',
      { turnRoundMinutes: 30, taken: [periodOf(booking.endAt, 4)] },
    ],
  ])('never: %s', (_, vehicle) => {
    expect(canStandIn({ ...bls, ...vehicle }, booking, at)).toBe(false);
  });

  it('if it fits the person no worse than the booked one', () => {
    expect(canStandIn(als, booking, at)).toBe(true);
    expect(canStandIn(als, { ...booking, eligibilityWarnings: [] }, at)).toBe(false);
  });

  it('of the same type first, then by name', () => {
    const names = standInsFor(booking, [bls, { ...als, vehicleId: 'als3', name: 'ALS3' }, als], at).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['ALS2', 'ALS3', 'BLS1']);
  });
});

describe('proposals', () => {
  const of = (bookingId: string, standIns: readonly StandIn[], startsIn = 0) => ({
    booking: { ...booking, ...periodOf(addHours(booking.startAt, startsIn), 4), bookingId },
    standIns,
  });

  it('give a vehicle to who has no other choice', () => {
    expect(proposalsFor([of('a', [als, bls]), of('b', [als])])).toEqual(
      new Map([
        ['b', 'als2'],
        ['a', 'bls1'],
      ]),
    );
  });

  it('move one to its next choice for another that would get none', () => {
    const als3 = { ...als, vehicleId: 'als3', name: 'ALS3' };
    expect(proposalsFor([of('a', [als, bls]), of('b', [als, als3]), of('c', [als3, als])]).size).toBe(3);
  });

  it('give one vehicle to several bookings one after another', () => {
    expect(proposalsFor([of('a', [bls]), of('b', [bls], 4)]).size).toBe(2);
  });

  it('never promise a vehicle twice, and leave out nobody for whom one is free', () => {
    const stranded = fc.record({
      startsIn: fc.integer({ min: 0, max: 20 }),
      hours: fc.integer({ min: 1, max: 6 }),
      able: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    });
    const fleet = ['1', '2', '3', '4'].map((name, nth) => ({
      ...bls,
      vehicleId: name,
      name,
      turnRoundMinutes: nth * 30,
    }));
    fc.assert(
      fc.property(fc.array(stranded, { maxLength: 12 }), (wanted) => {
        const bookings = wanted.map(({ startsIn, hours, able }, nth) => ({
          booking: { ...booking, ...periodOf(addHours(booking.startAt, startsIn), hours), bookingId: `${nth}` },
          standIns: fleet.filter((_, which) => able[which]),
        }));
        const proposals = proposalsFor(bookings);
        const held = (id: string, vehicleId: string) => {
          const { startAt, endAt } = bookings[Number(id)]!.booking;
          const { turnRoundMinutes } = fleet.find((one) => one.vehicleId === vehicleId)!;
          return { startAt, endAt: addHours(endAt, turnRoundMinutes / 60) };
        };
        const clash = (id: string, other: string, vehicleId: string) =>
          overlaps(held(id, vehicleId), held(other, vehicleId));
        const all = [...proposals];
        for (const [id, vehicleId] of all) {
          expect(bookings[Number(id)]!.standIns.map((one) => one.vehicleId)).toContain(vehicleId);
          expect(all.some(([other, same]) => other !== id && same === vehicleId && clash(id, other, vehicleId))).toBe(
            false,
          );
        }
        for (const {
          booking: { bookingId },
          standIns,
        } of bookings.filter((one) => !proposals.has(one.booking.bookingId)))
          for (const { vehicleId } of standIns)
            expect(all.some(([other, same]) => same === vehicleId && clash(bookingId, other, vehicleId))).toBe(true);
      }),
    );
  });
});
