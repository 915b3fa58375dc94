import type { BookingNoteAdded } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { requested } from '../booking.transitions.js';

/** An administrator's note, whatever the booking's status. It changes nothing else. @throws Refusal BOOKING_NOT_FOUND */
export function addNote(booking: Booking, { note }: { readonly note: string }): BookingNoteAdded {
  const { responderId, vehicleId } = requested(booking);
  return { type: 'BookingNoteAdded', data: { responderId, vehicleId, note } };
}
