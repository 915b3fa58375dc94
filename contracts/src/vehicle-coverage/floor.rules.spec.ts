import { instant } from '../kernel/time.js';
import { type CoverageFloor, floorInOrder, floorProblems, floorSentences, isFloorHour } from './floor.rules.js';

const floor = (of: Partial<CoverageFloor>): CoverageFloor => ({
  vehicleType: 'ALS',
  counts: 'free',
  least: 1,
  weekdays: ['friday'],
  fromHour: 22,
  untilHour: 2,
  ...of,
});
const stands = (at: string, of: Partial<CoverageFloor> = {}) => isFloorHour(floor(of), instant(at), 'Asia/Jerusalem');

describe('the hours of a floor', () => {
  it('go on after midnight on the day on which they began', () => {
    expect(stands('2026-11-27T19:00Z')).toBe(false);
    expect(stands('2026-11-27T20:00Z')).toBe(true);
    expect(stands('2026-11-27T23:00Z')).toBe(true);
    expect(stands('2026-11-28T00:00Z')).toBe(false);
    // the night before
    expect(stands('2026-11-26T23:00Z')).toBe(false);
  });

  it('go from Saturday into Sunday', () => expect(stands('2026-11-28T23:00Z', { weekdays: ['saturday'] })).toBe(true));

  it('are a whole day from 0 to 24', () => {
    const day = { fromHour: 0, untilHour: 24 };
    expect(stands('2026-11-26T22:00Z', day)).toBe(true);
    expect(stands('2026-11-27T21:00Z', day)).toBe(true);
    expect(stands('2026-11-27T22:00Z', day)).toBe(false);
  });

  it('are those of the clocks: the hour that occurs twice counts twice, the skipped one not at all', () => {
    // on October 25, 2026 the clocks go from 02:00 back to 01:00; on March 27, 2026 from 02:00 to 03:00
    const one = { weekdays: ['sunday'] as const, fromHour: 1, untilHour: 2 };
    expect(['22:00', '23:00'].map((at) => stands(`2026-10-24T${at}Z`, one))).toEqual([true, true]);
    const two = { fromHour: 2, untilHour: 3 };
    expect(['23:00', '00:00'].map((at, nth) => stands(`2026-03-2${6 + nth}T${at}Z`, two))).toEqual([false, false]);
  });
});

describe('a floor', () => {
  it('says what is wrong by field', () => {
    expect(floorProblems(floor({}))).toEqual({});
    expect(floorProblems(floor({ least: 0, weekdays: [], fromHour: 24, untilHour: 0 }))).toEqual(floorSentences);
    expect(floorProblems(floor({ least: 1.5 }))).toEqual({ least: floorSentences.least });
  });

  it('names each day once, in order', () =>
    expect(floorInOrder(floor({ weekdays: ['friday', 'sunday', 'friday'] })).weekdays).toEqual(['sunday', 'friday']));
});
