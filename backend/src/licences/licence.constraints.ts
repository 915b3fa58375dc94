import type { Guards } from '../platform/decisions/index.js';

/** A violation of these means that the facts changed under the decision: it is made again on the new ones. */
export const licenceGuards = {
  // one handing-in of a responder waits at a time
  licence_verification_one_pending: 'decide-again',
  // a photo is handed in once, as long as it is there, by a responder who is still there
  licence_photo_pkey: 'decide-again',
  licence_photo_upload_id_fkey: 'decide-again',
  licence_photo_responder_id_fkey: 'decide-again',
  licence_review_responder_id_fkey: 'decide-again',
} as const satisfies Guards;
