import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { clientNetwork } from '../throttle/client-network.js';
import { addressLimits, unitLimits } from '../throttle/throttle.policy.js';
import { Throttle } from '../throttle/throttle.js';
import { adminPasswordHash } from './admin-password.statements.js';
import { matchesHash } from './password-hash.js';

export interface PasswordAttempt {
  readonly admin: SignedInResponder;
  readonly password: string;
  readonly address: string;
  readonly now: Instant;
}

/** Whether somebody knows the organisation's admin password; failures are counted by unit and by address. */
@Injectable()
export class KnownAdminPassword {
  constructor(
    private readonly throttle: Throttle,
    private readonly database: Database,
  ) {}

  /** Answers the hash of the password that was known. @throws Refusal TOO_MANY_ATTEMPTS, ADMIN_PASSWORD_INCORRECT */
  async known({ admin, password, address, now }: PasswordAttempt): Promise<string> {
    const counted = [
      { key: `admin-password:unit:${admin.unitNumber}`, limits: unitLimits },
      { key: `admin-password:address:${clientNetwork(address)}`, limits: addressLimits },
    ];
    await this.throttle.admit(counted, now);
    const hash = await this.database.fetch(adminPasswordHash());
    if (hash === undefined || !(await matchesHash(password, hash))) throw new Refusal('ADMIN_PASSWORD_INCORRECT');
    await this.throttle.succeeded(counted, now);
    return hash;
  }
}
