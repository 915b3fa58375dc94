import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context, SignedInPerson } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import type { Person } from '../../platform/http/caller.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { ResponderResponse, toResponderResponse } from '../responder.response.js';
import { ChangeResponderDto } from './change-responder.dto.js';
import { ChangeResponder } from './change-responder.handler.js';

@ApiTags('Users')
@Controller('users')
export class ChangeResponderController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id')
  @AdminOnly()
  @ApiOperation({
    summary: "Change a responder's record or rights",
    description: 'A new phone number ends their sessions.',
  })
  @ApiOkResponse({ description: 'The responder as changed.', type: ResponderResponse })
  @Refuses('UNIT_NUMBER_TAKEN', 'PHONE_DIGITS_MISMATCH', 'LAST_ADMIN', 'CHANGED_MEANWHILE')
  async changeUser(
    @Param('id', new UuidPipe<ResponderId>('RESPONDER_NOT_FOUND')) responderId: ResponderId,
    @Body() { id, ...changes }: ChangeResponderDto,
    @SignedInPerson() { session }: Person,
    @Context() context: CommandContext,
  ): Promise<ResponderResponse> {
    if (id !== undefined && id.toLowerCase() !== responderId) throw anotherId();
    return toResponderResponse(
      await this.commands.execute(new ChangeResponder(responderId, changes, session, context)),
    );
  }
}

const anotherId = () =>
  new Refusal('VALIDATION_FAILED', { errors: [{ field: 'id', message: 'id must be the one in the address.' }] });
