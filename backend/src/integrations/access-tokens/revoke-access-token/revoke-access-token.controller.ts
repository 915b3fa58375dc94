import { Delete } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { AccessTokenId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Database } from '../../../platform/database/index.js';
import { decide, Refusal } from '../../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../../platform/event-store/index.js';
import { AdminRoutes, Answers, Context, PathId, Refuses } from '../../../platform/http/index.js';
import { ACCESS_TOKEN_STREAM, type AccessTokenRevoked } from '../access-token.events.js';
import { accessTokenById, AccessTokenResponse, toAccessToken } from '../access-token.response.js';
import { revokeAccessToken } from '../access-token.statements.js';

export class RevokeAccessToken extends commandOf<{ id: AccessTokenId }, AccessTokenResponse>() {}

const revoked: AccessTokenRevoked = { type: 'AccessTokenRevoked', data: {} };

@CommandHandler(RevokeAccessToken)
export class RevokeAccessTokenHandler implements ICommandHandler<RevokeAccessToken> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** Does nothing if the token is already revoked. @throws Refusal ACCESS_TOKEN_NOT_FOUND */
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

@AdminRoutes('admin/access-tokens', 'Admin: access tokens')
export class RevokeAccessTokenController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @ApiOperation({
    summary: 'Revoke an access token',
    description: 'It stops working with the next call. It stays in the list, since the log refers to it.',
  })
  @Answers(AccessTokenResponse, 'The token, revoked.')
  @Refuses('CHANGED_MEANWHILE')
  revokeAccessToken(
    @PathId('ACCESS_TOKEN_NOT_FOUND') id: AccessTokenId,
    @Context() context: CommandContext,
  ): Promise<AccessTokenResponse> {
    return this.commands.execute(new RevokeAccessToken({ id, context }));
  }
}
