import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import { adminPasswordHash } from '../admin-password/admin-password.statements.js';
import { matchesHash } from '../admin-password/password-hash.js';
import { adminUntilAfter } from '../session/session.rules.js';
import { openAdministration } from '../session/session.statements.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { clientNetwork } from '../throttle/client-network.js';
import { addressLimits, unitLimits } from '../throttle/throttle.policy.js';
import { Throttle } from '../throttle/throttle.js';

export class VerifyAdminPassword {
  constructor(
    readonly admin: SignedInResponder,
    readonly password: string,
    readonly address: string,
    readonly now: Instant,
  ) {}
}

@CommandHandler(VerifyAdminPassword)
export class VerifyAdminPasswordHandler implements ICommandHandler<VerifyAdminPassword, Instant> {
  constructor(
    private readonly throttle: Throttle,
    private readonly database: Database,
  ) {}

  /** Answers until when the administration is open. @throws Refusal ADMIN_ONLY, TOO_MANY_ATTEMPTS, ADMIN_PASSWORD_INCORRECT */
  async execute({ admin, password, address, now }: VerifyAdminPassword): Promise<Instant> {
    if (!admin.isAdmin) throw new Refusal('ADMIN_ONLY');
    const counted = [
      { key: `admin-password:unit:${admin.unitNumber}`, limits: unitLimits },
      { key: `admin-password:address:${clientNetwork(address)}`, limits: addressLimits },
    ];
    await this.throttle.admit(counted, now);
    const hash = await this.database.fetch(adminPasswordHash());
    if (hash === undefined || !(await matchesHash(password, hash))) throw new Refusal('ADMIN_PASSWORD_INCORRECT');
    await this.throttle.succeeded(counted, now);
    const adminUntil = adminUntilAfter(now);
    await this.database.query(openAdministration(admin.session, adminUntil));
    return adminUntil;
  }
}
