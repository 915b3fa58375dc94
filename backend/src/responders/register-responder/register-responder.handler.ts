import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { answerGuards } from '../../platform/decisions/answer-guards.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Ids } from '../../platform/time/ids.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { unitNumberTaken } from '../responder.guards.js';
import { toResponderResponse, type ResponderResponse } from '../responder.response.js';
import { insertResponder } from '../responder.statements.js';
import { registerResponder, type NewResponder } from './register-responder.decision.js';

export class RegisterResponder {
  constructor(
    readonly responder: NewResponder,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(RegisterResponder)
export class RegisterResponderHandler implements ICommandHandler<RegisterResponder, ResponderResponse> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal UNIT_NUMBER_TAKEN, PHONE_DIGITS_MISMATCH */
  async execute({ responder, context }: RegisterResponder): Promise<ResponderResponse> {
    const id = this.ids.newId() as ResponderId;
    const { record, event } = registerResponder(id, responder);
    const body = toResponderResponse(record);
    await answerGuards(unitNumberTaken(record.unitNumber), () =>
      this.events.commit({
        context,
        appends: [{ stream: id, streamType: RESPONDER_STREAM, expectedVersion: 0, events: [event] }],
        statements: [insertResponder(record, context.now)],
        answer: { status: 201, body },
      }),
    );
    return body;
  }
}
