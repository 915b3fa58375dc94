import { Injectable } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { answerGuards } from '../../platform/decisions/answer-guards.js';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import { Database } from '../../platform/database/database.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import type { Statement } from '../../platform/event-store/statement.js';
import { RESPONDER_STREAM } from '../../responders/responder.events.js';
import { endAllSessionsBut } from '../session/session.statements.js';
import type { MicrosoftAccount } from './microsoft-account.js';
import type { MicrosoftAccountEvent } from './microsoft-account.events.js';
import { microsoftAccountGuards } from './microsoft-account.guards.js';
import { linkedTo } from './microsoft-account.statements.js';

export interface ChangeOfAccount {
  readonly responderId: ResponderId;
  /** where the change is made: it stays signed in */
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
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, MICROSOFT_ACCOUNT_TAKEN, CHANGED_MEANWHILE */
  make(change: ChangeOfAccount): Promise<void> {
    return decideInTurn(() => this.attempt(change));
  }

  private async attempt({ responderId, session, context, decide, store }: ChangeOfAccount): Promise<void> {
    // the history first: whatever changes after it is read makes its version too old for the commit
    const history = await this.events.readStream(responderId);
    const before = await this.database.fetch(linkedTo(responderId));
    if (!before) throw new Refusal('RESPONDER_NOT_FOUND');
    const events = decide(before.account);
    if (events.length === 0) return;
    // whoever came in with the account of before has to sign in again
    const endsSessions = before.account ? [endAllSessionsBut(session, responderId)] : [];
    await answerGuards(microsoftAccountGuards, () =>
      this.events.commit({
        context,
        appends: [{ stream: responderId, streamType: RESPONDER_STREAM, expectedVersion: history.length, events }],
        statements: [store, ...endsSessions],
      }),
    );
  }
}
