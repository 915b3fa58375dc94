import { ApiSchema } from '@nestjs/swagger';
import type { Instant, LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel';
import { licenceStatuses } from '@rigbook/contracts/licences/licence.words';
import type { LicenceReviewStatus, LicenceStatus } from '@rigbook/contracts/licences/licence.words';
import { oneRow, type Query } from '../../platform/database/index.js';
import { Moment, OneOf, Text } from '../../platform/fields/index.js';
import { ownPhotoPath } from '../licence-photos/photo-paths.js';

interface OwnLicenceRow {
  readonly verificationId: LicenceVerificationId;
  readonly status: LicenceReviewStatus;
  readonly submittedAt: Instant;
  readonly decidedAt: Instant | null;
  readonly photosDeletedAt: Instant | null;
  readonly notes: string | null;
}

/** The responder's latest submission, if any. */
export const ownLicence = (responderId: ResponderId): Query<OwnLicenceRow | undefined> =>
  oneRow<OwnLicenceRow>({
    name: 'licence-standing.own',
    text: `SELECT v.verification_id AS "verificationId", v.status, v.submitted_at AS "submittedAt",
                  v.decided_at AS "decidedAt",
                  v.photos_deleted_at AS "photosDeletedAt", w.notes
           FROM licence_verification v LEFT JOIN licence_review w ON w.verification_id = v.verification_id
           WHERE v.responder_id = $1 AND v.status <> 'replaced'
           ORDER BY v.submitted_at DESC, v.verification_id DESC LIMIT 1`,
    values: [responderId],
  });

/** The state of the caller's driving license. */
@ApiSchema({ name: 'OwnLicence' })
export class OwnLicenceResponse {
  @OneOf(licenceStatuses, 'LicenceStatus', 'rejected') status!: LicenceStatus;
  @Moment.orNull('2026-11-22T16:00:00.000Z') submittedAt!: Instant | null;
  @Moment.orNull('2026-11-22T18:30:00.000Z', 'Null if not reviewed yet.') decidedAt!: Instant | null;
  @Text.orNull('The back is blurred.', "The reviewer's notes.") notes!: string | null;
  @Moment.orNull(null, "When the photos were deleted, after the time that the organization's settings name.")
  photosDeletedAt!: Instant | null;
  @Text.orNull('/api/license-verification/photos/front', 'Null without photos.') frontPhotoPath!: string | null;
  @Text.orNull('/api/license-verification/photos/back') backPhotoPath!: string | null;
}

export const toOwnLicence = (row: Omit<OwnLicenceRow, 'verificationId'> | undefined): OwnLicenceResponse => ({
  status: row?.status ?? 'none',
  submittedAt: row?.submittedAt ?? null,
  decidedAt: row?.decidedAt ?? null,
  notes: row?.notes ?? null,
  photosDeletedAt: row?.photosDeletedAt ?? null,
  frontPhotoPath: row && row.photosDeletedAt === null ? ownPhotoPath('front') : null,
  backPhotoPath: row && row.photosDeletedAt === null ? ownPhotoPath('back') : null,
});
