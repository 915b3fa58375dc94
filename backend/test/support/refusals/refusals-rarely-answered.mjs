/**
 * Refusals that the API document lists and no API test sees, by code, with the reason and the routes if it is not all of them.
 * A whole run of the API tests fails for any other.
 */
export const rarelyAnswered = {
  BOOKING_CHANGED_MEANWHILE: {
    reason: 'Appends to a new stream only: it keeps losing by a constraint, which the tests of the decisions arrange.',
    routes: ['post /api/bookings'],
  },
  CHANGED_MEANWHILE: {
    reason: 'As above; a template is added to an existing stream only after a reset.',
    routes: ['post /api/users/import', 'post /api/admin/templates'],
  },
  DOSSIER_TOO_LONG: {
    reason: 'Takes more events than a test can write; proof-file.spec.ts asks with their number alone.',
  },
  LAST_ADMIN: {
    reason: 'Nobody deletes themselves, so only an administrator who loses the right in the same moment can meet it.',
    routes: ['delete /api/users/{id}'],
  },
  REPLAY_TOO_LONG: { reason: 'Takes a replay of half a minute.' },
  RESPONDER_NOT_FOUND: {
    reason: 'The person who asks was erased in the same moment.',
    routes: ['delete /api/auth/microsoft-account'],
  },
  STORAGE_UNAVAILABLE: {
    reason: 'Photos are read by the code that upload-photo.spec.ts tests without its storage.',
  },
};
