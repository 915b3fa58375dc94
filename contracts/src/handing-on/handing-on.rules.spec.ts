import fc from 'fast-check';
import { bookingStatuses, type BookingStatus } from '../booking/booking.words.js';
import { instant } from '../kernel/time.js';
import { type BookingNow, endOfOffer, statusAfterHandingOn } from './handing-on.rules.js';

const hours = { vehicleId: 'als1', startAt: instant('2026-11-23T16:00Z'), endAt: instant('2026-11-23T20:00Z') };
const offered = { ...hours, responderId: 'dana', signed: false };
const before = instant('2026-11-23T15:59Z');
const after = (changes: Partial<BookingNow>, now = before) =>
  endOfOffer(offered, { ...offered, status: 'approved', ...changes }, now);

describe('an offer of a booking', () => {
  it('stands while the booking waits for approval or is approved, and has not begun', () => {
    expect([after({}), after({ status: 'pending' })]).toEqual([undefined, undefined]);
    expect(after({}, hours.startAt)).toBeUndefined();
    expect(after({}, instant('2026-11-23T16:00:01Z'))).toBe('begun');
  });

  it.each<[string, Partial<BookingNow>]>([
    ['another vehicle', { vehicleId: 'bls2' }],
    ['another start', { startAt: instant('2026-11-23T17:00Z') }],
    ['another end', { endAt: instant('2026-11-23T21:00Z') }],
    ['another holder', { responderId: 'avi' }],
    ['a signature', { signed: true }],
  ])('ends with %s of its booking', (_what, changes) => {
    expect(after(changes)).toBe('booking-changed');
  });

  it.each(bookingStatuses.filter((status) => status !== 'pending' && status !== 'approved'))(
    'ends when the booking is %s',
    (status: BookingStatus) => {
      expect(after({ status })).toBe('booking-changed');
    },
  );

  it('stands for a booking that was signed before it was offered', () => {
    const signed = { ...offered, signed: true };
    expect(endOfOffer(signed, { ...signed, status: 'approved' }, before)).toBeUndefined();
  });
});

describe('a booking that was handed on', () => {
  it('never gains an approval by it, and keeps one only without a warning and if the settings ask for none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pending', 'approved'),
        fc.boolean(),
        fc.boolean(),
        (status, needsApproval, hasWarnings) => {
          const outcome = statusAfterHandingOn(status, { needsApproval, hasWarnings });
          expect(outcome === 'approved').toBe(status === 'approved' && !needsApproval && !hasWarnings);
        },
      ),
    );
  });
});
