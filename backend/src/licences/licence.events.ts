import type { LicenceVerificationId, PhotoUploadId } from '@rigbook/contracts/kernel';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import { id, responderId } from '../platform/events/event-fields.js';

/** The stream carries the id of the verification. */
export const LICENCE_STREAM = 'licence-verification';

const photo = id<PhotoUploadId>('0197f1c2-0901-7000-8000-000000000901');

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
});

export type LicenceEvent = EventOf<typeof licenceEvents>;
export type LicenceSubmitted = EventOf<typeof licenceEvents, 'LicenceSubmitted'>;
export type LicenceReplaced = EventOf<typeof licenceEvents, 'LicenceReplaced'>;
export type LicenceApproved = EventOf<typeof licenceEvents, 'LicenceApproved'>;
export type LicenceRejected = EventOf<typeof licenceEvents, 'LicenceRejected'>;
