import { PENDING_SIGN_IN_SECONDS } from '@rigbook/contracts/auth/auth.limits';
import type { LettingIn } from '@rigbook/contracts/auth/device.words';
import { addSeconds, type Instant, type ResponderId } from '@rigbook/contracts/kernel';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { oneRow, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import type { SeenDevice } from '../known-device/known-device.statements.js';
import { codesValidSince } from '../one-time-code/one-time-code.policy.js';
import { sessionEndsAt } from '../session/session.rules.js';
import type { Credentials } from '../session/session.statements.js';

/** A person's sign-ins that may wait at the same time. */
const MOST_PER_PERSON = 5;

interface NewPendingSignIn {
  readonly id: string;
  /** hexadecimal */
  readonly cookieHash: string;
  readonly credentials: Credentials;
  readonly device: SeenDevice;
  /** places of its words */
  readonly phrase: readonly number[];
  readonly now: Instant;
}

/** Returns no row if the credentials are wrong, like {@link beginSession}. The oldest of too many ends. */
export const beginPendingSignIn = (pending: NewPendingSignIn): Statement => ({
  name: 'pending-sign-in.begin',
  text: `WITH person AS (
           SELECT id FROM responder WHERE unit_number = $3 AND phone_last_four = $4 FOR SHARE
         ), ended AS (
           DELETE FROM pending_sign_in WHERE id IN (
             SELECT p.id FROM pending_sign_in p JOIN person ON person.id = p.responder_id
             ORDER BY p.begun_at DESC, p.id DESC OFFSET $11)
         )
         INSERT INTO pending_sign_in (id, cookie_hash, responder_id, begun_at, expires_at, browser, system, network, phrase)
         SELECT $1, decode($2, 'hex'), id, $5, $6, $7, $8, $9, $10 FROM person
         RETURNING id`,
  values: [
    pending.id,
    pending.cookieHash,
    pending.credentials.unitNumber,
    pending.credentials.phoneLastFour,
    pending.now,
    addSeconds(pending.now, PENDING_SIGN_IN_SECONDS),
    pending.device.browser,
    pending.device.system,
    pending.device.network,
    pending.phrase,
    MOST_PER_PERSON - 1,
  ],
});

export interface PendingSignIn {
  readonly id: string;
  readonly responderId: ResponderId;
  readonly unitNumber: string;
  readonly isAdmin: boolean;
  readonly isSuspended: boolean;
  readonly expiresAt: Instant;
  readonly phrase: readonly number[];
  readonly lettingIn: LettingIn;
  /** the channel of a code that was sent for it and is still valid */
  readonly codeSentBy: MessageChannel | null;
  /** a code could not be delivered */
  readonly deliveryFailed: boolean;
}

export const pendingSignIn = (cookieHash: string, now: Instant): Query<PendingSignIn | undefined> =>
  oneRow<PendingSignIn>({
    name: 'pending-sign-in.read',
    text: `SELECT p.id, p.responder_id AS "responderId", r.unit_number AS "unitNumber", r.is_admin AS "isAdmin",
                  r.suspended_at IS NOT NULL AS "isSuspended",
                  p.expires_at AS "expiresAt", p.phrase,
                  CASE WHEN p.asked_at IS NULL THEN 'not-asked' WHEN p.let_in THEN 'let-in'
                       WHEN p.decided_at IS NULL THEN 'waiting' ELSE 'refused' END AS "lettingIn",
                  (SELECT c.channel FROM one_time_code c
                   WHERE c.responder_id = p.responder_id AND c.purpose = 'device' AND c.code_hash IS NOT NULL
                     AND NOT c.failed AND c.sent_at >= p.begun_at AND c.sent_at > $3) AS "codeSentBy",
                  EXISTS (SELECT FROM one_time_code c WHERE c.responder_id = p.responder_id AND c.purpose = 'device'
                            AND c.failed AND c.sent_at >= p.begun_at) AS "deliveryFailed"
           FROM pending_sign_in p JOIN responder r ON r.id = p.responder_id
           WHERE p.cookie_hash = decode($1, 'hex') AND p.expires_at > $2`,
    values: [cookieHash, now, codesValidSince(now)],
  });

/** Asks an administrator, once. */
export const askToBeLetIn = (id: string, now: Instant): Statement => ({
  name: 'pending-sign-in.ask',
  text: `UPDATE pending_sign_in SET asked_at = $2 WHERE id = $1 AND asked_at IS NULL RETURNING id`,
  values: [id, now],
});

/** Begins the session that was waited for, once. Returns no row if the sign-in is over. */
export const beginPendingSession = (pendingId: string, session: string, now: Instant): Statement => ({
  name: 'pending-sign-in.begin-session',
  text: `WITH confirmed AS (DELETE FROM pending_sign_in WHERE id = $1 AND expires_at > $3 RETURNING responder_id)
         INSERT INTO session (id_hash, responder_id, started_at, last_seen_at, expires_at)
         SELECT decode($2, 'hex'), responder_id, $3, $3, $4 FROM confirmed
         RETURNING responder_id`,
  values: [pendingId, session, now, sessionEndsAt(now)],
});

/** Deletes a batch of sign-ins that waited too long, skipping locked rows. */
export const sweepPendingSignIns = (now: Instant): Statement => ({
  name: 'pending-sign-in.sweep',
  text: `DELETE FROM pending_sign_in WHERE id IN (
           SELECT id FROM pending_sign_in WHERE expires_at <= $1 ORDER BY expires_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  values: [now],
});
