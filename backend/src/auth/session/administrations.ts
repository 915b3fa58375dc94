import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { SessionIds } from './session.cookie.js';
import { adminUntilAfter } from './session.rules.js';
import { type AdministrationProof, openAdministration } from './session.statements.js';
import type { SignedInResponder } from './signed-in-responder.js';

/** `sessionId` goes into the cookie and is not stored. */
export interface AdministrationOpened {
  readonly sessionId: string;
  readonly adminUntil: Instant;
}

@Injectable()
export class Administrations {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
    private readonly ids: SessionIds,
  ) {}

  /** Opens the administration under a new id of the session; undefined if what proved the right is not valid any more. */
  async open(
    admin: SignedInResponder,
    proof: AdministrationProof,
    now: Instant,
  ): Promise<AdministrationOpened | undefined> {
    const sessionId = this.ids.newId();
    const id = { session: admin.session, newSession: this.ids.nameOf(sessionId) ?? '' };
    const opened = await this.database.query(openAdministration(id, proof, now));
    if (opened.length === 0) return undefined;
    this.live.send({ topic: 'session', of: admin.responderId });
    return { sessionId, adminUntil: adminUntilAfter(now) };
  }
}
