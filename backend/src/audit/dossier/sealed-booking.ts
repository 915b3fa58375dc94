import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { BOOKING_STREAM, streamOf, type BookingEvent } from '../../booking/booking.events.js';
import type { Database } from '../../platform/database/database.js';
import type { StoredEvent } from '../../platform/seal/canonical-event.js';
import { sealedEventsOfStream } from './proof/sealed-events.query.js';

/** An event of a booking as it is sealed; no shape of them has changed yet, so it is also one as it is read. */
export type SealedBookingEvent = StoredEvent & BookingEvent;

/** A booking as the log has it. */
export class SealedBooking {
  private constructor(
    readonly id: BookingId,
    readonly events: readonly [SealedBookingEvent, ...SealedBookingEvent[]],
  ) {}

  /** Undefined where the log knows no booking of this id. */
  static async read(database: Database, id: BookingId): Promise<SealedBooking | undefined> {
    const [first, ...others] = (await database.fetch(sealedEventsOfStream(streamOf(id)))) as SealedBookingEvent[];
    return first?.streamType === BOOKING_STREAM ? new SealedBooking(id, [first, ...others]) : undefined;
  }

  /** A booking has at most one of each type. */
  event<Type extends BookingEvent['type']>(type: Type): Extract<SealedBookingEvent, { type: Type }> | undefined {
    return this.events.find((event): event is Extract<SealedBookingEvent, { type: Type }> => event.type === type);
  }
}
