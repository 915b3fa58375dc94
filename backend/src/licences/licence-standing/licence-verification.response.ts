import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { licenceReviewStatuses, type LicenceReviewStatus } from '@rigbook/contracts/licences/licence.words';
import { photoPath } from '../licence-photos/photo-paths.js';
import type { LicenceVerificationRow } from './licence-verifications.query.js';

const exampleId = '0197f1c2-0a01-7000-8000-000000000a01';

@ApiSchema({ name: 'LicenceVerificationUser' })
class LicenceVerificationUserResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0101-7000-8000-000000000101' })
  id!: ResponderId;
  @ApiProperty({ pattern: '^[0-9]{3}$', example: '101' })
  unitNumber!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Dana', description: 'Null until the profile is completed.' })
  firstName!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Levi' })
  lastName!: string | null;
}

/** Photos that were handed in, as administrators see them. */
@ApiSchema({ name: 'LicenceVerification' })
export class LicenceVerificationResponse {
  @ApiProperty({ type: String, format: 'uuid', example: exampleId })
  id!: LicenceVerificationId;
  @ApiProperty({ type: LicenceVerificationUserResponse })
  user!: LicenceVerificationUserResponse;
  @ApiProperty({ example: `/api/admin/license-verifications/${exampleId}/photos/front` })
  frontPhotoPath!: string;
  @ApiProperty({ example: `/api/admin/license-verifications/${exampleId}/photos/back` })
  backPhotoPath!: string;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T16:00:00.000Z' })
  createdAt!: Instant;
  @ApiProperty({ enum: licenceReviewStatuses, enumName: 'LicenceReviewStatus', example: 'pending' })
  status!: LicenceReviewStatus;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'What the review noted.' })
  notes!: string | null;
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
