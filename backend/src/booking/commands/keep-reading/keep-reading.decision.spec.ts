import type { BookingId } from '@rigbook/contracts/kernel';
import * as past from '../../../../test/support/booking-history.js';
import type { Booking } from '../../booking.state.js';
import type { Neighbors } from '../../reading-matter.js';
import { keepReading, type KeepReading } from './keep-reading.decision.js';

const { requested, approved, signed, checkedIn, checkedOut, readingContested, readingCorrected, readingKept } = past;
const shift = [requested, approved, signed, checkedIn, checkedOut];
const byOther = { ...readingContested, data: { ...readingContested.data, contestedBy: past.otherResponder } };
const otherBooking = '0199c0de-0b02-7000-8000-000000000b02' as BookingId;
const keep =
  (change: Partial<KeepReading> = {}, neighbors?: Neighbors) =>
  (booking: Booking) =>
    keepReading(
      booking,
      {
        by: past.office,
        step: 'check-out',
        seenMileageKm: 48_274,
        seenContests: 1,
        reason: 'The photo shows it',
        ...change,
      },
      neighbors,
    );

describe('keeping a contested reading of the odometer', () => {
  it('settles it with a reason', () => {
    past
      .given(...shift, readingContested)
      .when(keep())
      .thenHappens('OdometerReadingKept', {
        responderId: past.dana,
        vehicleId: past.als1,
        step: 'check-out',
        mileageKm: 48_274,
        reason: 'The photo shows it',
      });
  });

  it('is refused if somebody else contested it in the meantime', () => {
    const given = past.given(...shift, readingContested, byOther);
    given.when(keep()).thenRefused('BOOKING_CHANGED_MEANWHILE');
    given.when(keep({ seenContests: 2 })).thenHappens('OdometerReadingKept');
  });

  it('is for an administrator whom it does not name: whose shift it is, who has contested it, or who read it', () => {
    const given = past.given(...shift, readingContested);
    given.when(keep({ by: past.dana })).thenRefused('READING_NAMES_SETTLER');
    given.when(keep({ by: past.otherResponder })).thenHappens('OdometerReadingKept');
    for (const settled of [[byOther], [byOther, readingKept, readingContested]])
      past
        .given(...shift, ...settled)
        .when(keep({ by: past.otherResponder }))
        .thenRefused('READING_NAMES_SETTLER');
    past
      .given(requested, approved, signed, checkedIn, past.byOffice(checkedOut), readingContested)
      .when(keep())
      .thenRefused('READING_NAMES_SETTLER');
  });

  it('is for an administrator whose kilometers it does not decide, before or after the shift', () => {
    const given = past.given(...shift, readingContested);
    const neighbors = { before: null, after: past.office, isReturned: true };
    given.when(keep({}, neighbors)).thenRefused('READING_NAMES_SETTLER');
    // the checkout decides the kilometers until the next shift, not those of the one before
    given.when(keep({}, { ...neighbors, before: past.office, after: null })).thenHappens('OdometerReadingKept');
  });

  it('names both who handed the vehicle over together', () => {
    const confirmedAt = past.duringBooking;
    const handedOverTo = { bookingId: otherBooking, responderId: past.otherResponder, confirmedAt };
    const together = { ...checkedOut, data: { ...checkedOut.data, handedOverTo } };
    const given = past.given(requested, approved, signed, checkedIn, together, readingContested);
    given.when(keep({ by: past.otherResponder })).thenRefused('READING_NAMES_SETTLER');
    given.when(keep()).thenHappens('OdometerReadingKept');
  });

  it('is refused of a reading that nobody contests, or that was settled', () => {
    for (const history of [
      shift,
      [...shift, readingContested, readingKept],
      [...shift, readingContested, readingCorrected],
    ])
      past
        .given(...history)
        .when(keep())
        .thenRefused('READING_NOT_CONTESTED');
    past
      .given(...shift, readingContested)
      .when(keep({ step: 'check-in', seenMileageKm: 48_210 }))
      .thenRefused('READING_NOT_CONTESTED');
  });

  it('is refused of a reading that nobody took, or of another one than the administrator saw', () => {
    past.given(requested, approved).when(keep()).thenRefused('READING_NOT_FOUND', { step: 'check-out' });
    past
      .given(...shift, readingContested)
      .when(keep({ seenMileageKm: 48_000 }))
      .thenRefused('BOOKING_CHANGED_MEANWHILE');
  });
});
