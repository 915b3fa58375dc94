import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import { Refusal } from '../platform/decisions/refusal.js';
import type { Booking } from './booking.state.js';

/** The step does not fit the situation: the refusal says what the booking is and what it would need. */
export const notPossible = (booking: Booking, step: BookingStep): Refusal =>
  booking.status === 'unrequested'
    ? new Refusal('BOOKING_NOT_FOUND')
    : new Refusal('INVALID_TRANSITION', {
        status: booking.status,
        step,
        signed: booking.status === 'approved' && booking.signed,
      });
