import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { SessionIds } from './session.cookie.js';
import { rightEndsAt } from './session.rules.js';
import { type OpenedRight, openRight, type RightProof } from './session.statements.js';
import type { SignedInResponder } from './signed-in-responder.js';

/** `sessionId` goes into the cookie and is not stored. */
export interface RightOpened {
  readonly sessionId: string;
  readonly until: Instant;
}

@Injectable()
export class OpenedRights {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
    private readonly ids: SessionIds,
  ) {}

  /** Opens a right under a new id of the session; undefined if what proved it is not valid any more. */
  async open(
    right: OpenedRight,
    { session, responderId }: SignedInResponder,
    proof: RightProof,
    now: Instant,
  ): Promise<RightOpened | undefined> {
    const sessionId = this.ids.newId();
    const id = { session, newSession: this.ids.nameOf(sessionId) ?? '' };
    const opened = await this.database.query(openRight(right, id, proof, now));
    if (opened.length === 0) return undefined;
    this.live.send({ topic: 'session', of: responderId });
    return { sessionId, until: rightEndsAt(now) };
  }
}
