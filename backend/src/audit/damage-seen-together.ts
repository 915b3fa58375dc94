import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import { type BookingEvent, streamOf } from '../booking/booking.events.js';
import { beginOfShift, endOfShift } from '../booking/shift.events.js';
import type { EventStore } from '../platform/event-store/index.js';

/**
 * What both saw when the shift began with a joint handover, as the outgoing checkout reports it; undefined for another beginning. It stands there
 * alone: the words are the outgoing responder's, and are erased with them.
 */
export async function damageSeenTogether(
  store: EventStore,
  events: readonly BookingEvent[],
): Promise<readonly DamageReport[] | undefined> {
  const begun = beginOfShift(events)?.takenOverFrom;
  if (!begun) return undefined;
  const outgoing = await store.readStream<BookingEvent>(streamOf(begun.bookingId));
  return endOfShift(outgoing)?.damageReports;
}
