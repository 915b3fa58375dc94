import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Statement } from '../../platform/event-store/statement.js';

/** What was noted about somebody's licence goes with them. Refused by a foreign key where they are gone already. */
export const storeReview = (
  verificationId: LicenceVerificationId,
  responderId: ResponderId,
  notes: string | null,
): Statement => ({
  name: 'licence-review.store',
  text: `INSERT INTO licence_review (verification_id, responder_id, notes) VALUES ($1, $2, $3)`,
  values: [verificationId, responderId, notes],
});
