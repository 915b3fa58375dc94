import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AccessTokenId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../../platform/database/database.js';
import { decide } from '../../../platform/decisions/decide.js';
import { Refusal } from '../../../platform/decisions/refusal.js';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { ACCESS_TOKEN_STREAM, type AccessTokenRevoked } from '../access-token.events.js';
import { toAccessToken, type AccessTokenResponse } from '../access-token.response.js';
import { revokeAccessToken } from '../access-token.statements.js';
import { accessTokenById } from '../list-access-tokens/access-tokens.query.js';

export class RevokeAccessToken extends Command<AccessTokenResponse> {
  constructor(
    readonly id: AccessTokenId,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const revoked: AccessTokenRevoked = { type: 'AccessTokenRevoked', data: {} };

@CommandHandler(RevokeAccessToken)
export class RevokeAccessTokenHandler implements ICommandHandler<RevokeAccessToken> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** What is revoked stays so, and is not revoked twice. @throws Refusal ACCESS_TOKEN_NOT_FOUND */
  execute({ id, context }: RevokeAccessToken): Promise<AccessTokenResponse> {
    const { now } = context;
    return decide(this.events, {
      context,
      stream: { id, type: ACCESS_TOKEN_STREAM },
      facts: async () => {
        const row = await this.database.fetch(accessTokenById(id));
        if (!row) throw new Refusal('ACCESS_TOKEN_NOT_FOUND');
        return row;
      },
      decide: (row) => (row.revokedAt === null ? { events: [revoked], statements: [revokeAccessToken(id, now)] } : {}),
      answer: (_decided, row) => toAccessToken({ ...row, revokedAt: row.revokedAt ?? now }, now),
    });
  }
}
