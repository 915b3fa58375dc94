import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { allRows, Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { AccountNotices } from '../../responders/people/account-notices.js';
import { hashPassword } from '../admin-password/known-admin-password.js';
import { NewPasswords } from '../admin-password/new-passwords.js';
import { OpenedRights, type RightOpened } from '../session/opened-rights.js';
import { closeAuditsBut } from '../session/session.statements.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import {
  auditFactorsOf,
  removeAuditPassword,
  removePasskeysOf,
  setAuditPassword,
} from './audit-password.statements.js';
import { SecondFactors } from './second-factors.js';

/** Sets an auditor's own password, which opens the audit area at once. */
export class SetAuditPassword extends commandWithoutContext<
  { auditor: SignedInResponder; newPassword: string; context: Pick<CommandContext, 'now' | 'origin'> },
  RightOpened
>() {}

@CommandHandler(SetAuditPassword)
export class SetAuditPasswordHandler implements ICommandHandler<SetAuditPassword> {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly newPasswords: NewPasswords,
    private readonly rights: OpenedRights,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws Refusal AUDITOR_ONLY, AUDITOR_PROOF_REQUIRED, ADMIN_PASSWORD_REQUIRED, VALIDATION_FAILED, CHANGED_MEANWHILE */
  async execute({ auditor, newPassword, context }: SetAuditPassword): Promise<RightOpened> {
    if (!auditor.isAuditor) throw new Refusal('AUDITOR_ONLY');
    await this.factors.demandBeforeChange(auditor);
    const { responderId, session } = auditor;
    const { now } = context;
    await this.newPasswords.refuseGuessable(newPassword);
    const passwordHash = await hashPassword(newPassword);
    await this.database.fetchAll([
      allRows(setAuditPassword(responderId, passwordHash, now)),
      allRows(closeAuditsBut(session, responderId)),
      allRows(this.notices.telling({ responderId, change: 'audit-password-changed', byAdmin: false, context })),
    ]);
    const opened = await this.rights.open('audit', auditor, { passwordHash }, now);
    if (!opened) throw new Refusal('CHANGED_MEANWHILE');
    return opened;
  }
}

/** Removes an auditor's own password. As an administrator, also the passkeys of an auditor who is none: both may be lost. */
export class RemoveAuditPassword extends commandWithoutContext<{
  responderId: ResponderId;
  by: SignedInResponder;
  context: Pick<CommandContext, 'now' | 'origin'>;
}>() {}

@CommandHandler(RemoveAuditPassword)
export class RemoveAuditPasswordHandler implements ICommandHandler<RemoveAuditPassword> {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND; for one's own AUDITOR_PROOF_REQUIRED, ADMIN_PASSWORD_REQUIRED */
  async execute({ responderId, by, context }: RemoveAuditPassword): Promise<void> {
    const own = by.responderId === responderId;
    if (own) await this.factors.demandBeforeChange(by);
    const factors = await this.database.fetch(auditFactorsOf(responderId));
    if (!factors) throw new Refusal('RESPONDER_NOT_FOUND');
    const hasPassword = factors.passwordHash !== null;
    const losesPasskeys = !own && factors.hasPasskey && !factors.isAdmin;
    if (!hasPassword && !losesPasskeys) return;
    const tell = (change: 'audit-password-removed' | 'passkey-removed') =>
      allRows(this.notices.telling({ responderId, change, byAdmin: !own, context }));
    await this.database.fetchAll([
      ...(losesPasskeys ? [allRows(removePasskeysOf(responderId)), tell('passkey-removed')] : []),
      ...(hasPassword ? [allRows(removeAuditPassword(responderId)), tell('audit-password-removed')] : []),
      allRows(closeAuditsBut(own ? by.session : '', responderId)),
    ]);
  }
}
