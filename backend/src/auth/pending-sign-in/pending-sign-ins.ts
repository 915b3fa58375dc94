import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PHRASE_LENGTH, phraseWords } from '@rigbook/contracts/auth/phrase.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { RigbookRequest } from '../../platform/http/index.js';
import { Ids } from '../../platform/time/ids.js';
import type { SeenDevice } from '../known-device/known-device.statements.js';
import { SessionIds } from '../session/session.cookie.js';
import type { Credentials } from '../session/session.statements.js';
import { PendingSignInCookie } from './pending-sign-in.cookie.js';
import { beginPendingSignIn, type PendingSignIn } from './pending-sign-in.statements.js';
import { pendingSignIn, sweepPendingSignIns } from './pending-sign-in.statements.js';

/** `cookieValue` is not stored. */
export interface BegunPendingSignIn {
  readonly cookieValue: string;
  readonly pending: PendingSignIn;
}

/** Sign-ins with the right digits on a device that is not known. They wait for a confirmation and open nothing. */
@Injectable()
export class PendingSignIns {
  constructor(
    private readonly database: Database,
    private readonly cookieIds: SessionIds,
    private readonly cookie: PendingSignInCookie,
    private readonly ids: Ids,
  ) {}

  /** Undefined, with nothing changed, if the credentials are wrong. @throws Refusal RESPONDER_SUSPENDED */
  async begin(credentials: Credentials, device: SeenDevice, now: Instant): Promise<BegunPendingSignIn | undefined> {
    const cookieValue = this.cookieIds.newId();
    const cookieHash = this.cookieIds.nameOf(cookieValue, 'pending-sign-in') ?? '';
    const phrase = Array.from({ length: PHRASE_LENGTH }, () => randomInt(phraseWords.en.length));
    await this.database.query(
      beginPendingSignIn({ id: this.ids.newId(), cookieHash, credentials, device, phrase, now }),
    );
    const pending = await this.database.fetch(pendingSignIn(cookieHash, now));
    if (!pending) return undefined;
    if (pending.isSuspended) throw new Refusal('RESPONDER_SUSPENDED');
    await this.database.query(sweepPendingSignIns(now));
    return { cookieValue, pending };
  }

  async find(request: RigbookRequest): Promise<PendingSignIn | undefined> {
    const cookieHash = this.cookieIds.nameOf(this.cookie.read(request), 'pending-sign-in');
    if (cookieHash === undefined) return undefined;
    const pending = await this.database.fetch(pendingSignIn(cookieHash, request.receivedAt));
    if (pending) request.signingIn = pending.responderId;
    return pending;
  }

  /** @throws Refusal SIGN_IN_EXPIRED, RESPONDER_SUSPENDED */
  async the(request: RigbookRequest): Promise<PendingSignIn> {
    const pending = await this.find(request);
    if (!pending) throw new Refusal('SIGN_IN_EXPIRED');
    if (pending.isSuspended) throw new Refusal('RESPONDER_SUSPENDED');
    return pending;
  }
}
