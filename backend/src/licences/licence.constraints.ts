import type { ConstraintMeanings } from '../platform/decisions/index.js';

/** A violation means that the facts changed after they were read: the handler decides again. */
export const constraintMeanings = {
  // a responder has at most one pending submission
  licence_verification_one_pending: 'decide-again',
  // a photo is submitted once, while it exists, by an existing responder
  licence_photo_pkey: 'decide-again',
  licence_photo_upload_id_fkey: 'decide-again',
  licence_photo_responder_id_fkey: 'decide-again',
  licence_review_responder_id_fkey: 'decide-again',
} as const satisfies ConstraintMeanings;
