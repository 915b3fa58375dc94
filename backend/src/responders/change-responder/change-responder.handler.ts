import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { isProfileComplete } from '@rigbook/contracts/responders/profile.rules';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide, type Decided, Refusal } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { AccessOfResponder } from '../access-of-responder.js';
import { changeResponder, contactChanges, type ResponderChanges } from './change-responder.decision.js';
import { AccountNotices } from '../people/account-notices.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { lastAdmin, unitNumberTaken } from '../responder.constraints.js';
import type { ResponderRecord } from '../responder.record.js';
import { updateResponder } from '../responder.statements.js';
import { Responders } from '../responders.js';
import { SessionsOfResponder, type WaysIn } from '../responder-ports.js';

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
  ChangedRecord
>() {}

export interface ChangedRecord {
  readonly record: ResponderRecord;
  /** whether the phone number or the email address is another one */
  readonly contactChanged: boolean;
  /** what a new phone number from an administrator has ended */
  readonly ended: WaysIn | undefined;
}

@CommandHandler(ChangeResponder)
export class ChangeResponderHandler implements ICommandHandler<ChangeResponder> {
  constructor(
    private readonly responders: Responders,
    private readonly events: EventStore,
    private readonly sessions: SessionsOfResponder,
    private readonly access: AccessOfResponder,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, PHONE_DIGITS_MISMATCH, UNIT_NUMBER_TAKEN, LAST_ADMIN, LAST_ADMIN_PASSKEY, CHANGED_MEANWHILE */
  execute({ responderId, changes, session, byAdmin, context }: ChangeResponder): Promise<ChangedRecord> {
    return decide(this.events, {
      context,
      stream: { id: responderId, type: RESPONDER_STREAM },
      facts: async () => {
        const before = await this.responders.byId(responderId);
        if (!before) throw new Refusal('RESPONDER_NOT_FOUND');
        if (!byAdmin) return { before, ending: { statements: [this.sessions.endAllBut(session, responderId)] } };
        const waysIn = await this.access.waysIn(session, responderId, context.now);
        return { before, ending: await this.access.endingAll(session, responderId), waysIn };
      },
      decide: ({ before, ending, waysIn }) => {
        const { after, events, endsOtherSessions } = changeResponder(before, changes);
        const losesRight = (before.isAdmin && !after.isAdmin) || (before.isAuditor && !after.isAuditor);
        const closeRights = losesRight ? [this.sessions.closeRightsOf(responderId)] : [];
        if (events.length === 0) return { record: after, contactChanged: false, ended: undefined };
        // nothing could be taken from a newcomer who has just said how to be reached
        const told = byAdmin || isProfileComplete(before) ? contactChanges(before, after) : [];
        const who = { responderId, byAdmin, context };
        const ended: Decided = endsOtherSessions ? ending : {};
        return {
          events: [...events, ...(ended.events ?? [])],
          appends: ended.appends ?? [],
          statements: [
            updateResponder(after),
            ...(ended.statements ?? []),
            ...closeRights,
            ...told.map((change) => this.notices.telling({ ...who, ...change })),
          ],
          record: after,
          contactChanged: told.length > 0,
          ended: endsOtherSessions ? waysIn : undefined,
        };
      },
      constraintMeanings: ({ record }) => ({ ...unitNumberTaken(record.unitNumber), ...lastAdmin }),
      answer: ({ record, contactChanged, ended }) => ({ record, contactChanged, ended }),
    });
  }
}
