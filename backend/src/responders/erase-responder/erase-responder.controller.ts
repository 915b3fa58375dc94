import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context, SignedInPerson } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import type { Person } from '../../platform/http/caller.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { EraseResponder } from './erase-responder.handler.js';

@ApiTags('Users')
@Controller('users')
export class EraseResponderController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @AdminOnly()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Erase a responder',
    description: 'Personal data goes, sessions end, the unit number is free; the history keeps an anonymous id.',
  })
  @ApiNoContentResponse({ description: 'Erased.' })
  @Refuses('CANNOT_DELETE_YOURSELF', 'RESPONDER_HAS_OPEN_BOOKINGS', 'LAST_ADMIN', 'CHANGED_MEANWHILE')
  eraseUser(
    @Param('id', new UuidPipe<ResponderId>('RESPONDER_NOT_FOUND')) responderId: ResponderId,
    @SignedInPerson() person: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new EraseResponder(responderId, person.responderId, context));
  }
}
