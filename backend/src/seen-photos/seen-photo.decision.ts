import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import type { DamagePhotoId, DefectId } from '@rigbook/contracts/kernel';
import type { SeenPhotoErased, SeenPhotoReceived } from '../fleet/vehicle.events.js';
import { Refusal } from '../platform/decisions/index.js';
import type { SeenPhotoStanding } from './seen-photo.statements.js';

/**
 * A photo follows the report that announced it, from who reported. Undefined if it has arrived before: a phone that lost the answer sends it
 * again. @throws Refusal DAMAGE_PHOTO_NOT_EXPECTED, DAMAGE_PHOTO_NOT_UPLOADED
 */
export function receiveSeenPhoto(
  photoId: DamagePhotoId,
  { defectId, isReceived, sha256 }: SeenPhotoStanding,
): SeenPhotoReceived | undefined {
  if (defectId === null) throw new Refusal('DAMAGE_PHOTO_NOT_EXPECTED');
  if (isReceived) return undefined;
  if (sha256 === null) throw new Refusal('DAMAGE_PHOTO_NOT_UPLOADED');
  return { type: 'SeenPhotoReceived', data: { defectId, photoId, photoSha256: sha256 } };
}

interface Erasing {
  readonly defectId: DefectId;
  readonly photoId: DamagePhotoId;
  readonly because: TextErasureReason;
}

/** Its hash stays in the log. @throws Refusal PHOTO_NOT_FOUND */
export function eraseSeenPhoto(data: Erasing, { isThere }: { readonly isThere: boolean }): SeenPhotoErased {
  if (!isThere) throw new Refusal('PHOTO_NOT_FOUND');
  return { type: 'SeenPhotoErased', data };
}
