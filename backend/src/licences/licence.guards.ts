import { GuardViolation, VersionConflict } from '../platform/event-store/event-store.errors.js';

/** A violation of these means that the facts changed under the decision: it is made again on the new ones. */
const licenceGuards: ReadonlySet<string> = new Set([
  // one handing-in of a responder waits at a time
  'licence_verification_one_pending',
  // a photo is handed in once, as long as it is there, by a responder who is still there
  'licence_photo_pkey',
  'licence_photo_upload_id_fkey',
  'licence_photo_responder_id_fkey',
  'licence_review_responder_id_fkey',
]);

/** Commits; what a guard refuses counts as somebody else having been faster. @throws VersionConflict */
export async function orConflict<T>(commit: () => Promise<T>): Promise<T> {
  try {
    return await commit();
  } catch (error) {
    const guarded = error instanceof GuardViolation && licenceGuards.has(error.constraint);
    throw guarded ? new VersionConflict(error.constraint, { cause: error }) : error;
  }
}
