import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { answerGuards } from '../../platform/decisions/answer-guards.js';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { GuardViolation } from '../../platform/event-store/event-store.errors.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { forgetAnswersNaming } from '../../platform/event-store/forget-answers-naming.statement.js';
import { OpenBookingsOfResponder } from '../open-bookings-of-responder.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { lastAdmin } from '../responder.guards.js';
import { deleteResponder } from '../responder.statements.js';
import { Responders } from '../responders.js';
import { eraseResponder } from './erase-responder.decision.js';

export class EraseResponder {
  constructor(
    readonly responderId: ResponderId,
    readonly erasedBy: ResponderId,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(EraseResponder)
export class EraseResponderHandler implements ICommandHandler<EraseResponder, void> {
  constructor(
    private readonly responders: Responders,
    private readonly events: EventStore,
    private readonly bookings: OpenBookingsOfResponder,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, CANNOT_DELETE_YOURSELF, RESPONDER_HAS_OPEN_BOOKINGS, LAST_ADMIN */
  async execute(command: EraseResponder): Promise<void> {
    try {
      await this.attempt(command);
    } catch (error) {
      // a booking's foreign key: requested after the open ones were listed; the second look finds it
      if (!(error instanceof GuardViolation)) throw error;
      await this.attempt(command);
    }
  }

  private attempt({ responderId, erasedBy, context }: EraseResponder): Promise<void> {
    return decideInTurn(async () => {
      const history = await this.events.readStream(responderId);
      const record = await this.responders.byId(responderId);
      if (!record) throw new Refusal('RESPONDER_NOT_FOUND');
      const openBookings = await this.bookings.openBookings(responderId);
      const erased = eraseResponder({ responderId, erasedBy }, { unitNumber: record.unitNumber, openBookings });
      await answerGuards(lastAdmin, () =>
        this.events.commit({
          context,
          appends: [
            { stream: responderId, streamType: RESPONDER_STREAM, expectedVersion: history.length, events: [erased] },
          ],
          statements: [deleteResponder(responderId), forgetAnswersNaming(responderId)],
        }),
      );
    });
  }
}
