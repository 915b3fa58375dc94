import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { responderIn } from '../../platform/event-store/actor.js';
import type { Actor } from '../../platform/event-store/recorded-event.js';
import type { PeopleById } from './people-now.query.js';

/** Who did it. A person who was erased is an id without names; the system has no id. */
@ApiSchema({ name: 'Actor' })
export class ActorResponse {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: '0197f1c2-0100-7000-8000-000000000100' })
  id!: ResponderId | null;
  @ApiProperty({ type: String, nullable: true, example: '100', description: 'Null once the person was erased.' })
  unitNumber!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Noa' })
  firstName!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Peretz' })
  lastName!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Which part of the system it was.' })
  system!: string | null;
}

export function toActor(actor: Actor, people: PeopleById): ActorResponse {
  const id = responderIn(actor) ?? null;
  const person = id === null ? undefined : people.get(id);
  return {
    id,
    unitNumber: person?.unitNumber ?? null,
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    system: id === null ? actor : null,
  };
}
