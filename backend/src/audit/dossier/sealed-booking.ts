import type { BookingId } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, streamOf, type BookingEvent } from '../../booking/booking.events.js';
import type { Database } from '../../platform/database/index.js';
import type { Upcasting } from '../../platform/event-store/index.js';
import type { StoredEvent } from '../../platform/seal/canonical-event.js';
import { sealedEventsOfStream } from './proof/sealed-events.query.js';

type NotEmpty<T> = readonly [T, ...T[]];

/** An event of a booking with its place in the log, in its newest shape. */
export type PlacedBookingEvent = StoredEvent & BookingEvent;

/** A booking's events: as they were sealed, for the proof, and in the newest shape, to show. */
export class SealedBooking {
  private constructor(
    readonly id: BookingId,
    readonly sealed: NotEmpty<StoredEvent>,
    readonly events: NotEmpty<PlacedBookingEvent>,
  ) {}

  /** Undefined if the log has no booking with this id. */
  static async read(database: Database, upcasting: Upcasting, id: BookingId): Promise<SealedBooking | undefined> {
    const [first, ...others] = await database.fetch(sealedEventsOfStream(streamOf(id)));
    if (first?.streamType !== BOOKING_STREAM) return undefined;
    const upcast = (event: StoredEvent): PlacedBookingEvent =>
      ({ ...event, data: upcasting.upcast(event.type, event.schemaVersion, event.data) }) as PlacedBookingEvent;
    return new SealedBooking(id, [first, ...others], [upcast(first), ...others.map(upcast)]);
  }

  /** The first event of the type; of most types a booking has at most one. */
  event<Type extends BookingEvent['type']>(type: Type): Extract<PlacedBookingEvent, { type: Type }> | undefined {
    return this.events.find((event): event is Extract<PlacedBookingEvent, { type: Type }> => event.type === type);
  }
}
