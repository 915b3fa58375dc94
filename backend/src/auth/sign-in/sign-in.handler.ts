import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import { SessionIds } from '../session/session-ids.js';
import { beginSession, endSession, sweepSessions, type Credentials } from '../session/session.statements.js';
import { signedInBy, type SignedInResponder } from '../session/signed-in-responder.js';
import { clientNetwork } from '../throttle/client-network.js';
import { addressLimits, unitLimits } from '../throttle/throttle.policy.js';
import { Throttle } from '../throttle/throttle.js';

export class SignIn {
  constructor(
    readonly credentials: Credentials,
    readonly address: string,
    /** the session of the request, which a new one takes the place of */
    readonly sessionBefore: string | undefined,
    readonly now: Instant,
  ) {}
}

/** `sessionId` goes into the cookie and is kept nowhere. */
export interface BegunSession {
  readonly sessionId: string;
  readonly signedIn: SignedInResponder;
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn, BegunSession> {
  constructor(
    private readonly throttle: Throttle,
    private readonly database: Database,
    private readonly ids: SessionIds,
  ) {}

  /** @throws Refusal TOO_MANY_ATTEMPTS, SIGN_IN_FAILED */
  async execute({ credentials, address, sessionBefore, now }: SignIn): Promise<BegunSession> {
    const counted = [
      { key: `unit:${credentials.unitNumber}`, limits: unitLimits },
      { key: `address:${clientNetwork(address)}`, limits: addressLimits },
    ];
    await this.throttle.admit(counted, now);
    const begun = await this.begin(credentials, now);
    if (!begun) throw new Refusal('SIGN_IN_FAILED');
    await this.throttle.succeeded(counted, now);
    if (sessionBefore !== undefined) await this.database.query(endSession(sessionBefore));
    await this.database.query(sweepSessions(now));
    await this.throttle.sweep(now);
    return begun;
  }

  private async begin(credentials: Credentials, now: Instant): Promise<BegunSession | undefined> {
    const sessionId = this.ids.newId();
    const session = this.ids.nameOf(sessionId) ?? '';
    await this.database.query(beginSession(session, credentials, now));
    const signedIn = await this.database.fetch(signedInBy(session, now));
    return signedIn && { sessionId, signedIn };
  }
}
