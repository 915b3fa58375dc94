import type { Instant } from '@rigbook/contracts/kernel/time';
import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { LicenceReviewStatus } from '@rigbook/contracts/licences/licence.words';
import { query, type Query } from '../../platform/database/query.js';

/** A handing-in with its responder, as administrators see it. */
export interface LicenceVerificationRow {
  readonly verification_id: LicenceVerificationId;
  readonly status: LicenceReviewStatus | 'replaced';
  readonly submitted_at: Instant;
  readonly notes: string | null;
  readonly responder_id: ResponderId;
  readonly unit_number: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const ROWS = `
  SELECT v.verification_id, v.status, v.submitted_at, w.notes, v.responder_id, r.unit_number, r.first_name, r.last_name
  FROM licence_verification v JOIN responder r ON r.id = v.responder_id
  LEFT JOIN licence_review w ON w.verification_id = v.verification_id`;

/** Those that wait, the longest waiting first: one of a responder, of whom there are at most a thousand, so without pages. */
export const pendingLicences = (): Query<readonly LicenceVerificationRow[]> =>
  query<LicenceVerificationRow, readonly LicenceVerificationRow[]>(
    {
      name: 'licence-standing.pending',
      text: `${ROWS} WHERE v.status = 'pending' ORDER BY v.submitted_at, v.verification_id`,
      values: [],
    },
    (rows) => rows,
  );

/** Undefined for an unknown one, and once its responder was erased. */
export const verificationById = (id: LicenceVerificationId): Query<LicenceVerificationRow | undefined> =>
  query<LicenceVerificationRow, LicenceVerificationRow | undefined>(
    { name: 'licence-standing.by-id', text: `${ROWS} WHERE v.verification_id = $1`, values: [id] },
    ([row]) => row,
  );

/** How many wait. */
export const pendingLicenceCount = (): Query<number> =>
  query<{ waiting: number }, number>(
    {
      name: 'licence-standing.pending-count',
      text: `SELECT count(*)::integer AS waiting FROM licence_verification v JOIN responder r ON r.id = v.responder_id
             WHERE v.status = 'pending'`,
      values: [],
    },
    ([row]) => row?.waiting ?? 0,
  );
