import { Injectable } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { decide, type ConstraintMeanings, Refusal } from '../../platform/decisions/index.js';
import { Database } from '../../platform/database/index.js';
import { type CommandContext, EventStore, responderIn, type Statement } from '../../platform/event-store/index.js';
import { AccountNotices } from '../../responders/people/account-notices.js';
import { RESPONDER_STREAM } from '../../responders/responder.events.js';
import { endAllSessionsBut } from '../session/session.statements.js';
import { linkedTo, type MicrosoftAccount } from './microsoft-account.statements.js';
import type { MicrosoftAccountEvent } from './microsoft-account.events.js';

export interface ChangeOfAccount {
  readonly responderId: ResponderId;
  /** The session that makes the change; it stays signed in. */
  readonly session: string;
  readonly context: CommandContext;
  readonly decide: (before: MicrosoftAccount | undefined) => readonly MicrosoftAccountEvent[];
  readonly store: Statement;
}

/** How the account of a responder changes: read, decide, store with the events that say so. */
@Injectable()
export class MicrosoftAccountChanges {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, MICROSOFT_ACCOUNT_TAKEN, CHANGED_MEANWHILE */
  make({ responderId, session, context, decide: decideAccount, store }: ChangeOfAccount): Promise<void> {
    return decide(this.events, {
      context,
      stream: { id: responderId, type: RESPONDER_STREAM },
      facts: async () => {
        const before = await this.database.fetch(linkedTo(responderId));
        if (!before) throw new Refusal('RESPONDER_NOT_FOUND');
        return before;
      },
      decide: ({ account }) => {
        const events = decideAccount(account);
        // sessions that began with the previous account have to sign in again
        const endSessions = account ? [endAllSessionsBut(session, responderId)] : [];
        const linked = events.some(({ type }) => type === 'MicrosoftAccountLinked');
        const told = this.notices.telling({
          responderId,
          change: linked ? 'microsoft-linked' : 'microsoft-unlinked',
          byAdmin: responderIn(context.actor) !== responderId,
          context,
        });
        return { events, statements: events.length > 0 ? [store, ...endSessions, told] : [] };
      },
      constraintMeanings,
    });
  }
}

const constraintMeanings: ConstraintMeanings = {
  microsoft_account_issuer_subject_key: () => new Refusal('MICROSOFT_ACCOUNT_TAKEN'),
  // the responder was erased at the same moment
  microsoft_account_responder_id_fkey: () => new Refusal('RESPONDER_NOT_FOUND'),
};
