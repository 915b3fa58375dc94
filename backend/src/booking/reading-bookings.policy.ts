import type { ResponderId } from '@rigbook/contracts/kernel';
import type { Caller } from '../platform/http/index.js';
import type { BookingEvent } from './booking.events.js';

/** As whom somebody reads a booking. */
export type BookingReader = Caller['kind'];

/**
 * Whether a reader is told all that is known of a booking, eligibility warnings and an odometer that went back included
 * (docs/domain.md#who-may-what). Its responder is not.
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

/** Whether a reader of the booking is told of that event: notes are for those who see the whole booking. */
export const mayReadEvent = ({ type }: BookingEvent, reader: BookingReader): boolean =>
  type !== 'BookingNoteAdded' || seesWholeBooking(reader);

/** Whether a booking of that responder exists for the caller: it is their own, or they see every booking whole. */
export const mayReadBookingOf = (responderId: ResponderId, caller: Caller): boolean =>
  seesWholeBooking(caller.kind) || ('responderId' in caller && caller.responderId === responderId);
