import * as past from '../../../../test/support/booking-history.js';
import type { Neighbors } from '../../reading-matter.js';
import { correctReading, type CorrectReading } from './correct-reading.decision.js';

const { requested, approved, signed, checkedIn, checkedOut, readingContested, readingCorrected } = past;
const shift = [requested, approved, signed, checkedIn, checkedOut];
const atCheckOut: CorrectReading = {
  by: past.office,
  step: 'check-out',
  seenMileageKm: 48_274,
  mileageKm: 48_284,
  reason: 'Two digits swapped',
};
const correct =
  (change: Partial<CorrectReading> = {}, neighbors?: Neighbors) =>
  (booking: Parameters<typeof correctReading>[0]) =>
    correctReading(booking, { ...atCheckOut, ...change }, neighbors);
const atCheckIn = (mileageKm: number) => correct({ step: 'check-in', seenMileageKm: 48_210, mileageKm });

describe('correcting a reading of the odometer', () => {
  it('keeps what was read, and says what it is from now on, and why', () => {
    past
      .given(...shift)
      .when(correct())
      .thenHappens('OdometerReadingCorrected', {
        responderId: past.dana,
        vehicleId: past.als1,
        step: 'check-out',
        formerMileageKm: 48_274,
        mileageKm: 48_284,
        reason: 'Two digits swapped',
      });
  });

  it('is left to another administrator, once it was contested, by one whose kilometers it decides', () => {
    const neighbors = { before: null, after: past.office, isReturned: true };
    past
      .given(...shift)
      .when(correct({}, neighbors))
      .thenHappens('OdometerReadingCorrected');
    past
      .given(...shift, readingContested)
      .when(correct({}, neighbors))
      .thenRefused('READING_NAMES_SETTLER');
  });

  it('is refused if somebody contested the reading in the meantime, unless the caller says nothing of contests', () => {
    const contested = past.given(...shift, readingContested);
    contested.when(correct({ seenContests: 0 })).thenRefused('BOOKING_CHANGED_MEANWHILE');
    contested.when(correct({ seenContests: 1 })).thenHappens('OdometerReadingCorrected');
    contested.when(correct()).thenHappens('OdometerReadingCorrected');
    contested
      .when(correct({ step: 'check-in', seenMileageKm: 48_210, mileageKm: 48_200, seenContests: 0 }))
      .thenHappens('OdometerReadingCorrected', { step: 'check-in' });
  });

  it('once it was contested, is for an administrator whom it does not name; before, for each of them', () => {
    past
      .given(...shift)
      .when(correct({ by: past.dana }))
      .thenHappens('OdometerReadingCorrected');
    for (const said of [[readingContested], [readingContested, past.readingKept]]) {
      const given = past.given(...shift, ...said);
      given.when(correct({ by: past.dana })).thenRefused('READING_NAMES_SETTLER');
      given.when(correct()).thenHappens('OdometerReadingCorrected');
      // what was said is about the other reading
      given
        .when(correct({ by: past.dana, step: 'check-in', seenMileageKm: 48_210, mileageKm: 48_200 }))
        .thenHappens('OdometerReadingCorrected');
    }
  });

  it('goes on from the last correction', () => {
    const again = past.given(...shift, readingCorrected);
    again.when(correct()).thenRefused('BOOKING_CHANGED_MEANWHILE');
    again
      .when(correct({ seenMileageKm: 48_280, mileageKm: 48_274 }))
      .thenHappens('OdometerReadingCorrected', { formerMileageKm: 48_280, mileageKm: 48_274 });
  });

  it('is possible while the vehicle is out, for the check-in', () => {
    past
      .given(requested, approved, signed, checkedIn)
      .when(atCheckIn(48_300))
      .thenHappens('OdometerReadingCorrected', { step: 'check-in' });
  });

  it('refuses a reading that nobody took', () => {
    past.given(requested, approved).when(atCheckIn(1)).thenRefused('READING_NOT_FOUND', { step: 'check-in' });
    past
      .given(requested, approved, signed, checkedIn)
      .when(correct())
      .thenRefused('READING_NOT_FOUND', { step: 'check-out' });
    past.given().when(correct()).thenRefused('BOOKING_NOT_FOUND');
  });

  it('refuses what does not fit the other reading of the shift', () => {
    const given = past.given(...shift);
    given.when(correct({ mileageKm: 48_209 })).thenRefused('MILEAGE_BELOW_CHECK_IN', { checkInMileageKm: 48_210 });
    given.when(atCheckIn(48_275)).thenRefused('READING_ABOVE_CHECK_OUT', { checkOutMileageKm: 48_274 });
    given.when(correct({ mileageKm: 48_274 })).thenRefused('READING_UNCHANGED', { mileageKm: 48_274 });
  });
});
