import { day, instant, periodOf, type VehicleId } from '@rigbook/contracts/kernel';
import * as past from '../../../../test/support/booking-history.js';
import type { BookingEvent } from '../../booking.events.js';
import { changeBooking, type ChangeBooking, type ChangeFacts } from './change-booking.decision.js';

const { approved, changed, changeFacts, checkedIn, dana, duringBooking, endAt, requested, signed, startAt } = past;
const bls2 = '0199c0de-0002-7000-8000-000000000002' as VehicleId;

const own: ChangeBooking = { ...past.shorter, by: dana, reason: null };
const forHours = (from: string, durationHours: number): ChangeBooking => ({
  ...own,
  period: periodOf(instant(from), durationHours),
  durationHours,
});
const longer = forHours('2026-11-23T16:00Z', 6);
const lastEnd = { ...longer, by: 'admin' as const, reason: 'Still on a call' };

const changing = (
  history: readonly BookingEvent[],
  command: ChangeBooking,
  more: Partial<Omit<ChangeFacts, 'purpose'>> = {},
) => past.given(...history).when((booking) => changeBooking(booking, command, { ...changeFacts, ...more }).changed);

describe('changing a booking', () => {
  it('stores the booking as it is from now on, and vehicle and hours as they were', () => {
    changing([requested], { ...longer, purpose: 'Night shift' }).thenHappens('BookingChanged', {
      startAt,
      endAt: instant('2026-11-23T22:00Z'),
      durationHours: 6,
      purpose: 'Night shift',
      before: { vehicleId: past.als1, startAt, endAt, durationHours: 4 },
      hoursByWeek: [{ weekStartsOn: day('2026-11-22'), hours: 6 }],
      status: 'pending',
      changedBy: 'responder',
    });
  });

  it('keeps the approval of a booking that only gets shorter, but not the signature', () => {
    changing([requested, approved, signed], own).thenHappens('BookingChanged', {
      status: 'approved',
      mustSignAgain: true,
    });
  });

  it('asks for approval again for hours that were not approved', () => {
    changing([requested, approved, signed], longer).thenHappens('BookingChanged', { status: 'pending' });
  });

  it('keeps approval and signature when only the purpose changes', () => {
    const hoursNow = { period: { startAt, endAt }, durationHours: 4 };
    changing([requested, approved, signed], { ...own, ...hoursNow, purpose: 'Training' }).thenHappens(
      'BookingChanged',
      {
        purpose: 'Training',
        status: 'approved',
        mustSignAgain: false,
      },
    );
  });

  it('has to be signed again after a change, and is what the last change made it', () => {
    const seen = { vehicleId: past.als1, startAt, endAt: duringBooking };
    changing([requested, approved, signed, changed], { ...longer, seen }).thenHappens('BookingChanged', {
      status: 'pending',
      before: { endAt: duringBooking },
    });
  });

  it("keeps a booking approved that an administrator changes, and states the administrator's reason", () => {
    changing([requested, approved], lastEnd).thenHappens('BookingChanged', {
      status: 'approved',
      changedBy: 'admin',
      reason: 'Still on a call',
    });
  });

  it('refuses what the person has not seen', () => {
    const seen = { vehicleId: past.als1, startAt, endAt: duringBooking };
    changing([requested], { ...own, seen }).thenRefused('BOOKING_CHANGED_MEANWHILE');
  });

  it('refuses a change of nothing', () => {
    const { period, durationHours } = { period: { startAt, endAt }, durationHours: 4 };
    changing([requested], { ...own, period, durationHours }).thenRefused('NOTHING_CHANGED');
  });

  it.each([
    ['taken hours', longer, { taken: [periodOf(endAt, 1)] }, 'VEHICLE_ALREADY_BOOKED'],
    [
      'hours of the week',
      longer,
      { hoursBooked: [{ weekStartsOn: day('2026-11-22'), hours: 25 }] },
      'WEEKLY_LIMIT_EXCEEDED',
    ],
    ['a start in the past', forHours('2026-11-23T12:00Z', 4), {}, 'IN_THE_PAST'],
    ['a start beyond the window', forHours('2026-11-30T12:00Z', 4), {}, 'BEYOND_BOOKING_WINDOW'],
    ['hours of administrators', forHours('2026-11-27T12:00Z', 4), {}, 'ADMIN_ONLY_PERIOD'],
    ['a vehicle that does not exist', { ...longer, vehicleId: bls2 }, { vehicle: undefined }, 'VEHICLE_NOT_FOUND'],
  ] as const)('refuses %s as a request would be refused', (_what, command, more, code) => {
    changing([requested], command, more).thenRefused(code);
  });

  it('lets the start stay that has passed, while the booking has not ended', () => {
    changing([requested, approved, signed], own, { now: duringBooking }).thenHappens('BookingChanged', {
      status: 'approved',
    });
    changing([requested], longer, { now: endAt }).thenRefused('BOOKING_ENDED');
    changing([requested], forHours('2026-11-23T16:00Z', 1), { now: duringBooking }).thenRefused('END_IN_THE_PAST');
  });

  it('refuses, after the start, hours that could no longer be approved', () => {
    const promised = [requested, approved, signed];
    changing(promised, longer, { now: duringBooking }).thenRefused('TOO_LATE_FOR_APPROVAL', { startAt });
    changing(promised, { ...own, vehicleId: bls2 }, { now: duringBooking }).thenRefused('TOO_LATE_FOR_APPROVAL');
    changing([requested], longer, { now: duringBooking }).thenRefused('TOO_LATE_FOR_APPROVAL');
    changing(promised, forHours('2026-11-23T18:00Z', 4), { now: duringBooking }).thenHappens('BookingChanged', {
      status: 'pending',
    });
    changing(promised, lastEnd, { now: duringBooking }).thenHappens('BookingChanged', { status: 'approved' });
  });

  it("is not for other responders, and during a shift not for the booking's own", () => {
    changing([requested], { ...own, by: past.otherResponder }).thenRefused('BOOKING_NOT_FOUND');
    changing([requested, approved, signed, checkedIn], longer).thenRefused('INVALID_TRANSITION');
  });

  it('lets an administrator move the end of a shift, also of an overdue one, but neither start nor vehicle', () => {
    const out = [requested, approved, signed, checkedIn];
    changing(out, lastEnd, { now: endAt }).thenHappens('BookingChanged', { status: 'active', mustSignAgain: false });
    changing(out, { ...lastEnd, vehicleId: bls2 }).thenRefused('SHIFT_HAS_BEGUN');
    changing(out, { ...lastEnd, ...periodLater }).thenRefused('SHIFT_HAS_BEGUN');
  });
});

const periodLater = { period: periodOf(duringBooking, 6), durationHours: 6 };
