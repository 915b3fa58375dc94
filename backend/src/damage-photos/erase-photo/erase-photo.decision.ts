import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import type { DamagePhotoId } from '@rigbook/contracts/kernel';
import type { DamagePhotoErased } from '../../booking/booking.events.js';
import type { Booking } from '../../booking/booking.state.js';
import { requested } from '../../booking/commands/booking.transitions.js';
import { Refusal } from '../../platform/decisions/index.js';

/** Erases a photo in any status. Its hash stays in the log. @throws Refusal BOOKING_NOT_FOUND, PHOTO_NOT_FOUND */
export function erasePhoto(
  booking: Booking,
  { photoId, because }: { readonly photoId: DamagePhotoId; readonly because: TextErasureReason },
  { isThere }: { readonly isThere: boolean },
): DamagePhotoErased {
  const { responderId, vehicleId } = requested(booking);
  if (!isThere) throw new Refusal('PHOTO_NOT_FOUND');
  return { type: 'DamagePhotoErased', data: { responderId, vehicleId, photoId, because } };
}
