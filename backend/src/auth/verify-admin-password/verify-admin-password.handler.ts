import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { KnownAdminPassword } from '../admin-password/known-admin-password.js';
import { adminUntilAfter } from '../session/session.rules.js';
import { openAdministration } from '../session/session.statements.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';

export class VerifyAdminPassword extends Command<Instant> {
  constructor(
    readonly admin: SignedInResponder,
    readonly password: string,
    readonly address: string,
    readonly now: Instant,
  ) {
    super();
  }
}

@CommandHandler(VerifyAdminPassword)
export class VerifyAdminPasswordHandler implements ICommandHandler<VerifyAdminPassword> {
  constructor(
    private readonly passwords: KnownAdminPassword,
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  /** Returns when administrator access ends. @throws Refusal ADMIN_ONLY, TOO_MANY_ATTEMPTS, ADMIN_PASSWORD_INCORRECT */
  async execute({ admin, password, address, now }: VerifyAdminPassword): Promise<Instant> {
    if (admin.kind !== 'administrator') throw new Refusal('ADMIN_ONLY');
    const hash = await this.passwords.known({ admin, password, address, now });
    const adminUntil = adminUntilAfter(now);
    const opened = await this.database.query(openAdministration(admin.session, adminUntil, hash));
    if (opened.length === 0) throw new Refusal('ADMIN_PASSWORD_INCORRECT');
    this.live.publish({ topic: 'session', of: admin.responderId });
    return adminUntil;
  }
}
