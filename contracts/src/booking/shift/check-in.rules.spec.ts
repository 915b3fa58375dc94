import fc from 'fast-check';
import { anyBookingPeriod, anyFullHour } from '../../testing/arbitraries.js';
import { minutesBetween } from '../../testing/wall-clock.js';
import {
  checkInOpensAt,
  isFuelPercent,
  isMileage,
  missingRequiredItems,
  odometerDiscrepancy,
  promisedMeanwhile,
  readMileage,
} from './check-in.rules.js';
import { checkInItemIds, checkInItems, type CheckInItem, fuelAtCheckIn, fuelAtCheckOut } from './check-in.words.js';
import { addHours, instant, periodOf } from '../../kernel/time.js';

const required: CheckInItem[] = [
  'fuel-check',
  'tire-inspection',
  'lights-test',
  'fluid-levels',
  'charging-port',
  'ituran-code',
  'defibrillator',
  'oxygen-tank',
];

describe('the check-in list', () => {
  it('has 16 items: 6 for the vehicle, 6 medical, 4 for emergencies', () => {
    const counts = (['vehicle', 'medical', 'emergency'] as const).map(
      (group) => checkInItems.filter((item) => item.group === group).length,
    );
    expect(counts).toEqual([6, 6, 4]);
    expect(new Set(checkInItemIds).size).toBe(16);
  });

  it('is complete with the eight required items alone', () => {
    expect(missingRequiredItems(required)).toEqual([]);
  });

  it('names what is missing, in its own order', () =>
    expect(missingRequiredItems(['oxygen-tank', 'fuel-check', 'siren-system'])).toEqual(required.slice(1, 7)));

  it('misses exactly the required items that are not ticked, however often the others are', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...checkInItemIds), { maxLength: 40 }), (ticked) => {
        expect(missingRequiredItems(ticked)).toEqual(required.filter((item) => !ticked.includes(item)));
      }),
    ));
});

describe('mileage and fuel', () => {
  it.each([0, 1, 48_210])('%d is a mileage', (mileage) => expect(isMileage(mileage)).toBe(true));
  it.each([-1, 0.5, NaN, Infinity, 1e12])('%d is no mileage', (mileage) => expect(isMileage(mileage)).toBe(false));
  it.each([0, 50, 100])('%d is a fuel level', (fuel) => expect(isFuelPercent(fuel)).toBe(true));
  it.each([-1, 101, 33.3, NaN])('%d is no fuel level', (fuel) => expect(isFuelPercent(fuel)).toBe(false));

  it('flags an odometer that shows less than last time, and nothing else', () => {
    expect(odometerDiscrepancy(999, 1000)).toEqual({ lastMileageKm: 1000 });
    expect(odometerDiscrepancy(1000, 1000)).toBeNull();
    expect(odometerDiscrepancy(0, null)).toBeNull();
  });

  it.each([
    [0, 'Low fuel - refuel before departure', 'Low fuel - refuel required'],
    [24, 'Low fuel - refuel before departure', 'Low fuel - refuel required'],
    [25, 'Low fuel - refuel before departure', 'Moderate fuel level'],
    [49, 'Low fuel - refuel before departure', 'Moderate fuel level'],
    [50, 'Sufficient fuel level', 'Good fuel level'],
    [100, 'Sufficient fuel level', 'Good fuel level'],
  ])('at %d %% says "%s" at check-in and "%s" at checkout', (percent, checkIn, checkOut) => {
    expect(fuelAtCheckIn(percent).text).toBe(checkIn);
    expect(fuelAtCheckOut(percent).text).toBe(checkOut);
  });
});

describe('an early check-in', () => {
  const startAt = instant('2026-11-22T16:00Z');

  it('is refused while another booking lies before the start', () => {
    const promised = periodOf(instant('2026-11-22T12:00Z'), 4);
    expect(promisedMeanwhile(startAt, instant('2026-11-22T11:00Z'), [promised])).toEqual(promised);
    expect(promisedMeanwhile(startAt, instant('2026-11-22T15:00Z'), [promised])).toEqual(promised);
  });

  it('is free of a booking that has ended and of one that begins after the own one', () => {
    const ended = periodOf(instant('2026-11-22T08:00Z'), 2);
    const later = periodOf(instant('2026-11-22T20:00Z'), 2);
    expect(promisedMeanwhile(startAt, instant('2026-11-22T10:00Z'), [ended, later])).toBeNull();
  });

  it('is not early once the booking has begun', () =>
    expect(promisedMeanwhile(startAt, startAt, [periodOf(addHours(startAt, -1), 4)])).toBeNull());

  it('meets exactly the bookings with a minute between now and the start', () =>
    fc.assert(
      fc.property(
        anyFullHour,
        fc.integer({ min: 0, max: 12 }),
        fc.array(anyBookingPeriod, { maxLength: 4 }),
        (now, hours, others) => {
          const until = addHours(now, hours);
          const near = others.map((other, index) => periodOf(addHours(now, index * 5 - 8), minutesIn(other)));
          const isPromised = near.some((other) =>
            [...minutesBetween(now, until)].some(
              (minute) => minute >= Date.parse(other.startAt) && minute < Date.parse(other.endAt),
            ),
          );
          expect(promisedMeanwhile(until, now, near) !== null).toBe(isPromised);
        },
      ),
    ));

  const minutesIn = ({ startAt, endAt }: { startAt: string; endAt: string }) =>
    (Date.parse(endAt) - Date.parse(startAt)) / 3_600_000;
});

it('opens check-in so many minutes before the start, or at any time', () => {
  const startAt = instant('2026-11-22T16:00Z');
  expect(checkInOpensAt(startAt, 30)).toBe(instant('2026-11-22T15:30Z'));
});

describe('a mileage as it is typed', () => {
  it.each([
    ['48210', 48_210],
    [' 48,210 ', 48_210],
    ['48.210', 48_210],
    ['1 234 567', 1_234_567],
    ['41 210 km', 41_210],
    ['0', 0],
    ['9999999', 9_999_999],
  ])('%p is %p kilometers', (typed, km) => {
    expect(readMileage(typed)).toEqual({ km });
  });

  it.each([
    ['', 'missing'],
    ['123.5', 'not-whole'],
    ['12a3', 'not-whole'],
    ['-5', 'not-whole'],
    ['1,23', 'not-whole'],
    ['10000000', 'too-large'],
    ['12,345.678', 'not-whole'],
  ] as const)('%p is refused: %s', (typed, problem) => {
    expect(readMileage(typed)).toEqual({ problem });
  });
});
