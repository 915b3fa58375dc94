import type { Instant } from '@rigbook/contracts/kernel/time';
import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { LicenceReviewStatus } from '@rigbook/contracts/licences/licence.words';
import { query, type Query } from '../../platform/database/query.js';

export interface OwnLicenceRow {
  readonly verificationId: LicenceVerificationId;
  readonly status: LicenceReviewStatus;
  readonly submittedAt: Instant;
  readonly decidedAt: Instant | null;
  readonly notes: string | null;
}

/** What the responder handed in last; undefined where that was nothing. */
export const ownLicence = (responderId: ResponderId): Query<OwnLicenceRow | undefined> =>
  query<OwnLicenceRow, OwnLicenceRow | undefined>(
    {
      name: 'licence-standing.own',
      text: `SELECT v.verification_id AS "verificationId", v.status, v.submitted_at AS "submittedAt",
                    v.decided_at AS "decidedAt", w.notes
             FROM licence_verification v LEFT JOIN licence_review w ON w.verification_id = v.verification_id
             WHERE v.responder_id = $1 AND v.status <> 'replaced'
             ORDER BY v.submitted_at DESC, v.verification_id DESC LIMIT 1`,
      values: [responderId],
    },
    ([row]) => row,
  );
