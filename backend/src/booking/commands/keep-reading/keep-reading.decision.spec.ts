import * as past from '../../../../test/support/booking-history.js';
import type { Booking } from '../../booking.state.js';
import { keepReading, type KeepReading } from './keep-reading.decision.js';

const { requested, approved, signed, checkedIn, checkedOut, readingContested, readingCorrected, readingKept } = past;
const shift = [requested, approved, signed, checkedIn, checkedOut];
const byOther = { ...readingContested, data: { ...readingContested.data, contestedBy: past.otherResponder } };
const keep =
  (change: Partial<KeepReading> = {}) =>
  (booking: Booking) =>
    keepReading(booking, {
      step: 'check-out',
      seenMileageKm: 48_274,
      seenContests: 1,
      reason: 'The photo shows it',
      ...change,
    });

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
