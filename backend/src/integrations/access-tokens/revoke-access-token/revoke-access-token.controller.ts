import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AccessTokenId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { Context } from '../../../platform/http/context.decorator.js';
import { Refuses } from '../../../platform/http/openapi/refuses.decorator.js';
import { UuidPipe } from '../../../platform/http/uuid.pipe.js';
import { AccessTokenResponse } from '../access-token.response.js';
import { RevokeAccessToken } from './revoke-access-token.handler.js';

@ApiTags('Admin: access tokens')
@Controller('admin/access-tokens')
@AdminOnly()
export class RevokeAccessTokenController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @ApiOperation({
    summary: 'Revoke an access token',
    description: 'It opens nothing from the next call on. It stays in the list, since the log names it.',
  })
  @ApiOkResponse({ description: 'The token, revoked.', type: AccessTokenResponse })
  @Refuses('CHANGED_MEANWHILE')
  revokeAccessToken(
    @Param('id', new UuidPipe<AccessTokenId>('ACCESS_TOKEN_NOT_FOUND')) id: AccessTokenId,
    @Context() context: CommandContext,
  ): Promise<AccessTokenResponse> {
    return this.commands.execute(new RevokeAccessToken(id, context));
  }
}
