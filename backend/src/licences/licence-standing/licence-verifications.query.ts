import type { LicenceVerificationId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';
import type { RowOf } from '../../platform/event-store/row-view/row-view.js';
import { licenceStanding } from './licence-standing.view.js';

/** A handing-in with its responder, as administrators see it. */
export interface LicenceVerificationRow extends RowOf<typeof licenceStanding> {
  readonly notes: string | null;
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const ROWS = `
  SELECT ${licenceStanding.select('v')}, w.notes, r.unit_number AS "unitNumber", r.first_name AS "firstName",
         r.last_name AS "lastName"
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
