import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { actorKinds, type ActorKind, type PublicEvent } from '../public-event/public-event.js';
import { dataSchemaOf, type EventDeclaration } from '../../platform/events/event-declarations.js';
import { allEvents } from './all-events.js';
import type { FieldSchema } from '../../platform/events/event-fields.js';

const uuid = { type: String, format: 'uuid', example: '0197f1c2-0e01-7000-8000-000000000e01' } as const;

@ApiSchema({ name: 'EventStream' })
class EventStreamResponse {
  @ApiProperty({ example: 'booking', description: 'What the event is about.' })
  type!: string;
  @ApiProperty({ ...uuid, example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' })
  id!: string;
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    example: 1,
    description: 'Counts the events of the stream, without gaps.',
  })
  version!: number;
}

@ApiSchema({ name: 'EventActor' })
class EventActorResponse {
  @ApiProperty({ enum: actorKinds, enumName: 'EventActorKind', example: 'responder' })
  kind!: ActorKind;
  @ApiProperty({
    example: '0197f1c2-0101-7000-8000-000000000101',
    description: 'Of a responder or an access token; a word for a part of the system.',
  })
  id!: string;
}

class EventEnvelope {
  @ApiProperty({ ...uuid, description: 'Grows with time. What comes again has the same.' })
  id!: string;
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    example: 1,
    description: 'Of `data`. It grows by optional fields; a number that you do not know may mean something else.',
  })
  schemaVersion!: number;
  @ApiProperty({ type: EventStreamResponse })
  stream!: EventStreamResponse;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T16:20:00.000Z' })
  recordedAt!: Instant;
  @ApiProperty({ type: EventActorResponse, description: 'Who caused it.' })
  actor!: EventActorResponse;
  @ApiProperty({ ...uuid, description: 'The request that caused it.' })
  correlationId!: string;
  @ApiProperty({ ...uuid, nullable: true, example: null, description: 'The event that caused it, if one did.' })
  causationId!: string | null;
  @ApiProperty({ example: 'MTA0MiA3', description: '`after` this event the feed goes on; opaque.' })
  cursor!: string;
}

/** The schema as the API document shows it: objects and lists get an example made of those of their parts. */
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

/** One shape for each type of event, told apart by `type`. */
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

/** To be named to the document, since `eventSchema` refers to them. */
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
    description: 'In the order of the log; empty when nothing is new.',
  })
  events!: PublicEvent[];
  @ApiProperty({
    example: 'MTA0MiA3',
    description: 'Ask with `after` this for what follows; also in the `Link` header.',
  })
  next!: string;
}
