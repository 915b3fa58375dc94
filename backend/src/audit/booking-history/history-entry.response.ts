import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { example, Id, Moment, Part, Text, Whole } from '../../platform/fields/index.js';
import { bookingEvents, type BookingEvent } from '../../booking/booking.events.js';
import { BookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { ActorResponse } from '../../responders/people/actor.response.js';
import { factsClassOf, type FactsOf } from './history-facts.response.js';

class HistoryEnvelope {
  @Text('1042', 'The place in the log; a 64-bit number as text.') position!: string;
  @Id(example.eventId) eventId!: string;
  @Moment('2026-11-22T16:20:00.000Z') recordedAt!: Instant;
  @Part(ActorResponse) actor!: ActorResponse;
  @Whole({ minimum: 1, example: 2, description: 'Number of the event in this booking.' }) version!: number;
  @Text('0197f1c2-0c01-7000-8000-000000000c01', 'The request that caused it.') correlationId!: string;
  @Text.orNull(null, 'The event that caused it, if one did.') causationId!: string | null;
  @Text.orNull(
    example.sha256,
    "The event's link in the sealed chain; null for a moment, until it is sealed. For administrators and auditors; null for the responder.",
  )
  sealHash!: string | null;
  @ApiProperty({
    type: [String],
    required: false,
    example: ['purpose'],
    description:
      'Where the facts lack texts that were erased, such as `damageReports.0.description`. Left out if nowhere.',
  })
  erasedTexts?: readonly string[];
  @Part(BookingResponse, 'The booking after the event, with current names.') after!: BookingResponse;
}

type EventType = BookingEvent['type'];
type EntryOf<Event> = Event extends BookingEvent
  ? HistoryEnvelope & { readonly type: Event['type']; readonly facts: FactsOf<Event> }
  : never;

export type HistoryEntry = EntryOf<BookingEvent>;

/** One shape for each type of event; `type` is the discriminator. */
function entryClassOf(type: EventType): new () => HistoryEnvelope {
  @ApiSchema({ name: `History${type}` })
  class Entry extends HistoryEnvelope {
    @ApiProperty({ enum: [type] })
    type!: string;
    @ApiProperty({ type: factsClassOf(type, bookingEvents[type]) })
    facts!: object;
  }
  return Entry;
}

const entries = (Object.keys(bookingEvents) as EventType[]).map((type) => [type, entryClassOf(type)] as const);

export const historyEntries = entries.map(([, entry]) => entry);

export const historySchema = {
  oneOf: historyEntries.map((entry) => ({ $ref: getSchemaPath(entry) })),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(entries.map(([type, entry]) => [type, getSchemaPath(entry)])),
  },
};
