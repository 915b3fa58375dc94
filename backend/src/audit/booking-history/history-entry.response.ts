import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { BookingEvent } from '../../booking/booking.events.js';
import { BookingResponse } from '../../booking/booking-diary/booking.response.js';
import { ActorResponse } from '../../responders/people/actor.response.js';
import { ApprovedFacts, CancelledFacts, RejectedFacts, RequestedFacts, SignedFacts } from './history-facts.response.js';
import { CheckedInFacts, CheckedOutFacts } from './shift-facts.response.js';

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
type ClassOf<T> = new () => T;

/** One shape for each type of event, told apart by `type`. */
function entryOf<const Type extends EventType, Facts>(type: Type, facts: ClassOf<Facts>) {
  @ApiSchema({ name: `History${type}` })
  class Entry extends HistoryEnvelope {
    @ApiProperty({ enum: [type] })
    type!: Type;
    @ApiProperty({ type: facts })
    facts!: Facts;
  }
  return Entry;
}

const entries = {
  BookingRequested: entryOf('BookingRequested', RequestedFacts),
  BookingApproved: entryOf('BookingApproved', ApprovedFacts),
  BookingRejected: entryOf('BookingRejected', RejectedFacts),
  BookingCancelled: entryOf('BookingCancelled', CancelledFacts),
  AgreementSigned: entryOf('AgreementSigned', SignedFacts),
  VehicleCheckedIn: entryOf('VehicleCheckedIn', CheckedInFacts),
  VehicleCheckedOut: entryOf('VehicleCheckedOut', CheckedOutFacts),
} satisfies Record<EventType, ClassOf<HistoryEnvelope>>;

export type HistoryEntry = InstanceType<(typeof entries)[EventType]>;

export const historyEntries = Object.values(entries);

export const historySchema = {
  oneOf: historyEntries.map((entry) => ({ $ref: getSchemaPath(entry) })),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(Object.entries(entries).map(([type, entry]) => [type, getSchemaPath(entry)])),
  },
};
