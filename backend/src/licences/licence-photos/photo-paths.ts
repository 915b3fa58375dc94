import type { LicenceVerificationId } from '@rigbook/contracts/kernel';
import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';

/** Of the caller's latest submission. */
export const ownPhotoPath = (side: PhotoSide): string => `/api/license-verification/photos/${side}`;

/** For administrators. */
export const photoPath = (id: LicenceVerificationId, side: PhotoSide): string =>
  `/api/admin/license-verifications/${id}/photos/${side}`;
