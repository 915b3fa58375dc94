import type { Instant } from '@rigbook/contracts/kernel/time';
import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';
import type { Page, PageRequest } from '../../platform/http/page.js';

export interface HandedInRow {
  readonly verification_id: LicenceVerificationId;
  readonly submitted_at: Instant;
  /** what its review noted */
  readonly notes: string | null;
}

/** What a responder handed in, the latest first. */
export function handedInPage(responderId: ResponderId, { limit, after }: PageRequest): Query<Page<HandedInRow>> {
  return query<HandedInRow, Page<HandedInRow>>(
    {
      name: `licence-history.page${after ? '.after' : ''}`,
      text: `SELECT v.verification_id, v.submitted_at, w.notes
             FROM licence_verification v LEFT JOIN licence_review w ON w.verification_id = v.verification_id
             WHERE v.responder_id = $1 ${after ? 'AND (v.submitted_at, v.verification_id) < ($3, $4)' : ''}
             ORDER BY v.submitted_at DESC, v.verification_id DESC LIMIT $2`,
      values: [responderId, limit + 1, ...(after ? [after.at, after.id] : [])],
    },
    (rows) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit }),
  );
}

export const placeInHandedIn = ({ submitted_at, verification_id }: HandedInRow) => ({
  at: submitted_at,
  id: verification_id,
});
