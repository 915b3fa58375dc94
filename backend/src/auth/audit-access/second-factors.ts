import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { auditFactorsOf } from './audit-password.statements.js';

/** Passkeys and passwords open the administration or the audit area: a code alone must not be enough to add one, nor to remove the last. */
@Injectable()
export class SecondFactors {
  constructor(private readonly database: Database) {}

  /** An auditor's first one needs none before it. @throws Refusal ADMIN_PASSWORD_REQUIRED, AUDITOR_PROOF_REQUIRED */
  async demandBeforeChange(person: SignedInResponder): Promise<void> {
    if (person.administers) return;
    // of a person who is both, too: a passkey opens the administration, which the audit password does not
    if (person.kind === 'administrator') throw new Refusal('ADMIN_PASSWORD_REQUIRED');
    if (!person.isAuditor || person.audits) return;
    const factors = await this.database.fetch(auditFactorsOf(person.responderId));
    if (factors?.passwordHash || factors?.hasPasskey) throw new Refusal('AUDITOR_PROOF_REQUIRED');
  }
}
