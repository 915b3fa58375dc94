import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { Context, SignedInPerson } from '../../../platform/http/context.decorator.js';
import { Refuses } from '../../../platform/http/openapi/refuses.decorator.js';
import type { Person } from '../../../platform/http/caller.js';
import { UuidPipe } from '../../../platform/http/uuid.pipe.js';
import { LinkMicrosoftAccountDto } from './link-account.dto.js';
import { LinkMicrosoftAccount } from './link-account.handler.js';

@ApiTags('Users')
@Controller('users')
export class LinkMicrosoftAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/microsoft-account')
  @AdminOnly()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Link a Microsoft account to a responder',
    description:
      'They can sign in with it from then on. It takes the place of another one, and then ends their sessions.',
  })
  @ApiNoContentResponse({ description: 'Linked.' })
  @Refuses('MICROSOFT_ACCOUNT_TAKEN', 'CHANGED_MEANWHILE')
  linkMicrosoftAccount(
    @Param('id', new UuidPipe<ResponderId>('RESPONDER_NOT_FOUND')) responderId: ResponderId,
    @Body() { issuer, subject }: LinkMicrosoftAccountDto,
    @SignedInPerson() { session }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new LinkMicrosoftAccount(responderId, { issuer, subject }, session, context));
  }
}
