import fc from 'fast-check';
import { anyBookingPeriod, anyFullHour } from '../../testing/arbitraries.js';
import { addHours, instant, isBefore, overlaps, periodOf } from '../../kernel/time.js';
import { LONGEST_BOOKING_HOURS } from '../booking.limits.js';
import { heldPeriod, startsThatMayHold, type BookingAndShift } from './held-hours.rules.js';

const evening = periodOf(instant('2026-11-23T16:00Z'), 4);
const now = instant('2026-11-23T22:30Z');
const booking = (wish: Partial<BookingAndShift>): BookingAndShift => ({
  ...evening,
  status: 'approved',
  checkedInAt: null,
  checkedOutAt: null,
  ...wish,
});
const [early, late] = [instant('2026-11-23T15:40Z'), instant('2026-11-23T21:10Z')];

test.each([
  ['its hours, before the shift', booking({}), evening],
  [
    'from an early check-in on',
    booking({ status: 'active', checkedInAt: early, endAt: addHours(now, 1) }),
    { startAt: early, endAt: addHours(now, 1) },
  ],
  ['until now, overdue', booking({ status: 'active', checkedInAt: evening.startAt }), { ...evening, endAt: now }],
  [
    'until its return, which was late',
    booking({ status: 'completed', checkedInAt: early, checkedOutAt: late }),
    { startAt: early, endAt: late },
  ],
])('a booking holds its vehicle: %s', (_, one, period) => expect(heldPeriod(one, now)).toEqual(period));

test('who asks for these starts misses nothing that strayed by up to a day', () =>
  fc.assert(
    fc.property(
      anyFullHour,
      fc.integer({ min: 1, max: 24 * 8 }),
      anyBookingPeriod,
      fc.integer({ min: 0, max: 24 }),
      fc.integer({ min: 0, max: 24 }),
      (from, hours, period, earlier, later) => {
        const asked = periodOf(from, hours);
        const one = booking({
          ...period,
          status: 'completed',
          checkedInAt: addHours(period.startAt, -earlier),
          checkedOutAt: addHours(period.endAt, later),
        });
        fc.pre(overlaps(heldPeriod(one, now), asked));
        const starts = startsThatMayHold(asked, LONGEST_BOOKING_HOURS);
        expect(isBefore(one.startAt, starts.startAt)).toBe(false);
        expect(isBefore(starts.endAt, one.startAt)).toBe(false);
      },
    ),
  ));
