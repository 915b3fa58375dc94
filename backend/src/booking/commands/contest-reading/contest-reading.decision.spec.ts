import { addHours, instant } from '@rigbook/contracts/kernel';
import * as past from '../../../../test/support/booking-history.js';
import type { Booking } from '../../booking.state.js';
import { contestReading, type ContestReading } from './contest-reading.decision.js';

const { requested, approved, signed, checkedIn, checkedOut, readingCorrected, readingContested, readingKept } = past;
const shift = [requested, approved, signed, checkedIn, checkedOut];
const now = instant('2026-11-24T08:00Z');
const inLedger = {
  takenAt: instant('2026-11-23T16:05Z'),
  returnedAt: instant('2026-11-23T19:55Z'),
  isReturned: true,
  before: null,
  after: past.otherResponder,
};
const facts = { contestedBy: past.dana, now, shift: inLedger };
const command: ContestReading = { step: 'check-out', seenMileageKm: 48_274, words: 'It said 48,247' };
const contest =
  (change: Partial<ContestReading> = {}, known: Partial<Parameters<typeof contestReading>[2]> = {}) =>
  (booking: Booking) =>
    contestReading(booking, { ...command, ...change }, { ...facts, ...known });
const byOther = { contestedBy: past.otherResponder };
const atCheckIn: Partial<ContestReading> = { step: 'check-in', seenMileageKm: 48_210 };

describe('contesting a reading of the odometer', () => {
  it('keeps who contests it, which reading, and their words', () => {
    past
      .given(...shift)
      .when(contest())
      .thenHappens('OdometerReadingContested', {
        responderId: past.dana,
        vehicleId: past.als1,
        step: 'check-out',
        mileageKm: 48_274,
        contestedBy: past.dana,
        words: 'It said 48,247',
      });
  });

  it('is also for who had the vehicle next, of the checkout alone', () => {
    const given = past.given(...shift);
    given.when(contest({}, byOther)).thenHappens('OdometerReadingContested', byOther);
    given.when(contest(atCheckIn, byOther)).thenRefused('BOOKING_NOT_FOUND');
  });

  it('is also for who had the vehicle before, of the check-in alone', () => {
    const known = { ...byOther, shift: { ...inLedger, before: past.otherResponder, after: null } };
    const given = past.given(...shift);
    given.when(contest(atCheckIn, known)).thenHappens('OdometerReadingContested', { step: 'check-in' });
    given.when(contest({}, known)).thenRefused('BOOKING_NOT_FOUND');
  });

  it('is for nobody else, and of the shift alone as long as the ledger does not have it', () => {
    const given = past.given(...shift);
    given.when(contest({}, { ...byOther, shift: { ...inLedger, after: null } })).thenRefused('BOOKING_NOT_FOUND');
    given.when(contest({}, { ...byOther, shift: undefined })).thenRefused('BOOKING_NOT_FOUND');
    given.when(contest({}, { shift: undefined })).thenHappens('OdometerReadingContested');
  });

  it('is possible for 14 days after the reading', () => {
    const end = addHours(inLedger.returnedAt, 14 * 24);
    const given = past.given(...shift);
    given.when(contest({}, { now: addHours(end, -1) })).thenHappens('OdometerReadingContested');
    given.when(contest({}, { now: end })).thenRefused('READING_CONTEST_OVER', { until: end });
  });

  it('is refused of a reading that nobody took, or of another one than the person saw', () => {
    past
      .given(requested, approved, signed, checkedIn)
      .when(contest())
      .thenRefused('READING_NOT_FOUND', { step: 'check-out' });
    past.given().when(contest()).thenRefused('BOOKING_NOT_FOUND');
    past
      .given(...shift, readingCorrected)
      .when(contest())
      .thenRefused('BOOKING_CHANGED_MEANWHILE');
  });

  it('waits until an administrator has settled what the same person said, and not for others', () => {
    const given = past.given(...shift, readingContested);
    given.when(contest()).thenRefused('READING_CONTEST_WAITS');
    given.when(contest({}, byOther)).thenHappens('OdometerReadingContested', byOther);
    given.when(contest(atCheckIn)).thenHappens('OdometerReadingContested', { step: 'check-in' });
  });

  it.each([
    ['kept', readingKept, 48_274],
    ['corrected', readingCorrected, 48_280],
  ] as const)('is possible again after the reading was %s', (_how, settled, seenMileageKm) => {
    past
      .given(...shift, readingContested, settled)
      .when(contest({ seenMileageKm }))
      .thenHappens('OdometerReadingContested', { mileageKm: seenMileageKm });
  });
});
