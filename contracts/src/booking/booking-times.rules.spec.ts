import { hasEnded, hasStartPassed, isOverdue, isUpcoming } from './booking-times.rules.js';
import { bookingStatuses } from './booking.words.js';
import { addMinutes, instant, periodOf } from '../kernel/time.js';

const evening = periodOf(instant('2026-11-22T16:00Z'), 4);

describe('a booking in time', () => {
  it('has ended at its end, not a millisecond before', () => {
    expect(hasEnded(evening.endAt, instant('2026-11-22T19:59:59.999Z'))).toBe(false);
    expect(hasEnded(evening.endAt, evening.endAt)).toBe(true);
  });

  it('can be approved up to its very start', () => {
    expect(hasStartPassed(evening.startAt, evening.startAt)).toBe(false);
    expect(hasStartPassed(evening.startAt, addMinutes(evening.startAt, 1))).toBe(true);
  });

  it('is overdue when active and ended, and in no other status', () => {
    const overdue = bookingStatuses.filter((status) => isOverdue({ status, ...evening }, evening.endAt));
    expect(overdue).toEqual(['active']);
    expect(isOverdue({ status: 'active', ...evening }, evening.startAt)).toBe(false);
  });

  it('is upcoming while it can still come about, and as long as the vehicle is out', () => {
    const upcomingAt = (now: typeof evening.endAt) =>
      bookingStatuses.filter((status) => isUpcoming({ status, ...evening }, now));
    expect(upcomingAt(evening.startAt)).toEqual(['pending', 'approved', 'active']);
    expect(upcomingAt(evening.endAt)).toEqual(['active']);
  });
});
