import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import type { Statement } from '../../platform/event-store/statement.js';
import { SessionIds } from './session-ids.js';
import { endSession, sweepSessions } from './session.statements.js';
import { signedInBy, type SignedInResponder } from './signed-in-responder.js';

/** `sessionId` goes into the cookie and is kept nowhere. */
export interface BegunSession {
  readonly sessionId: string;
  readonly signedIn: SignedInResponder;
}

export interface NewSession {
  /** inserts the session for whoever proved who they are, or inserts nothing */
  readonly insert: (session: string) => Statement;
  /** the session of the request, which the new one takes the place of */
  readonly before: string | undefined;
  readonly now: Instant;
}

/** Every way of signing in ends here: a new id, and the session of before is over. */
@Injectable()
export class NewSessions {
  constructor(
    private readonly database: Database,
    private readonly ids: SessionIds,
  ) {}

  /** Undefined, and nothing is changed, where nobody was found to begin it for. */
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
