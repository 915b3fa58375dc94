import type { ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../platform/decisions/index.js';
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

/** Whether a reader of the booking sees that event: notes, and their erasure, are only for those who see the whole booking. */
export const mayReadEvent = (event: BookingEvent, reader: BookingReader): boolean =>
  !isAboutNote(event) || seesWholeBooking(reader);

const isAboutNote = (event: BookingEvent): boolean =>
  event.type === 'BookingNoteAdded' || (event.type === 'TextErased' && event.data.path === 'note');

/**
 * Why the caller may not read bookings of that responder; undefined for their own, and for those who see all bookings. For others
 * somebody else's booking does not exist. An administrator has to open the administration first, an auditor the audit area.
 */
export function refusalToRead(responderId: ResponderId, caller: Caller): Refusal | undefined {
  if ('responderId' in caller && caller.responderId === responderId) return undefined;
  if (!seesWholeBooking(caller.kind)) return new Refusal('BOOKING_NOT_FOUND');
  if (caller.kind === 'administrator' && !caller.administers) return new Refusal('ADMIN_PASSWORD_REQUIRED');
  if (caller.kind === 'auditor' && !caller.audits) return new Refusal('AUDITOR_PROOF_REQUIRED');
  return undefined;
}
