import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import type { Statement } from '../../platform/event-store/statement.js';
import { SessionIds } from './session-ids.js';
import { endSession, sweepSessions } from './session.statements.js';
import { signedInBy, type SignedInResponder } from './signed-in-responder.js';

/** `sessionId` goes into the cookie and is not stored. */
export interface BegunSession {
  readonly sessionId: string;
  readonly signedIn: SignedInResponder;
}

export interface NewSession {
  /** Inserts the session if the credentials were right, or nothing. */
  readonly insert: (session: string) => Statement;
  /** The session of the request; the new session replaces it. */
  readonly before: string | undefined;
  readonly now: Instant;
}

/** The last step of every way to sign in: a new session id; the previous session ends. */
@Injectable()
export class NewSessions {
  constructor(
    private readonly database: Database,
    private readonly ids: SessionIds,
  ) {}

  /** Undefined, with nothing changed, if `insert` found no responder. */
  async begin({ insert, before, now }: NewSession): Promise<BegunSession | undefined> {
    const sessionId = this.ids.newId();
    const session = this.ids.nameOf(sessionId) ?? '';
    await this.database.query(insert(session));
    const signedIn = await this.database.fetch(signedInBy(session, now));
    if (!signedIn) return undefined;
    if (before !== undefined) await this.database.query(endSession(before));
    await this.database.query(sweepSessions(now));
    return { sessionId, signedIn };
  }
}
