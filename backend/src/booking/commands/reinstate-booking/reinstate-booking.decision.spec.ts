import * as past from '../../../../test/support/booking-history.js';
import type { BookingEvent, BookingReleased } from '../../booking.events.js';
import { reinstateBooking } from './reinstate-booking.decision.js';

const { approved, cancelled, changeFacts, duringBooking, endAt, given, released, requested, signed, startAt } = past;
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

  it('is only for bookings that nobody checked in', () => {
    reinstating([requested, approved, cancelled]).thenRefused('INVALID_TRANSITION');
    reinstating([requested, undecided]).thenRefused('INVALID_TRANSITION');
  });
});
