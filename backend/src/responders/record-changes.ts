import { Injectable } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { answerGuards } from '../platform/decisions/answer-guards.js';
import { decideInTurn } from '../platform/decisions/decide-in-turn.js';
import { Refusal } from '../platform/decisions/refusal.js';
import type { CommandContext } from '../platform/event-store/commit.js';
import { EventStore } from '../platform/event-store/event-store.js';
import { changeResponder, type ResponderChanges } from './change-responder/change-responder.decision.js';
import { RESPONDER_STREAM } from './responder.events.js';
import { lastAdmin, unitNumberTaken } from './responder.guards.js';
import type { ResponderRecord } from './responder.record.js';
import { updateResponder } from './responder.statements.js';
import { Responders } from './responders.js';
import { SessionsOfResponder } from './sessions-of-responder.js';

export interface ChangeOfRecord {
  readonly responderId: ResponderId;
  readonly changes: ResponderChanges;
  /** where the change is made: it stays signed in */
  readonly session: string;
  readonly context: CommandContext;
}

/** How a responder's row changes, by an admin or by themselves: read, decide, store with the event that says so. */
@Injectable()
export class RecordChanges {
  constructor(
    private readonly responders: Responders,
    private readonly events: EventStore,
    private readonly sessions: SessionsOfResponder,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, PHONE_DIGITS_MISMATCH, UNIT_NUMBER_TAKEN, LAST_ADMIN, CHANGED_MEANWHILE */
  make(change: ChangeOfRecord): Promise<ResponderRecord> {
    return decideInTurn(() => this.attempt(change));
  }

  private async attempt({ responderId, changes, session, context }: ChangeOfRecord): Promise<ResponderRecord> {
    // the history first: whatever changes after it is read makes its version too old for the commit
    const history = await this.events.readStream(responderId);
    const before = await this.responders.byId(responderId);
    if (!before) throw new Refusal('RESPONDER_NOT_FOUND');
    const { after, events, endsOtherSessions } = changeResponder(before, changes);
    if (events.length === 0) return after;
    await answerGuards({ ...unitNumberTaken(after.unitNumber), ...lastAdmin }, () =>
      this.events.commit({
        context,
        appends: [{ stream: responderId, streamType: RESPONDER_STREAM, expectedVersion: history.length, events }],
        statements: [
          updateResponder(after),
          ...(endsOtherSessions ? [this.sessions.endAllBut(session, responderId)] : []),
        ],
      }),
    );
    return after;
  }
}
