import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { type Statement, storedAnswerOf } from '../../platform/event-store/index.js';
import { graceEndsAt, rightEndsAt, sessionEndsAt } from './session.rules.js';

export interface Credentials {
  readonly unitNumber: string;
  readonly phoneLastFour: string;
}

/**
 * Begins a session if the credentials are right; returns no row if not. Unknown units and wrong digits take the same path. The
 * row lock waits for a phone number that is being changed, so outdated digits begin no session.
 */
export const beginSession = (session: string, { unitNumber, phoneLastFour }: Credentials, now: Instant): Statement => ({
  name: 'session.begin',
  text: `INSERT INTO session (id_hash, responder_id, started_at, last_seen_at, expires_at)
         SELECT decode($1, 'hex'), id, $2, $2, $3 FROM responder
         WHERE unit_number = $4 AND phone_last_four = $5 FOR SHARE
         RETURNING responder_id`,
  values: [session, now, sessionEndsAt(now), unitNumber, phoneLastFour],
});

export const noteActivity = (session: string, now: Instant): Statement => ({
  name: 'session.note-activity',
  text: `WITH seen AS (
           UPDATE session SET last_seen_at = $2 WHERE id_hash = decode($1, 'hex') AND last_seen_at < $2 RETURNING device_id
         )
         UPDATE known_device SET last_seen_at = $2 FROM seen WHERE id = seen.device_id AND last_seen_at < $2`,
  values: [session, now],
});

/** The stored answer of this session's responder under an idempotency key. */
export const answerToSession = (session: string, key: string) =>
  storedAnswerOf(key, {
    name: 'session.answer',
    text: `(SELECT responder_id::text FROM session WHERE id_hash = decode($2, 'hex'))`,
    values: [session],
  });

/** A session's id and its new one. The previous one still reads for requests that are on their way. */
export interface NewId {
  readonly session: string;
  readonly newSession: string;
}

/** What opens beyond the person's own: the administration, or the audit area. */
export type OpenedRight = 'administration' | 'audit';

/** What proved the right: the password with that hash, or the passkey with that id. */
export type RightProof = { readonly passwordHash: string } | { readonly passkey: string };

const openUntil: Readonly<Record<OpenedRight, string>> = { administration: 'admin_until', audit: 'audit_until' };

const passwords: Readonly<Record<OpenedRight, string>> = {
  administration: `SELECT FROM organisation_secret s CROSS JOIN organisation_settings o
                   WHERE s.name = 'admin-password' AND s.hash = $5 AND o.shared_admin_password FOR SHARE`,
  audit: `SELECT FROM audit_password p JOIN session s ON s.responder_id = p.responder_id
          WHERE s.id_hash = decode($1, 'hex') AND p.hash = $5 FOR SHARE OF p`,
};
const passkey = 'SELECT FROM passkey WHERE id = $5 FOR SHARE';

/**
 * Opens a right in a session, under a new id. Returns no row if the proof has been changed, removed or switched off: the row lock
 * waits for a change in progress. The previous id opens nothing.
 */
export const openRight = (right: OpenedRight, id: NewId, proof: RightProof, now: Instant): Statement => ({
  name: `session.open-${right}-by-${'passkey' in proof ? 'passkey' : 'password'}`,
  text: `WITH renamed AS (
           UPDATE session SET id_hash = decode($2, 'hex'), ${openUntil[right]} = $4, proved_at = $6
           FROM (${'passkey' in proof ? passkey : passwords[right]}) AS known
           WHERE id_hash = decode($1, 'hex')
           RETURNING responder_id, started_at, last_seen_at, expires_at, device_id
         )
         INSERT INTO session (id_hash, responder_id, started_at, last_seen_at, expires_at, device_id)
         SELECT decode($1, 'hex'), responder_id, started_at, last_seen_at, least(expires_at, $3), device_id FROM renamed
         RETURNING responder_id`,
  values: [
    id.session,
    id.newSession,
    graceEndsAt(now),
    rightEndsAt(now),
    'passkey' in proof ? proof.passkey : proof.passwordHash,
    now,
  ],
});

/** Notes that the person of a session has just proved who they are. */
export const noteProof = (session: string, now: Instant): Statement => ({
  name: 'session.note-proof',
  text: `UPDATE session SET proved_at = $2 WHERE id_hash = decode($1, 'hex')`,
  values: [session, now],
});

/** Sessions that knew the previous password have to enter the new one, except the session that changed it. */
export const closeAdministrationsBut = (session: string): Statement => ({
  name: 'session.close-administrations-but',
  text: `UPDATE session SET admin_until = NULL WHERE admin_until IS NOT NULL AND id_hash <> decode($1, 'hex')`,
  values: [session],
});

/** The person lost a right: what it opened closes, and has to be proved again if they get it back. */
export const closeRightsOf = (responderId: ResponderId): Statement => ({
  name: 'session.close-rights-of',
  text: `UPDATE session SET admin_until = NULL, audit_until = NULL
         WHERE responder_id = $1 AND (admin_until IS NOT NULL OR audit_until IS NOT NULL)`,
  values: [responderId],
});

/** An auditor's sessions that knew the previous password have to prove the right again, except the session that changed it. */
export const closeAuditsBut = (session: string, responderId: ResponderId): Statement => ({
  name: 'session.close-audits-but',
  text: `UPDATE session SET audit_until = NULL
         WHERE responder_id = $2 AND audit_until IS NOT NULL AND id_hash <> decode($1, 'hex')`,
  values: [session, responderId],
});

/** Returns a row if the session was a suspended person's. */
export const endIfSuspended = (session: string): Statement => ({
  name: 'session.end-if-suspended',
  text: `DELETE FROM session s USING responder r
         WHERE s.id_hash = decode($1, 'hex') AND r.id = s.responder_id AND r.suspended_at IS NOT NULL
         RETURNING r.id`,
  values: [session],
});

export const endSession = (session: string): Statement => ({
  name: 'session.end',
  text: `DELETE FROM session WHERE id_hash = decode($1, 'hex') RETURNING device_id AS "deviceId"`,
  values: [session],
});

/** Also ends sign-ins that wait for a confirmation, which rest on what has just changed, and push messages on other devices. */
export const endAllSessionsBut = (session: string, responderId: ResponderId): Statement => ({
  name: 'session.end-all-but',
  text: `WITH pending AS (DELETE FROM pending_sign_in WHERE responder_id = $2),
              codes AS (UPDATE one_time_code SET code_hash = NULL WHERE responder_id = $2),
              pushes AS (DELETE FROM push_subscription p WHERE p.responder_id = $2 AND NOT EXISTS (
                SELECT FROM session s WHERE s.id_hash = decode($1, 'hex') AND s.device_id = p.device_id))
         DELETE FROM session WHERE responder_id = $2 AND id_hash <> decode($1, 'hex')`,
  values: [session, responderId],
});

/** Ends the known devices, passkeys and the Microsoft account as well. The device of the session in hand stays known. */
export const endEverythingBut = (session: string, responderId: ResponderId): Statement => ({
  name: 'session.end-everything-but',
  text: `WITH pending AS (DELETE FROM pending_sign_in WHERE responder_id = $2),
              codes AS (UPDATE one_time_code SET code_hash = NULL WHERE responder_id = $2),
              passkeys AS (DELETE FROM passkey WHERE responder_id = $2),
              passwords AS (DELETE FROM audit_password WHERE responder_id = $2),
              microsoft AS (DELETE FROM microsoft_account WHERE responder_id = $2),
              devices AS (DELETE FROM known_device d WHERE d.responder_id = $2 AND NOT EXISTS (
                SELECT FROM session s WHERE s.id_hash = decode($1, 'hex') AND s.device_id = d.id))
         DELETE FROM session WHERE responder_id = $2 AND id_hash <> decode($1, 'hex')`,
  values: [session, responderId],
});

/** Deletes a batch of expired sessions, skipping locked rows. */
export const sweepSessions = (now: Instant): Statement => ({
  name: 'session.sweep',
  text: `DELETE FROM session WHERE id_hash IN (
           SELECT id_hash FROM session WHERE expires_at <= $1 ORDER BY expires_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  values: [now],
});
