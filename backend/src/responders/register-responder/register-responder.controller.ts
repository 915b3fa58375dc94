import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { Optional, TakesYesOrNo } from '../../platform/fields/index.js';
import { AdminOnly, AnswersCreated, Context, Idempotent, Refuses, Routes } from '../../platform/http/index.js';
import { Ids } from '../../platform/time/ids.js';
import * as Profile from '../profile-fields.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { unitNumberTaken } from '../responder.constraints.js';
import { ResponderResponse, toResponderResponse } from '../responder.response.js';
import { insertResponder } from '../responder.statements.js';
import { type NewResponder, registerResponder } from './register-responder.decision.js';

@ApiSchema({ name: 'RegisterUser' })
export class RegisterResponderDto {
  @Profile.UnitNumber() unitNumber!: string;
  @Profile.FirstName() firstName!: string;
  @Profile.LastName() lastName!: string;
  @Profile.Email() email!: string;
  @Profile.PhoneNumber() phoneNumber!: string;
  @Optional() @Profile.PhoneLastFour() phoneLastFour?: string;
  @Profile.DepartmentName() department!: Department;
  @Optional() @TakesYesOrNo({ default: false }) isAdmin?: boolean;

  @Optional()
  @TakesYesOrNo({ default: false, description: 'Reads every history and changes nothing.' })
  isAuditor?: boolean;
}

export class RegisterResponder extends commandOf<{ responder: NewResponder }, ResponderResponse>() {}

@CommandHandler(RegisterResponder)
export class RegisterResponderHandler implements ICommandHandler<RegisterResponder> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal UNIT_NUMBER_TAKEN, PHONE_DIGITS_MISMATCH */
  async execute({ responder, context }: RegisterResponder): Promise<ResponderResponse> {
    const id = this.ids.newId() as ResponderId;
    const { record, event } = registerResponder(id, responder);
    return decide(this.events, {
      context,
      stream: { id, type: RESPONDER_STREAM, isNew: true },
      decide: () => ({ events: [event], statements: [insertResponder(record, context.now)] }),
      constraintMeanings: unitNumberTaken(record.unitNumber),
      answer: () => toResponderResponse(record),
      status: 201,
    });
  }
}

@Routes('users', 'Users')
export class RegisterResponderController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AdminOnly()
  @Idempotent()
  @ApiOperation({ summary: 'Register a responder' })
  @AnswersCreated(ResponderResponse, 'The responder who was registered.')
  @Refuses('UNIT_NUMBER_TAKEN', 'PHONE_DIGITS_MISMATCH')
  registerUser(
    @Body() responder: RegisterResponderDto,
    @Context() context: CommandContext,
  ): Promise<ResponderResponse> {
    return this.commands.execute(new RegisterResponder({ responder, context }));
  }
}
