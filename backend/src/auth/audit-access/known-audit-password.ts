import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { matchesHash } from '../admin-password/known-admin-password.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { Throttle } from '../throttle/throttle.js';
import { auditFactorsOf } from './audit-password.statements.js';

interface PasswordAttempt {
  readonly auditor: SignedInResponder;
  readonly password: string;
  readonly address: string;
  readonly now: Instant;
}

/** Checks an auditor's own password; failed attempts are throttled like those with the admin password. */
@Injectable()
export class KnownAuditPassword {
  constructor(
    private readonly throttle: Throttle,
    private readonly database: Database,
  ) {}

  /** Returns the stored hash. @throws Refusal TOO_MANY_ATTEMPTS, UNLOCK_REQUIRED, AUDIT_PASSWORD_INCORRECT */
  async known({ auditor, password, address, now }: PasswordAttempt): Promise<string> {
    const { unitNumber, deviceId, responderId } = auditor;
    const attempt = { of: 'audit-password', unitNumber, address, knownDevice: deviceId ?? undefined } as const;
    await this.throttle.admit(attempt, now);
    const factors = await this.database.fetch(auditFactorsOf(responderId));
    const hash = factors?.passwordHash;
    if (!hash || !(await matchesHash(password, hash))) throw new Refusal('AUDIT_PASSWORD_INCORRECT');
    await this.throttle.succeeded(attempt, now);
    return hash;
  }
}
