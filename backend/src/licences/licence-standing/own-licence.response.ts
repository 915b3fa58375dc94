import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { licenceStatuses, type LicenceStatus } from '@rigbook/contracts/licences/licence.words';
import { ownPhotoPath } from '../licence-photos/photo-paths.js';
import type { OwnLicenceRow } from './own-licence.query.js';

const instantOrNull = { type: String, format: 'date-time', nullable: true } as const;
const pathOrNull = { type: String, nullable: true } as const;

/** Where the caller stands with their driving licence. */
@ApiSchema({ name: 'OwnLicence' })
export class OwnLicenceResponse {
  @ApiProperty({ enum: licenceStatuses, enumName: 'LicenceStatus', example: 'rejected' })
  status!: LicenceStatus;
  @ApiProperty({ ...instantOrNull, example: '2026-11-22T16:00:00.000Z' })
  submittedAt!: Instant | null;
  @ApiProperty({ ...instantOrNull, example: '2026-11-22T18:30:00.000Z', description: 'Null until it is reviewed.' })
  decidedAt!: Instant | null;
  @ApiProperty({ type: String, nullable: true, example: 'The back is blurred.', description: 'What the review noted.' })
  notes!: string | null;
  @ApiProperty({ ...pathOrNull, example: '/api/license-verification/photos/front' })
  frontPhotoPath!: string | null;
  @ApiProperty({ ...pathOrNull, example: '/api/license-verification/photos/back' })
  backPhotoPath!: string | null;
}

export const toOwnLicence = (row: Omit<OwnLicenceRow, 'verificationId'> | undefined): OwnLicenceResponse => ({
  status: row?.status ?? 'none',
  submittedAt: row?.submittedAt ?? null,
  decidedAt: row?.decidedAt ?? null,
  notes: row?.notes ?? null,
  frontPhotoPath: row ? ownPhotoPath('front') : null,
  backPhotoPath: row ? ownPhotoPath('back') : null,
});
