import { instant, type Period } from '../../kernel/time.js';
import { placeOn, wholeDaysOf } from './vehicle-day.rules.js';

const period = (startAt: string, endAt: string): Period => ({ startAt: instant(startAt), endAt: instant(endAt) });

describe('the days that a booking touches', () => {
  it.each([
    ['one', period('2026-11-23T16:00Z', '2026-11-23T20:00Z'), period('2026-11-22T22:00Z', '2026-11-23T22:00Z')],
    [
      'one, up to its midnight',
      period('2026-11-23T16:00Z', '2026-11-23T22:00Z'),
      period('2026-11-22T22:00Z', '2026-11-23T22:00Z'),
    ],
    [
      'two, over midnight',
      period('2026-11-23T16:00Z', '2026-11-24T04:00Z'),
      period('2026-11-22T22:00Z', '2026-11-24T22:00Z'),
    ],
    [
      'one of 25 hours, when the clocks go back',
      period('2026-10-25T08:00Z', '2026-10-25T09:00Z'),
      period('2026-10-24T21:00Z', '2026-10-25T22:00Z'),
    ],
  ])('%s', (_, booking, days) => expect(wholeDaysOf(booking, 'Asia/Jerusalem')).toEqual(days));
});

describe('the place of a booking on the bar of its day', () => {
  const day = period('2026-11-23T00:00Z', '2026-11-24T00:00Z');
  it.each([
    ['inside', period('2026-11-23T06:00Z', '2026-11-23T12:00Z'), { from: 25, length: 25 }],
    ['begun before', period('2026-11-22T18:00Z', '2026-11-23T06:00Z'), { from: 0, length: 25 }],
    ['going on after', period('2026-11-23T18:00Z', '2026-11-24T18:00Z'), { from: 75, length: 25 }],
    ['elsewhere', period('2026-11-24T06:00Z', '2026-11-24T12:00Z'), { from: 100 + 25, length: 0 }],
  ])('%s', (_, one, place) => expect(placeOn(day, one)).toEqual(place));
});
