import { addHours, day } from '@rigbook/contracts/kernel';
import * as past from '../../../../test/support/booking-history.js';
import type { BookingChanged, BookingEvent, BookingReleased, BookingRequested } from '../../booking.events.js';
import { reinstateBooking } from './reinstate-booking.decision.js';

const { approved, cancelled, changed, changeFacts, duringBooking, endAt, given, released, requested, signed, startAt } =
  past;
const undecided: BookingReleased = { ...released, data: { ...released.data, releasedBecause: 'not-decided' } };
const facts = { ...changeFacts, durationHours: 4, now: duringBooking };
const reinstating = (history: readonly BookingEvent[], more: Partial<typeof facts> = {}) =>
  given(...history).when((booking) => reinstateBooking(booking, { ...facts, ...more }));

describe('reinstating a booking', () => {
  it('takes its hours again', () => {
    reinstating([requested, approved, signed, released]).thenHappens('BookingReinstated', {
      startAt,
      endAt,
      signed: true,
    });
    reinstating([requested, approved, released]).thenHappens('BookingReinstated', { signed: false });
  });

  it('is refused once others took the hours, and after the end', () => {
    const taken = [{ startAt: duringBooking, endAt }];
    reinstating([requested, approved, released], { taken }).thenRefused('VEHICLE_ALREADY_BOOKED');
    reinstating([requested, approved, released], { now: endAt }).thenRefused('BOOKING_ENDED');
  });

  it('keeps an override of the weekly limit in the week for which it was given, and not in another', () => {
    const fullWeeks = ['2026-11-22', '2026-11-29'].map((weekStartsOn) => ({
      weekStartsOn: day(weekStartsOn),
      hours: 30,
    }));
    const asked: BookingRequested = {
      ...requested,
      data: { ...requested.data, bookedBy: 'admin', overriddenRules: ['WEEKLY_LIMIT_EXCEEDED'] },
    };
    const nextWeek = { startAt: addHours(startAt, 7 * 24), endAt: addHours(endAt, 7 * 24) };
    const moved: BookingChanged = {
      ...changed,
      data: {
        ...changed.data,
        ...nextWeek,
        durationHours: 4,
        hoursByWeek: [{ weekStartsOn: day('2026-11-29'), hours: 4 }],
        mustSignAgain: false,
      },
    };
    reinstating([asked, approved, released], { hoursBooked: fullWeeks }).thenHappens('BookingReinstated', {
      overriddenRules: ['WEEKLY_LIMIT_EXCEEDED'],
    });
    const later = { hoursBooked: fullWeeks, now: nextWeek.startAt };
    reinstating([asked, approved, moved, released], later).thenRefused('WEEKLY_LIMIT_EXCEEDED');
    reinstating([asked, approved, moved, released], { now: nextWeek.startAt }).thenHappens('BookingReinstated', {
      overriddenRules: [],
    });
  });

  it('is only for bookings that nobody checked in', () => {
    reinstating([requested, approved, cancelled]).thenRefused('INVALID_TRANSITION');
    reinstating([requested, undecided]).thenRefused('INVALID_TRANSITION');
  });
});
