import type { ResponderId } from '@rigbook/contracts/kernel';
import type { Caller } from '../platform/http/index.js';
import type { BookingEvent } from './booking.events.js';

/** The role in which someone reads a booking. */
export type BookingReader = Caller['kind'];

/**
 * Whether a reader sees everything about a booking, including eligibility warnings and an odometer that went back
 * (docs/domain.md#who-may-what). The booking's responder does not.
 */
export function seesWholeBooking(reader: BookingReader): boolean {
  switch (reader) {
    case 'administrator':
    case 'auditor':
    case 'program':
      return true;
    case 'responder':
    case 'program-for-responder':
      return false;
  }
}

/** Whether a reader of the booking sees that event: notes are only for those who see the whole booking. */
export const mayReadEvent = ({ type }: BookingEvent, reader: BookingReader): boolean =>
  type !== 'BookingNoteAdded' || seesWholeBooking(reader);

/** Whether the caller may read bookings of that responder: their own, or all if they see whole bookings. */
export const mayReadBookingOf = (responderId: ResponderId, caller: Caller): boolean =>
  seesWholeBooking(caller.kind) || ('responderId' in caller && caller.responderId === responderId);
