import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { Context, SignedInPerson } from '../../../platform/http/context.decorator.js';
import { Refuses } from '../../../platform/http/openapi/refuses.decorator.js';
import type { Person } from '../../../platform/http/caller.js';
import { UuidPipe } from '../../../platform/http/uuid.pipe.js';
import { UnlinkMicrosoftAccount } from './unlink-account.handler.js';

@ApiTags('Users')
@Controller('users')
export class UnlinkMicrosoftAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id/microsoft-account')
  @AdminOnly()
  @HttpCode(204)
  @ApiOperation({
    summary: "Unlink a responder's Microsoft account",
    description: 'Ends their sessions. Does nothing if no account is linked.',
  })
  @ApiNoContentResponse({ description: 'Unlinked.' })
  @Refuses('CHANGED_MEANWHILE')
  unlinkMicrosoftAccount(
    @Param('id', new UuidPipe<ResponderId>('RESPONDER_NOT_FOUND')) responderId: ResponderId,
    @SignedInPerson() { session }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new UnlinkMicrosoftAccount(responderId, session, context));
  }
}
