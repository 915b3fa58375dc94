import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { allRows, oneRow, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

/** What an auditor can prove the right with. */
export interface AuditFactors {
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Instant | null;
  readonly hasPasskey: boolean;
  /** their passkeys open the administration, too */
  readonly isAdmin: boolean;
}

export const auditFactorsOf = (responderId: ResponderId): Query<AuditFactors | undefined> =>
  oneRow<AuditFactors>({
    name: 'audit-password.factors',
    text: `SELECT p.hash AS "passwordHash", p.changed_at AS "passwordChangedAt",
                  EXISTS (SELECT FROM passkey k WHERE k.responder_id = r.id) AS "hasPasskey", r.is_admin AS "isAdmin"
           FROM responder r LEFT JOIN audit_password p ON p.responder_id = r.id
           WHERE r.id = $1`,
    values: [responderId],
  });

export const auditPasswordHashes = (): Query<readonly { unitNumber: string; hash: string }[]> =>
  allRows({
    name: 'audit-password.hashes',
    text: `SELECT r.unit_number AS "unitNumber", p.hash FROM audit_password p JOIN responder r ON r.id = p.responder_id`,
    values: [],
  });

export const setAuditPassword = (responderId: ResponderId, hash: string, now: Instant): Statement => ({
  name: 'audit-password.set',
  text: `INSERT INTO audit_password (responder_id, hash, changed_at) VALUES ($1, $2, $3)
         ON CONFLICT (responder_id) DO UPDATE SET hash = EXCLUDED.hash, changed_at = EXCLUDED.changed_at`,
  values: [responderId, hash, now],
});

export const removeAuditPassword = (responderId: ResponderId): Statement => ({
  name: 'audit-password.remove',
  text: `DELETE FROM audit_password WHERE responder_id = $1`,
  values: [responderId],
});

export const removePasskeysOf = (responderId: ResponderId): Statement => ({
  name: 'audit-password.remove-passkeys',
  text: `DELETE FROM passkey k USING responder r WHERE r.id = $1 AND k.responder_id = r.id AND NOT r.is_admin`,
  values: [responderId],
});
