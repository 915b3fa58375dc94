import { ApiSchema } from '@nestjs/swagger';
import type { Instant, LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel';
import { type LicenceReviewStatus, licenceReviewStatuses } from '@rigbook/contracts/licences/licence.words';
import { allRows, oneRow, query, type Query } from '../../platform/database/index.js';
import type { RowOf } from '../../platform/event-store/index.js';
import { example, Id, Moment, OneOf, Part, Text } from '../../platform/fields/index.js';
import { photoPath } from '../licence-photos/photo-paths.js';
import { licenceStatusView } from './licence-status.view.js';

/** A submission with its responder, for administrators. */
interface LicenceVerificationRow extends RowOf<typeof licenceStatusView> {
  readonly notes: string | null;
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const ROWS = `
  SELECT ${licenceStatusView.select('v')}, w.notes, r.unit_number AS "unitNumber", r.first_name AS "firstName",
         r.last_name AS "lastName"
  FROM licence_verification v JOIN responder r ON r.id = v.responder_id
  LEFT JOIN licence_review w ON w.verification_id = v.verification_id`;

/** Pending submissions, oldest first. At most one per responder, so there are no pages. */
export const pendingLicences = (): Query<readonly LicenceVerificationRow[]> =>
  allRows<LicenceVerificationRow>({
    name: 'licence-standing.pending',
    text: `${ROWS} WHERE v.status = 'pending' ORDER BY v.submitted_at, v.verification_id`,
    values: [],
  });

/** Undefined if unknown, or its responder was erased. */
export const verificationById = (id: LicenceVerificationId): Query<LicenceVerificationRow | undefined> =>
  oneRow<LicenceVerificationRow>({
    name: 'licence-standing.by-id',
    text: `${ROWS} WHERE v.verification_id = $1`,
    values: [id],
  });

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

const exampleId = '0197f1c2-0a01-7000-8000-000000000a01';

@ApiSchema({ name: 'LicenceVerificationUser' })
class LicenceVerificationUserResponse {
  @Id(example.responderId) id!: ResponderId;
  @Text({ pattern: '^[0-9]{3}$', example: '101' }) unitNumber!: string;
  @Text.orNull('Dana', 'Null if the profile is incomplete.') firstName!: string | null;
  @Text.orNull('Levi') lastName!: string | null;
}

/** Submitted photos, for administrators. */
@ApiSchema({ name: 'LicenceVerification' })
export class LicenceVerificationResponse {
  @Id(exampleId) id!: LicenceVerificationId;
  @Part(LicenceVerificationUserResponse) user!: LicenceVerificationUserResponse;
  @Text(`/api/admin/license-verifications/${exampleId}/photos/front`) frontPhotoPath!: string;
  @Text(`/api/admin/license-verifications/${exampleId}/photos/back`) backPhotoPath!: string;
  @Moment('2026-11-22T16:00:00.000Z') createdAt!: Instant;
  @OneOf(licenceReviewStatuses, 'LicenceReviewStatus', 'pending') status!: LicenceReviewStatus;
  @Text.orNull(null, "The reviewer's notes.") notes!: string | null;
}

export const toLicenceVerification = (
  row: LicenceVerificationRow & { readonly status: LicenceReviewStatus },
): LicenceVerificationResponse => ({
  id: row.verificationId,
  user: {
    id: row.responderId,
    unitNumber: row.unitNumber,
    firstName: row.firstName,
    lastName: row.lastName,
  },
  frontPhotoPath: photoPath(row.verificationId, 'front'),
  backPhotoPath: photoPath(row.verificationId, 'back'),
  createdAt: row.submittedAt,
  status: row.status,
  notes: row.notes,
});
