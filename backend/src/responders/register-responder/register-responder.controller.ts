import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Idempotent } from '../../platform/http/idempotency.interceptor.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { ResponderResponse } from '../responder.response.js';
import { RegisterResponderDto } from './register-responder.dto.js';
import { RegisterResponder } from './register-responder.handler.js';

@ApiTags('Users')
@Controller('users')
export class RegisterResponderController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AdminOnly()
  @Idempotent()
  @ApiOperation({ summary: 'Register a responder' })
  @ApiCreatedResponse({ description: 'The responder who was registered.', type: ResponderResponse })
  @Refuses('UNIT_NUMBER_TAKEN', 'PHONE_DIGITS_MISMATCH')
  registerUser(
    @Body() responder: RegisterResponderDto,
    @Context() context: CommandContext,
  ): Promise<ResponderResponse> {
    return this.commands.execute(new RegisterResponder(responder, context));
  }
}
