import { ApiSchema } from '@nestjs/swagger';
import type { AccessTokenId, ResponderId } from '@rigbook/contracts/kernel';
import { accessTokenIn, type Actor, responderIn } from '../../platform/event-store/index.js';
import { Id, Part, Text } from '../../platform/fields/index.js';
import type { AccessTokensById, PeopleById } from './people-now.query.js';

@ApiSchema({ name: 'ActingAccessToken' })
class ActingAccessTokenResponse {
  @Id('0197f1c2-0d01-7000-8000-000000000d01') id!: AccessTokenId;
  @Text.orNull('Dispatch board') name!: string | null;
}

/** Who did it. An erased person is an id without names. A program and the system have no person's id. */
@ApiSchema({ name: 'Actor' })
export class ActorResponse {
  @Id.orNull('0197f1c2-0100-7000-8000-000000000100') id!: ResponderId | null;
  @Text.orNull('100', 'Null if the person was erased.') unitNumber!: string | null;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Peretz') lastName!: string | null;
  @Part.orNull(ActingAccessTokenResponse, { example: null, description: 'The access token by which a program did it.' })
  accessToken!: ActingAccessTokenResponse | null;
  @Text.orNull(null, 'The part of the system that did it.') system!: string | null;
}

const noTokens: AccessTokensById = new Map();

/** `tokens` can be omitted for actions that are closed to programs. */
export function toActor(actor: Actor, people: PeopleById, tokens = noTokens): ActorResponse {
  const id = responderIn(actor) ?? null;
  const person = id === null ? undefined : people.get(id);
  const token = accessTokenIn(actor);
  return {
    id,
    unitNumber: person?.unitNumber ?? null,
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    accessToken: token === undefined ? null : { id: token, name: tokens.get(token) ?? null },
    system: id === null && token === undefined ? actor : null,
  };
}
