import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { AdminRoutes, AnswersCreated, Context, Idempotent } from '../../../platform/http/index.js';
import { CreateAccessTokenDto, CreatedAccessTokenResponse } from './create-access-token.dto.js';
import { CreateAccessToken } from './create-access-token.handler.js';

@AdminRoutes('admin/access-tokens', 'Admin: access tokens')
export class CreateAccessTokenController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: 'Create an access token',
    description:
      'For a program that calls this API. Only this answer shows the token, since only a hash is stored. A repeat with the same `Idempotency-Key` creates nothing and does not show it.',
  })
  @AnswersCreated(
    CreatedAccessTokenResponse,
    'The token with its text, which is shown in this answer only and null in the answer to a repeat.',
  )
  createAccessToken(
    @Body() { name, scopes, expiresAt = null }: CreateAccessTokenDto,
    @Context() context: CommandContext,
  ): Promise<CreatedAccessTokenResponse> {
    return this.commands.execute(new CreateAccessToken({ wanted: { name, scopes, expiresAt }, context }));
  }
}
