import fc from 'fast-check';
import { day, startOfDay } from '../../kernel/calendar.js';
import { addHours, elapsedHours, instant, overlaps, periodOf, type Period } from '../../kernel/time.js';
import { anyBookingPeriod, anyDay, anyZone } from '../../testing/arbitraries.js';
import {
  columnsTouched,
  isTimetableOfNow,
  lanesOf,
  partWithin,
  timetableColumns,
  timetablePeriod,
  timetableStep,
  timetableViews,
} from './timetable.rules.js';

const longAgo = instant('2001-01-01T00:00Z');
const inJerusalem = (on: string) => timetableColumns('day', day(on), 'Asia/Jerusalem', longAgo).length;

test('a day has its hours across, 23 or 25 where the clocks change', () =>
  expect([inJerusalem('2026-11-22'), inJerusalem('2026-03-27'), inJerusalem('2026-10-25')]).toEqual([24, 23, 25]));

test('a week has its days across, each as long as it is', () => {
  const columns = timetableColumns('week', day('2026-10-28'), 'Asia/Jerusalem', longAgo);
  expect(columns.map(elapsedHours)).toEqual([25, 24, 24, 24, 24, 24, 24]);
  expect(columns[0]?.startAt).toBe('2026-10-24T21:00:00.000Z');
});

test('the columns fill the period without a gap', () =>
  fc.assert(
    fc.property(fc.constantFrom(...timetableViews), anyDay, anyZone, fc.boolean(), (view, on, zone, isToday) => {
      const now = isToday ? addHours(startOfDay(on, zone), 5) : longAgo;
      const columns = timetableColumns(view, on, zone, now);
      const joints = [...columns.map(({ startAt }) => startAt), columns.at(-1)?.endAt];
      expect(joints.slice(1)).toEqual(columns.map(({ endAt }) => endAt));
      expect({ startAt: joints[0], endAt: joints.at(-1) }).toEqual(timetablePeriod(view, on, zone, now));
    }),
  ));

test('today begins three hours ago, at the full hour, and reaches into the night that follows', () => {
  const now = instant('2026-11-23T19:40Z');
  const today = timetableColumns('day', day('2026-11-23'), 'Asia/Jerusalem', now);
  expect(today).toHaveLength(24);
  expect(today[0]?.startAt).toBe('2026-11-23T16:00:00.000Z');
  expect(today.at(-1)?.endAt).toBe('2026-11-24T16:00:00.000Z');
  expect(timetablePeriod('day', day('2026-11-24'), 'Asia/Jerusalem', now).startAt).toBe('2026-11-23T22:00:00.000Z');
});

test('it is walked by days or weeks, and knows those of now', () => {
  const now = instant('2026-11-22T22:30Z');
  expect([timetableStep('day', day('2026-11-30'), 1), timetableStep('week', day('2026-11-22'), -1)]).toEqual([
    '2026-12-01',
    '2026-11-15',
  ]);
  expect(isTimetableOfNow('day', day('2026-11-23'), now, 'Asia/Jerusalem')).toBe(true);
  expect(isTimetableOfNow('day', day('2026-11-23'), now, 'UTC')).toBe(false);
  expect(isTimetableOfNow('week', day('2026-11-28'), now, 'UTC')).toBe(true);
});

test('what begins while another one lasts stands in a lane of its own', () => {
  const at = (hour: number, hours: number) =>
    periodOf(instant(`2026-11-22T${String(hour).padStart(2, '0')}:00Z`), hours);
  const [long, inside, after, next] = [at(0, 8), at(2, 2), at(4, 2), at(8, 1)];
  expect(lanesOf([next, inside, long, after])).toEqual([
    [long, next],
    [inside, after],
  ]);
});

test('nothing in a lane overlaps, nothing is lost', () =>
  fc.assert(
    fc.property(fc.array(anyBookingPeriod, { maxLength: 12 }), (items) => {
      const lanes = lanesOf(items);
      expect(lanes.flat()).toHaveLength(items.length);
      for (const lane of lanes)
        for (const [nth, one] of lane.entries())
          expect(lane.slice(nth + 1).some((other) => overlaps(one, other))).toBe(false);
    }),
  ));

test('a booking over midnight is shown as far as it lies in the day, in the columns that it touches', () => {
  const on = day('2026-11-23');
  const night: Period = { startAt: instant('2026-11-23T20:00Z'), endAt: instant('2026-11-24T04:30Z') };
  const part = partWithin(timetablePeriod('day', on, 'Asia/Jerusalem', longAgo), night);
  expect(part).toEqual({ startAt: night.startAt, endAt: '2026-11-23T22:00:00.000Z' });
  expect(columnsTouched(timetableColumns('day', on, 'Asia/Jerusalem', longAgo), part!)).toEqual({
    first: 22,
    count: 2,
  });
  expect(columnsTouched(timetableColumns('week', on, 'Asia/Jerusalem', longAgo), night)).toEqual({
    first: 1,
    count: 2,
  });
  expect(partWithin(timetablePeriod('day', day('2026-11-25'), 'Asia/Jerusalem', longAgo), night)).toBeUndefined();
});
