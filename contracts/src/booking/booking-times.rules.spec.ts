import fc from 'fast-check';
import { anyBookingPeriod } from '../testing/arbitraries.js';
import { blockedPeriod, hasEnded, hasStartPassed, isOverdue } from './booking-times.rules.js';
import { bookingStatuses } from './booking.words.js';
import { addHours, addMinutes, instant, isBefore, periodOf } from '../kernel/time.js';

const evening = periodOf(instant('2026-11-22T16:00Z'), 4);

describe('what a booking holds of its vehicle', () => {
  it.each(['pending', 'approved', 'active'] as const)('is its whole period while %s', (status) =>
    expect(blockedPeriod({ status, ...evening, checkedOutAt: null })).toEqual(evening),
  );

  it.each(['rejected', 'cancelled'] as const)('is nothing once %s', (status) =>
    expect(blockedPeriod({ status, ...evening, checkedOutAt: null })).toBeNull(),
  );

  it('ends with an early checkout', () => {
    const checkedOutAt = addMinutes(evening.startAt, 90);
    expect(blockedPeriod({ status: 'completed', ...evening, checkedOutAt })).toEqual({
      ...evening,
      endAt: checkedOutAt,
    });
  });

  it('is nothing when the vehicle came back before the start', () =>
    expect(blockedPeriod({ status: 'completed', ...evening, checkedOutAt: evening.startAt })).toBeNull());

  it('never reaches beyond the booking, however late the checkout', () =>
    fc.assert(
      fc.property(
        anyBookingPeriod,
        fc.constantFrom(...bookingStatuses),
        fc.integer({ min: -50, max: 50 }),
        (period, status, hours) => {
          const blocked = blockedPeriod({ status, ...period, checkedOutAt: addHours(period.startAt, hours) });
          if (blocked === null) return;
          expect(blocked.startAt).toBe(period.startAt);
          expect(isBefore(period.endAt, blocked.endAt)).toBe(false);
          expect(isBefore(blocked.startAt, blocked.endAt)).toBe(true);
        },
      ),
    ));
});

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
});
