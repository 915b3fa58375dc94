import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel';
import type { LicenceReviewStatus } from '@rigbook/contracts/licences/licence.words';
import { instant, rowView, uuid, word } from '../../platform/event-store/index.js';
import type { LicenceEvent } from '../licence.events.js';

/** One row per submission of photos: the list of pending ones and the responder's own read it. */
export const licenceStatusView = rowView({
  // stored: never rename
  name: 'licence-standing',
  table: 'licence_verification',
  key: 'verificationId',
  columns: {
    verificationId: uuid<LicenceVerificationId>(),
    responderId: uuid<ResponderId>(),
    status: word<LicenceReviewStatus | 'replaced'>(),
    submittedAt: instant,
    decidedAt: instant.orNull,
    photosDeletedAt: instant.orNull,
  },
}).from<LicenceEvent>({
  // a responder's older one is replaced before the newer one is pending
  partitionBy: ({ data }) => data.responderId,
  adds: {
    LicenceSubmitted: ({ recordedAt, data }) => ({
      responderId: data.responderId,
      status: 'pending',
      submittedAt: recordedAt,
    }),
  },
  changes: {
    LicenceReplaced: ({ recordedAt }) => ({ status: 'replaced', decidedAt: recordedAt }),
    LicenceApproved: ({ recordedAt }) => ({ status: 'approved', decidedAt: recordedAt }),
    LicenceRejected: ({ recordedAt }) => ({ status: 'rejected', decidedAt: recordedAt }),
    LicencePhotosDeleted: ({ recordedAt }) => ({ photosDeletedAt: recordedAt }),
  },
});

/** Inline, so that responders see their submission at once, and no administrator decides twice. */
export const licenceProjections = {
  inline: [licenceStatusView],
  eventual: [],
};
