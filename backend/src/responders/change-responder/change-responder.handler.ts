import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide, type Decided, Refusal } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { AccessOfResponder } from '../access-of-responder.js';
import { changeResponder, type ResponderChanges } from './change-responder.decision.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { lastAdmin, unitNumberTaken } from '../responder.constraints.js';
import type { ResponderRecord } from '../responder.record.js';
import { updateResponder } from '../responder.statements.js';
import { Responders } from '../responders.js';
import { SessionsOfResponder } from '../responder-ports.js';

/** Used by administrators, and by responders for their profile. */
export class ChangeResponder extends commandOf<
  {
    responderId: ResponderId;
    changes: ResponderChanges;
    /** the session that makes the change; it stays signed in */
    session: string;
    /** A new phone number then gives the account back to its owner: everything that opens it ends. */
    byAdmin: boolean;
  },
  ResponderRecord
>() {}

@CommandHandler(ChangeResponder)
export class ChangeResponderHandler implements ICommandHandler<ChangeResponder> {
  constructor(
    private readonly responders: Responders,
    private readonly events: EventStore,
    private readonly sessions: SessionsOfResponder,
    private readonly access: AccessOfResponder,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, PHONE_DIGITS_MISMATCH, UNIT_NUMBER_TAKEN, LAST_ADMIN, CHANGED_MEANWHILE */
  execute({ responderId, changes, session, byAdmin, context }: ChangeResponder): Promise<ResponderRecord> {
    return decide(this.events, {
      context,
      stream: { id: responderId, type: RESPONDER_STREAM },
      facts: async () => {
        const before = await this.responders.byId(responderId);
        if (!before) throw new Refusal('RESPONDER_NOT_FOUND');
        const ending = byAdmin
          ? await this.access.endingAll(session, responderId)
          : { statements: [this.sessions.endAllBut(session, responderId)] };
        return { before, ending };
      },
      decide: ({ before, ending }) => {
        const { after, events, endsOtherSessions } = changeResponder(before, changes);
        const closeRights = before.isAdmin && !after.isAdmin ? [this.sessions.closeRightsOf(responderId)] : [];
        if (events.length === 0) return { record: after };
        const ended: Decided = endsOtherSessions ? ending : {};
        return {
          events: [...events, ...(ended.events ?? [])],
          appends: ended.appends ?? [],
          statements: [updateResponder(after), ...(ended.statements ?? []), ...closeRights],
          record: after,
        };
      },
      constraintMeanings: ({ record }) => ({ ...unitNumberTaken(record.unitNumber), ...lastAdmin }),
      answer: ({ record }) => record,
    });
  }
}
