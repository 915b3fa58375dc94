/**
 * Refusals that the API document lists and no API test sees, by code, with the reason and the routes if it is not all of them.
 * A whole run of the API tests fails for any other.
 */
export const rarelyAnswered = {
  BOOKING_CHANGED_MEANWHILE: {
    reason:
      'Appends to a new stream only, or to none: it keeps losing by a constraint, which the tests of the decisions arrange.',
    routes: [
      'post /api/bookings',
      'post /api/bookings/emergency',
      'post /api/admin/bookings',
      'post /api/bookings/{id}/joint-handover',
      'post /api/joint-handovers/open',
    ],
  },
  CANNOT_DELETE_YOURSELF: {
    reason: 'Erases by the same command as `delete /api/users/{id}`, whose tests see it.',
    routes: ['post /api/admin/erasure-requests/{id}/approve'],
  },
  CHANGED_MEANWHILE: {
    reason:
      'As above; a template is added to an existing stream only after a reset. Requests to be erased are decided in one stream. Two sessions that set an audit password meet it by chance. A vehicle is reported as unfit once: who comes later is refused by its state.',
    routes: [
      'put /api/auth/audit-password',
      'post /api/bookings/emergency/unfit',
      'post /api/waitlist',
      'post /api/bookings/{id}/expenses',
      'post /api/users/import',
      'post /api/admin/templates',
      'post /api/admin/erasure-requests/{id}/approve',
      'post /api/admin/erasure-requests/{id}/refuse',
    ],
  },
  CODE_NOT_SENT: {
    reason: 'Codes are sent as at signing in, whose tests see it.',
    routes: ['post /api/auth/proof/send-code'],
  },
  DOSSIER_TOO_LONG: {
    reason: 'Takes more events than a test can write; proof-file.spec.ts asks with their number alone.',
  },
  LAST_ADMIN: {
    reason: 'Nobody deletes themselves, so only an administrator who loses the right in the same moment can meet it.',
    routes: ['delete /api/users/{id}', 'post /api/admin/erasure-requests/{id}/approve', 'post /api/users/{id}/suspend'],
  },
  REPLAY_TOO_LONG: { reason: 'Takes a replay of half a minute.' },
  RESPONDER_HAS_OPEN_BOOKINGS: {
    reason: 'Erases by the same command as `delete /api/users/{id}`, whose tests see it.',
    routes: ['post /api/admin/erasure-requests/{id}/approve'],
  },
  RESPONDER_NOT_FOUND: {
    reason: 'The person who asks was erased in the same moment.',
    routes: ['delete /api/auth/microsoft-account', 'get /api/auth/my-data', 'post /api/auth/erasure-request'],
  },
  RESPONDER_SUSPENDED: {
    reason: 'The person was suspended between two steps of signing in.',
    routes: [
      'post /api/auth/login/confirm',
      'post /api/auth/login/confirm-with-password',
      'post /api/auth/login/finish',
      'post /api/auth/login/send-code',
    ],
  },
  STORAGE_UNAVAILABLE: {
    reason: 'Photos are read by the code that upload-photo.spec.ts tests without its storage.',
  },
  TEXT_IN_CLEAR: {
    reason:
      'Only a log of an earlier version that was not redacted has such a text; erase-text.decision.spec.ts asks for one.',
  },
  TOO_MANY_ATTEMPTS: {
    reason: 'The password is counted as by `post /api/auth/verify-admin-password`, whose tests see it.',
    routes: ['post /api/auth/login/confirm-with-password'],
  },
  TOO_MANY_CODES: {
    reason: 'Codes are counted as at signing in, whose tests see it.',
    routes: ['post /api/auth/proof/send-code'],
  },
  UNLOCK_REQUIRED: {
    reason: 'Passwords and digits are counted as at signing in, whose tests see it.',
    routes: [
      'put /api/admin/password',
      'post /api/auth/proof/digits',
      'post /api/auth/audit/password',
      'post /api/decision-links/decide',
    ],
  },
};
