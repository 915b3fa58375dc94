import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { allRows, oneRow, query, type Query } from '../../platform/database/index.js';

/** A file of rows about a person `$1`, each with a unique `id` by which they are read part by part. */
interface RowsFile {
  readonly file: string;
  readonly rows: string;
}

/** The document of the last signature is named after its booking; in the window `of_booking`, by the time of signing. */
const nameOfAgreement = `booking_id || CASE WHEN lead(signed_at) OVER of_booking IS NULL THEN ''
                  ELSE '-superseded-' || row_number() OVER of_booking END || '.pdf'`;

/** What is held about a person in plain tables. Nothing here joins another person. */
export const rowsFiles: readonly RowsFile[] = [
  {
    file: 'agreements.json',
    rows: `SELECT md5(booking_id || signed_at::text)::uuid AS id, booking_id AS "bookingId", agreement_version AS "agreementVersion", signer_name AS "signerName",
                  signed_on AS "signedOn", signed_at AS "signedAt", address, user_agent AS browser,
                  'agreements/' || ${nameOfAgreement} AS file
           FROM signed_agreement WHERE responder_id = $1 WINDOW of_booking AS (PARTITION BY booking_id ORDER BY signed_at)`,
  },
  {
    file: 'licenses.json',
    rows: `SELECT v.verification_id AS id, v.status, v.submitted_at AS "submittedAt", v.decided_at AS "decidedAt",
                  w.notes, v.photos_deleted_at AS "photosDeletedAt"
           FROM licence_verification v LEFT JOIN licence_review w ON w.verification_id = v.verification_id
           WHERE v.responder_id = $1`,
  },
  {
    file: 'messages.json',
    rows: `SELECT id, kind, channel, a.change, a.is_former AS "toFormerContact", a.contact, a.device, a.network, CASE recipient WHEN 'responder' THEN 'you' ELSE 'the organization' END AS "sentTo",
                  booking_id AS "bookingId", state, created_at AS "createdAt", settled_at AS "settledAt",
                  delivered_at AS "deliveredAt", read_at AS "readAt"
           FROM notification n LEFT JOIN account_notice a ON a.notification_id = n.id WHERE n.responder_id = $1`,
  },
  {
    file: 'erasure-request.json',
    rows: `SELECT responder_id AS id, state, requested_at AS "requestedAt", decided_at AS "decidedAt", because, explanation
           FROM erasure_request WHERE responder_id = $1`,
  },
  {
    file: 'refused-requests.json',
    rows: `SELECT id, vehicle_id AS "vehicleId", start_at AS "startTime", end_at AS "endTime", code,
                  refused_at AS "refusedAt"
           FROM refused_request WHERE responder_id = $1`,
  },
  {
    file: 'expenses.json',
    rows: `SELECT e.expense_id AS id, e.booking_id AS "bookingId", e.kind, e.spent_on AS "spentOn", e.amount_minor AS "amountMinor",
                  e.currency, e.centiliters, e.note, e.status, e.reason, e.recorded_at AS "recordedAt",
                  CASE WHEN p.upload_id IS NOT NULL THEN 'receipts/' || e.expense_id || '.jpg' END AS file
           FROM expense e LEFT JOIN expense_receipt p ON p.expense_id = e.expense_id WHERE e.responder_id = $1`,
  },
  {
    file: 'texts.json',
    rows: `SELECT md5(event_id || path)::uuid AS id, event_id AS "eventId", path, text, text IS NULL AS erased
           FROM erasable_text t WHERE written_by = $1 AND (about IS NULL OR EXISTS (
             SELECT FROM event e WHERE e.stream = t.stream AND e.id = t.event_id AND e.type = 'OdometerReadingContested'))`,
  },
  {
    file: 'devices.json',
    rows: `SELECT id, browser, system, network, confirmed_by AS "confirmedBy", first_seen_at AS "firstSeenAt",
                  last_seen_at AS "lastSeenAt"
           FROM known_device WHERE responder_id = $1`,
  },
  {
    file: 'push-devices.json',
    rows: `SELECT id, device_id AS "deviceId", substring(endpoint FROM '^https?://[^/]+') AS service, since FROM push_subscription WHERE responder_id = $1`,
  },
  {
    file: 'sessions.json',
    rows: `SELECT md5(id_hash)::uuid AS id, device_id AS "deviceId", started_at AS "startedAt",
                  last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
           FROM session WHERE responder_id = $1`,
  },
  {
    file: 'waiting-sign-ins.json',
    rows: `SELECT id, browser, system, network, begun_at AS "begunAt", let_in AS "letIn"
           FROM pending_sign_in WHERE responder_id = $1`,
  },
  {
    file: 'codes.json',
    rows: `SELECT id, purpose, channel, sent_at AS "sentAt" FROM one_time_code WHERE responder_id = $1`,
  },
  {
    file: 'handover-codes.json',
    rows: `SELECT handover_id AS id, booking_id AS "bookingId", made_at AS "madeAt", walk_round AS "walkRound"
           FROM joint_handover WHERE responder_id = $1`,
  },
  {
    file: 'passkeys.json',
    rows: `SELECT id, name, added_at AS "addedAt", last_used_at AS "lastUsedAt" FROM passkey WHERE responder_id = $1`,
  },
  {
    file: 'accounts.json',
    rows: `SELECT responder_id AS id, 'microsoft' AS kind, issuer, subject, linked_at AS since
           FROM microsoft_account WHERE responder_id = $1
           UNION ALL
           SELECT id, 'calendar-address', NULL, NULL, made_at FROM calendar_feed WHERE responder_id = $1`,
  },
];

interface RowOfFile {
  readonly id: string;
  readonly json: string;
}

/** The next rows after an id, in its order, as JSON. */
export const rowsAfter = (
  { file, rows }: RowsFile,
  responderId: ResponderId,
  { after, atOnce }: { readonly after: string | undefined; readonly atOnce: number },
): Query<readonly RowOfFile[]> =>
  allRows<RowOfFile>({
    name: `own-data.${file}`,
    text: `SELECT page.id, row_to_json(page)::text AS json FROM (
             SELECT * FROM (${rows}) held WHERE $2::uuid IS NULL OR id > $2 ORDER BY id LIMIT $3) page
           ORDER BY page.id`,
    values: [responderId, after ?? null, atOnce],
  });

/** The person's row, and the language in which to write to them. */
export interface OwnProfile {
  readonly profile: string;
  readonly language: Language;
}

export const ownProfile = (responderId: ResponderId): Query<OwnProfile | undefined> =>
  oneRow<OwnProfile>({
    name: 'own-data.profile',
    text: `SELECT row_to_json(p)::text AS profile, coalesce(p.language, s.language) AS language
           FROM organisation_settings s, (
             SELECT id, unit_number AS "unitNumber", first_name AS "firstName", last_name AS "lastName", email,
                    phone_number AS "phoneNumber", department, is_admin AS "isAdmin", is_auditor AS "isAuditor",
                    takes_in_emergency AS "takesInEmergency",
                    license_verified AS "licenseVerified", language, channels, decision_channels AS "decisionChannels", push_off AS "pushOff",
                    told_of_offers AS "toldOfOffers",
                    registered_at AS "registeredAt",
                    suspended_at AS "suspendedAt", suspension_reason AS "suspensionReason",
                    suspension_lifted_reason AS "suspensionLiftedReason"
             FROM responder WHERE id = $1) p`,
    values: [responderId],
  });

/** Of the latest submission: photos of earlier ones were deleted. */
export const ownPhotoKeys = (
  responderId: ResponderId,
): Query<readonly { readonly side: PhotoSide; readonly key: string }[]> =>
  allRows({
    name: 'own-data.photos',
    text: `SELECT p.side, u.storage_key AS key FROM licence_photo p JOIN photo_upload u ON u.id = p.upload_id
           WHERE p.responder_id = $1 ORDER BY p.side DESC`,
    values: [responderId],
  });

interface PhotoFile {
  readonly name: string;
  readonly key: string;
}

/** Those of damage that the person uploaded, named after booking and photo. */
export const ownDamagePhotos = (responderId: ResponderId): Query<readonly PhotoFile[]> =>
  allRows({
    name: 'own-data.damage-photos',
    text: `SELECT p.booking_id || '/' || p.photo_id || '.jpg' AS name, u.storage_key AS key
           FROM photo_upload u JOIN damage_photo p ON p.upload_id = u.id
           WHERE u.responder_id = $1 ORDER BY p.received_at, p.photo_id`,
    values: [responderId],
  });

/** Of what the person saw at vehicles, named after the report and the photo. */
export const ownSeenPhotos = (responderId: ResponderId): Query<readonly PhotoFile[]> =>
  allRows({
    name: 'own-data.seen-photos',
    text: `SELECT p.defect_id || '/' || p.photo_id || '.jpg' AS name, u.storage_key AS key
           FROM photo_upload u JOIN seen_photo p ON p.upload_id = u.id
           WHERE u.responder_id = $1 ORDER BY p.received_at, p.photo_id`,
    values: [responderId],
  });

/** Of the expenses that the person recorded. */
export const ownReceipts = (responderId: ResponderId): Query<readonly PhotoFile[]> =>
  allRows({
    name: 'own-data.receipts',
    text: `SELECT p.expense_id || '.jpg' AS name, u.storage_key AS key
           FROM photo_upload u JOIN expense_receipt p ON p.upload_id = u.id
           WHERE u.responder_id = $1 ORDER BY p.received_at, p.expense_id`,
    values: [responderId],
  });

export interface SignedDocument {
  readonly name: string;
  readonly bookingId: BookingId;
  readonly pdfSha256: string;
}

export const ownSignedDocuments = (responderId: ResponderId): Query<readonly SignedDocument[]> =>
  allRows({
    name: 'own-data.signed',
    text: `SELECT ${nameOfAgreement} AS name, booking_id AS "bookingId", pdf_sha256 AS "pdfSha256"
           FROM signed_agreement WHERE responder_id = $1
           WINDOW of_booking AS (PARTITION BY booking_id ORDER BY signed_at) ORDER BY booking_id, signed_at`,
    values: [responderId],
  });

/** The streams about a person: theirs, their licenses', expenses, wishes, standing shifts, offers to and from colleagues, calendar address's and bookings'. */
export const ownStreams = (responderId: ResponderId): Query<readonly string[]> =>
  ids(
    'own-data.streams',
    `SELECT $1::uuid AS id
     UNION ALL SELECT verification_id FROM licence_verification WHERE responder_id = $1
     UNION ALL SELECT expense_id FROM expense WHERE responder_id = $1
     UNION ALL SELECT wish_id FROM waitlist_wish WHERE responder_id = $1
     UNION ALL SELECT standing_shift_id FROM standing_shift WHERE responder_id = $1
     UNION ALL SELECT handing_on_id FROM handing_on WHERE responder_id = $1 OR accepted_by = $1
     UNION ALL SELECT id FROM calendar_feed WHERE responder_id = $1
     UNION ALL SELECT booking_id FROM booking_diary WHERE responder_id = $1`,
    responderId,
  );

const ids = <Id extends string>(name: string, text: string, responderId: ResponderId): Query<readonly Id[]> =>
  query<{ id: Id }, readonly Id[]>({ name, text, values: [responderId] }, (rows) => rows.map(({ id }) => id));
