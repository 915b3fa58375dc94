import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Refusal } from '../../platform/decisions/refusal.js';
import { NewSessions, type BegunSession } from '../session/new-sessions.js';
import { beginSession, type Credentials } from '../session/session.statements.js';
import { clientNetwork } from '../throttle/client-network.js';
import { addressLimits, unitLimits } from '../throttle/throttle.policy.js';
import { Throttle } from '../throttle/throttle.js';

export class SignIn extends Command<BegunSession> {
  constructor(
    readonly credentials: Credentials,
    readonly address: string,
    /** The session of the request; the new session replaces it. */
    readonly sessionBefore: string | undefined,
    readonly now: Instant,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly throttle: Throttle,
    private readonly sessions: NewSessions,
  ) {}

  /** @throws Refusal TOO_MANY_ATTEMPTS, SIGN_IN_FAILED */
  async execute({ credentials, address, sessionBefore, now }: SignIn): Promise<BegunSession> {
    const counted = [
      { key: `unit:${credentials.unitNumber}`, limits: unitLimits },
      { key: `address:${clientNetwork(address)}`, limits: addressLimits },
    ];
    await this.throttle.admit(counted, now);
    const begun = await this.sessions.begin({
      insert: (session) => beginSession(session, credentials, now),
      before: sessionBefore,
      now,
    });
    if (!begun) throw new Refusal('SIGN_IN_FAILED');
    await this.throttle.succeeded(counted, now);
    await this.throttle.sweep(now);
    return begun;
  }
}
