import type { LicenceVerificationId, PhotoUploadId } from '@rigbook/contracts/kernel';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import { described, id, orNull, recordedText, responderId } from '../platform/events/event-fields.js';

/** The stream carries the id of the verification. */
export const LICENCE_STREAM = 'licence-verification';

const photo = id<PhotoUploadId>('0197f1c2-0901-7000-8000-000000000901');

/** Of the deleted picture, so that a copy of it can be recognized. */
const sha256 = orNull(
  described(
    recordedText('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
    'Of the photo that was deleted; null if it was missing.',
  ),
);

/**
 * What happened to submitted photos of a driving license. Each submission has its own stream. The photos, and what an
 * administrator wrote about them, are in rows that can be erased.
 */
export const licenceEvents = declareEvents({
  LicenceSubmitted: {
    says: 'Photos of a driving license were submitted.',
    data: { responderId, frontUploadId: photo, backUploadId: photo },
  },
  LicenceReplaced: {
    says: 'Newer photos were submitted before these were reviewed.',
    data: { responderId, replacedBy: id<LicenceVerificationId>('0197f1c2-0a02-7000-8000-000000000a02') },
  },
  LicenceApproved: { says: 'The license is verified.', data: { responderId } },
  LicenceRejected: { says: 'The photos were rejected.', data: { responderId } },
  LicencePhotosDeleted: {
    says: 'The photos were deleted at the end of their time. The decision stays.',
    data: { responderId, frontSha256: sha256, backSha256: sha256 },
  },
});

export type LicenceEvent = EventOf<typeof licenceEvents>;
export type LicenceSubmitted = EventOf<typeof licenceEvents, 'LicenceSubmitted'>;
export type LicenceReplaced = EventOf<typeof licenceEvents, 'LicenceReplaced'>;
export type LicenceApproved = EventOf<typeof licenceEvents, 'LicenceApproved'>;
export type LicenceRejected = EventOf<typeof licenceEvents, 'LicenceRejected'>;
export type LicencePhotosDeleted = EventOf<typeof licenceEvents, 'LicencePhotosDeleted'>;
