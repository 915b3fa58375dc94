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
    summary: 'Make an access token',
    description:
      'For a program that is to call this API. The answer shows the token this once: only a hash of it is kept, and a repeat with the same `Idempotency-Key` makes nothing and shows nothing.',
  })
  @AnswersCreated(
    CreatedAccessTokenResponse,
    'The token with its text, which is shown in this answer only; null in that of a repeat.',
  )
  createAccessToken(
    @Body() { name, scopes, expiresAt = null }: CreateAccessTokenDto,
    @Context() context: CommandContext,
  ): Promise<CreatedAccessTokenResponse> {
    return this.commands.execute(new CreateAccessToken({ wanted: { name, scopes, expiresAt }, context }));
  }
}
