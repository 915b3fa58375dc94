import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accessTokenEndProblem } from '@rigbook/contracts/integrations/access-token.rules';
import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import type { AccessTokenId, Instant } from '@rigbook/contracts/kernel';
import { toSentence } from '@rigbook/contracts/refusals/sentence';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { EventStore, responderIn } from '../../../platform/event-store/index.js';
import { Ids } from '../../../platform/time/ids.js';
import { peopleNow } from '../../../responders/people/people-now.query.js';
import { ACCESS_TOKEN_STREAM, type AccessTokenCreated } from '../access-token.events.js';
import { insertAccessToken } from '../access-token.statements.js';
import { newAccessToken } from '../access-token-text.js';
import type { CreatedAccessTokenResponse } from './create-access-token.dto.js';

export interface WantedAccessToken {
  readonly name: string;
  readonly scopes: readonly AccessTokenScope[];
  readonly expiresAt: Instant | null;
}

export class CreateAccessToken extends commandOf<{ wanted: WantedAccessToken }, CreatedAccessTokenResponse>() {}

@CommandHandler(CreateAccessToken)
export class CreateAccessTokenHandler implements ICommandHandler<CreateAccessToken> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal VALIDATION_FAILED if the expiry has passed */
  async execute({ wanted, context }: CreateAccessToken): Promise<CreatedAccessTokenResponse> {
    const { actor, now: createdAt } = context;
    const problem = accessTokenEndProblem(wanted.expiresAt, createdAt);
    if (problem !== undefined)
      throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'expiresAt', message: toSentence(problem) }] });
    const id = this.ids.newId() as AccessTokenId;
    const { text, secretHash } = newAccessToken(id);
    const createdBy = responderIn(actor) ?? null;
    const people = await this.database.fetch(peopleNow(createdBy === null ? [] : [createdBy]));
    const creator = (createdBy && people.get(createdBy)) || { unitNumber: null, firstName: null, lastName: null };
    const made = { id, ...wanted, createdAt };
    // the answer to a repeat is stored for days, so it leaves out the token
    const body = {
      ...made,
      ...{ scopes: [...wanted.scopes], standing: 'working' as const, createdBy: creator },
      ...{ revokedAt: null, lastUsedAt: null, token: null },
    };
    await this.events.commit({
      context,
      appends: [{ stream: id, streamType: ACCESS_TOKEN_STREAM, expectedVersion: 0, events: [created(wanted)] }],
      statements: [insertAccessToken({ ...made, secretHash, createdBy })],
      answer: { status: 201, body },
    });
    return { ...body, token: text };
  }
}

const created = ({ scopes, expiresAt }: WantedAccessToken): AccessTokenCreated => ({
  type: 'AccessTokenCreated',
  data: { scopes, expiresAt },
});
