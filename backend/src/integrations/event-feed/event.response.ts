import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { actorKinds, type ActorKind, type PublicEvent } from '../public-event/public-event.js';
import { dataSchemaOf, type EventDeclaration } from '../../platform/events/event-declarations.js';
import { allEvents } from './all-events.js';
import type { FieldSchema } from '../../platform/events/event-fields.js';
import { example, Id, Moment, OneOf, Part, Text, Whole } from '../../platform/fields/index.js';

@ApiSchema({ name: 'EventStream' })
class EventStreamResponse {
  @Text('booking', 'What the event is about.') type!: string;
  @Id(example.bookingId) id!: string;
  @Whole({ minimum: 1, example: 1, description: 'Number of the event in its stream, without gaps.' }) version!: number;
}

@ApiSchema({ name: 'EventActor' })
class EventActorResponse {
  @OneOf(actorKinds, 'EventActorKind', 'responder') kind!: ActorKind;
  @Text(example.responderId, 'The id of a responder or an access token, or a word for a part of the system.')
  id!: string;
}

class EventEnvelope {
  @Id(example.eventId, 'Increases with time. Repeats have the same id.') id!: string;
  @Whole({
    minimum: 1,
    example: 1,
    description: 'Of `data`. Optional fields may be added to a version; an unknown version may have another meaning.',
  })
  schemaVersion!: number;
  @Part(EventStreamResponse) stream!: EventStreamResponse;
  @Moment('2026-11-22T16:20:00.000Z') recordedAt!: Instant;
  @Part(EventActorResponse, 'Who caused it.') actor!: EventActorResponse;
  @Id(example.eventId, 'The request that caused it.') correlationId!: string;
  @Id.orNull(null, 'The event that caused it, if one did.') causationId!: string | null;
  @Text('MTA0MiA3', 'Pass it as `after` to continue after this event; opaque.') cursor!: string;
}

/** The schema for the API document. Objects and lists get an example made from their parts. */
function withExamples({ name: _name, source: _source, ...schema }: FieldSchema): FieldSchema {
  const { items, properties, description } = schema;
  if (items) {
    const shown = withExamples(items);
    return { ...schema, items: shown, example: [shown.example] };
  }
  if (!properties) return schema;
  const shown = Object.entries(properties).map(([field, its]) => [field, withExamples(its)] as const);
  return {
    type: schema.type,
    required: schema.required ?? [],
    properties: Object.fromEntries(shown),
    example: Object.fromEntries(shown.map(([field, { example }]) => [field, example])),
    ...(description !== undefined && { description }),
  };
}

/** One shape for each type of event; `type` is the discriminator. */
function shapeOf([name, declaration]: readonly [string, EventDeclaration]): new () => object {
  @ApiSchema({ name: `Event${name}`, description: declaration.says })
  class Event extends EventEnvelope {
    @ApiProperty({ type: String, enum: [name], example: name })
    type!: string;
    @ApiProperty({ ...withExamples(dataSchemaOf(declaration)), selfRequired: true } as never)
    data!: object;
  }
  return Event;
}

const shapes = new Map(Object.entries(allEvents).map((declared) => [declared[0], shapeOf(declared)]));

/** Registered with the document, since `eventSchema` refers to them. */
export const eventShapes = [...shapes.values()];

export const eventSchema = {
  oneOf: eventShapes.map((shape) => ({ $ref: getSchemaPath(shape) })),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries([...shapes].map(([name, shape]) => [name, getSchemaPath(shape)])),
  },
};

@ApiSchema({ name: 'EventPage' })
export class EventPageResponse {
  @ApiProperty({
    type: 'array',
    items: eventSchema as never,
    description: 'In the order of the log; empty if nothing is new.',
  })
  events!: PublicEvent[];
  @Text('MTA0MiA3', 'Pass it as `after` to get what follows; also in the `Link` header.') next!: string;
}
