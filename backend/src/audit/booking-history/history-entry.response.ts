import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { bookingEvents, type BookingEvent } from '../../booking/booking.events.js';
import { BookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { ActorResponse } from '../../responders/people/actor.response.js';
import { factsClassOf, type FactsOf } from './history-facts.response.js';

const uuid = { type: String, format: 'uuid', example: '0197f1c2-0e01-7000-8000-000000000e01' } as const;

class HistoryEnvelope {
  @ApiProperty({ example: '1042', description: 'The place in the log; a 64-bit number as text.' })
  position!: string;
  @ApiProperty(uuid)
  eventId!: string;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T16:20:00.000Z' })
  recordedAt!: Instant;
  @ApiProperty({ type: ActorResponse })
  actor!: ActorResponse;
  @ApiProperty({ type: 'integer', minimum: 1, example: 2, description: 'Counts the events of this booking.' })
  version!: number;
  @ApiProperty({ example: '0197f1c2-0c01-7000-8000-000000000c01', description: 'The request that caused it.' })
  correlationId!: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The event that caused it, if one did.' })
  causationId!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    description:
      'What the chain of the seal holds for the event; null for moments, until it is sealed. For administrators and auditors; null for the responder.',
  })
  sealHash!: string | null;
  @ApiProperty({
    type: BookingResponse,
    description: 'The booking as it stood after the event, with the names of now.',
  })
  after!: BookingResponse;
}

type EventType = BookingEvent['type'];
type EntryOf<Event> = Event extends BookingEvent
  ? HistoryEnvelope & { readonly type: Event['type']; readonly facts: FactsOf<Event> }
  : never;

export type HistoryEntry = EntryOf<BookingEvent>;

/** One shape for each type of event, told apart by `type`. */
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
