import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { AccessOfResponder } from '../access-of-responder.js';
import { lastAdmin } from '../responder.constraints.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { OpenBookingsOfResponder } from '../responder-ports.js';
import { Responders } from '../responders.js';
import { endPushOfResponder } from '../people/push-subscriptions.statements.js';
import { noteLifting, noteSuspension } from '../responder.statements.js';
import { liftSuspension, suspendResponder } from './suspend-responder.decision.js';

export class SuspendResponder extends commandOf<{
  responderId: ResponderId;
  suspendedBy: ResponderId;
  session: string;
  reason: string;
}>() {}

export class LiftSuspension extends commandOf<{ responderId: ResponderId; reason: string }>() {}

@CommandHandler(SuspendResponder)
export class SuspendResponderHandler implements ICommandHandler<SuspendResponder> {
  constructor(
    private readonly responders: Responders,
    private readonly events: EventStore,
    private readonly bookings: OpenBookingsOfResponder,
    private readonly access: AccessOfResponder,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, CANNOT_SUSPEND_YOURSELF, RESPONDER_BOOKINGS_UNDECIDED, LAST_ADMIN, LAST_ADMIN_PASSKEY, CHANGED_MEANWHILE */
  execute({ responderId, suspendedBy, session, reason, context }: SuspendResponder): Promise<void> {
    return decide(this.events, {
      context,
      stream: { id: responderId, type: RESPONDER_STREAM },
      facts: async () => {
        const record = await this.responders.byId(responderId);
        if (!record) throw new Refusal('RESPONDER_NOT_FOUND');
        return {
          unitNumber: record.unitNumber,
          isSuspended: record.suspendedAt !== null,
          openBookings: await this.bookings.openBookings(responderId),
          ending: await this.access.ending(session, responderId),
        };
      },
      decide: ({ ending, ...facts }) => {
        const events = suspendResponder({ responderId, suspendedBy }, facts);
        if (events.length === 0) return {};
        const { appends, statements } = ending;
        return {
          events,
          appends,
          statements: [
            noteSuspension(responderId, reason, context.now),
            endPushOfResponder(responderId),
            ...statements,
          ],
        };
      },
      constraintMeanings: lastAdmin,
    });
  }
}

@CommandHandler(LiftSuspension)
export class LiftSuspensionHandler implements ICommandHandler<LiftSuspension> {
  constructor(
    private readonly responders: Responders,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, CHANGED_MEANWHILE */
  execute({ responderId, reason, context }: LiftSuspension): Promise<void> {
    return decide(this.events, {
      context,
      stream: { id: responderId, type: RESPONDER_STREAM },
      facts: async () => {
        const record = await this.responders.byId(responderId);
        if (!record) throw new Refusal('RESPONDER_NOT_FOUND');
        return { isSuspended: record.suspendedAt !== null };
      },
      decide: (facts) => {
        const events = liftSuspension(facts);
        return { events, statements: events.length > 0 ? [noteLifting(responderId, reason)] : [] };
      },
    });
  }
}
