import type { DamagePhotoId, ResponderId } from '@rigbook/contracts/kernel';
import type { DamagePhotoReceived } from '../../booking/booking.events.js';
import type { Booking } from '../../booking/booking.state.js';
import { requested } from '../../booking/commands/booking.transitions.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { PhotoStanding } from '../photo-standing.query.js';

interface ReceivePhoto {
  readonly by: { readonly responderId: ResponderId; readonly administers: boolean };
  readonly photoId: DamagePhotoId;
}

/**
 * A photo that a report announced follows its step, in any status of the booking. Undefined if it has arrived before: a phone that
 * lost the answer sends it again. @throws Refusal BOOKING_NOT_FOUND, DAMAGE_PHOTO_NOT_EXPECTED, DAMAGE_PHOTO_NOT_UPLOADED
 */
export function receivePhoto(
  booking: Booking,
  { by, photoId }: ReceivePhoto,
  { damageId, isReceived, sha256 }: PhotoStanding,
): DamagePhotoReceived | undefined {
  const { responderId, vehicleId } = requested(booking);
  if (responderId !== by.responderId && !by.administers) throw new Refusal('BOOKING_NOT_FOUND');
  if (isReceived) return undefined;
  if (damageId === null) throw new Refusal('DAMAGE_PHOTO_NOT_EXPECTED');
  if (sha256 === null) throw new Refusal('DAMAGE_PHOTO_NOT_UPLOADED');
  return { type: 'DamagePhotoReceived', data: { responderId, vehicleId, damageId, photoId, photoSha256: sha256 } };
}
