import type { BookingId } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, streamOf, type BookingEvent } from '../../booking/booking.events.js';
import type { Database } from '../../platform/database/index.js';
import { type RecordedEvent, type Upcasting, withKeptTexts } from '../../platform/event-store/index.js';
import { type EventWithTexts, keptTextsOf, saltedTextsOf } from '../../platform/seal/sealed-texts.js';
import { sealedEventsOfStream } from './proof/sealed-events.query.js';

type NotEmpty<T> = readonly [T, ...T[]];

/** An event of a booking with its place in the log, in its newest shape and with its texts. */
export type PlacedBookingEvent = EventWithTexts & BookingEvent & Pick<RecordedEvent, 'erased'>;

/** A booking's events: as they were sealed, for the proof, and in the newest shape, to show. */
export class SealedBooking {
  private constructor(
    readonly id: BookingId,
    readonly sealed: NotEmpty<EventWithTexts>,
    readonly events: NotEmpty<PlacedBookingEvent>,
  ) {}

  /** Undefined if the log has no booking with this id. */
  static async read(database: Database, upcasting: Upcasting, id: BookingId): Promise<SealedBooking | undefined> {
    const [first, ...others] = await database.fetch(sealedEventsOfStream(streamOf(id)));
    if (first?.streamType !== BOOKING_STREAM) return undefined;
    const upcast = (event: EventWithTexts): PlacedBookingEvent =>
      ({
        ...event,
        ...upcasting.read(event.type, event.schemaVersion, event.data, keptTextsOf(event)),
      }) as PlacedBookingEvent;
    return new SealedBooking(id, [first, ...others], [upcast(first), ...others.map(upcast)]);
  }

  /** The last event of the type; of most types a booking has at most one. */
  event<Type extends BookingEvent['type']>(type: Type): Extract<PlacedBookingEvent, { type: Type }> | undefined {
    return this.events.findLast((event): event is Extract<PlacedBookingEvent, { type: Type }> => event.type === type);
  }

  /** What a file repeats of an event: as it was stored, with its texts. The hashes of erased ones stay, as in the event. */
  repeated<Event extends PlacedBookingEvent>(event: Event): Event {
    const stored = this.sealed.find(({ id }) => id === event.id) ?? event;
    return { ...event, data: withKeptTexts(stored.data, keptTextsOf(stored)) };
  }

  /** The texts of the events with their salts; undefined if the events hold no hash of any. */
  texts(): readonly object[] | undefined {
    if (this.sealed.every(({ texts }) => texts === null)) return undefined;
    return this.sealed.flatMap((event) => saltedTextsOf(event).map((text) => ({ event: event.id, ...text })));
  }
}
