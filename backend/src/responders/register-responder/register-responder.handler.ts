import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { decide } from '../../platform/decisions/decide.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Ids } from '../../platform/time/ids.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { unitNumberTaken } from '../responder.guards.js';
import { toResponderResponse, type ResponderResponse } from '../responder.response.js';
import { insertResponder } from '../responder.statements.js';
import { registerResponder, type NewResponder } from './register-responder.decision.js';

export class RegisterResponder extends Command<ResponderResponse> {
  constructor(
    readonly responder: NewResponder,
    readonly context: CommandContext,
  ) {
    super();
  }
}

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
      guards: unitNumberTaken(record.unitNumber),
      answer: () => toResponderResponse(record),
      status: 201,
    });
  }
}
