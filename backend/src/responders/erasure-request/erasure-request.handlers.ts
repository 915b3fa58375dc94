import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { type ConstraintMeanings, decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { refuseRequest, requestErasure, withdrawRequest } from './erasure-request.decision.js';
import {
  type ErasureRefusal,
  erasureRequestOf,
  noteRefusal,
  noteRequest,
  noteWithdrawal,
} from './erasure-request.statements.js';

export class RequestErasure extends commandOf<{ responderId: ResponderId }>() {}
export class WithdrawErasureRequest extends commandOf<{ responderId: ResponderId }>() {}
export class RefuseErasure extends commandOf<{ responderId: ResponderId; refusal: ErasureRefusal }>() {}

const streamOf = (responderId: ResponderId) => ({ id: responderId, type: RESPONDER_STREAM });
const erasedSince: ConstraintMeanings = {
  erasure_request_responder_id_fkey: () => new Refusal('RESPONDER_NOT_FOUND'),
};

@CommandHandler(RequestErasure)
export class RequestErasureHandler implements ICommandHandler<RequestErasure> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, CHANGED_MEANWHILE */
  execute({ responderId, context }: RequestErasure): Promise<void> {
    return decide(this.events, {
      context,
      stream: streamOf(responderId),
      facts: () => this.database.fetch(erasureRequestOf(responderId)),
      decide: ({ state }) => {
        const events = requestErasure(state);
        return { events, statements: events.map(() => noteRequest(responderId, context.now)) };
      },
      constraintMeanings: erasedSince,
    });
  }
}

@CommandHandler(WithdrawErasureRequest)
export class WithdrawErasureRequestHandler implements ICommandHandler<WithdrawErasureRequest> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal ERASURE_REQUEST_NOT_FOUND, CHANGED_MEANWHILE */
  execute({ responderId, context }: WithdrawErasureRequest): Promise<void> {
    return decide(this.events, {
      context,
      stream: streamOf(responderId),
      facts: () => this.database.fetch(erasureRequestOf(responderId)),
      decide: ({ state }) => ({
        events: [withdrawRequest(state)],
        statements: [noteWithdrawal(responderId, context.now)],
      }),
    });
  }
}

@CommandHandler(RefuseErasure)
export class RefuseErasureHandler implements ICommandHandler<RefuseErasure> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal ERASURE_REQUEST_NOT_FOUND, VALIDATION_FAILED, CHANGED_MEANWHILE */
  execute({ responderId, refusal, context }: RefuseErasure): Promise<void> {
    return decide(this.events, {
      context,
      stream: streamOf(responderId),
      facts: () => this.database.fetch(erasureRequestOf(responderId)),
      decide: ({ state }) => ({
        events: [refuseRequest(state, refusal)],
        statements: [noteRefusal(responderId, refusal, context.now)],
      }),
    });
  }
}
