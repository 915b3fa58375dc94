import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { sessionEndsAt } from '../session/session.rules.js';

/** An account as its provider names it. A subject is unique only within its issuer; email addresses are not compared. */
export interface MicrosoftAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** The constraint `microsoft_account_issuer_subject_key` refuses an account that is linked to another responder. */
export const storeMicrosoftAccount = (
  responderId: ResponderId,
  { issuer, subject }: MicrosoftAccount,
  linkedAt: Instant,
): Statement => ({
  name: 'microsoft-account.store',
  text: `INSERT INTO microsoft_account (responder_id, issuer, subject, linked_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (responder_id)
         DO UPDATE SET issuer = EXCLUDED.issuer, subject = EXCLUDED.subject, linked_at = EXCLUDED.linked_at`,
  values: [responderId, issuer, subject, linkedAt],
});

export const removeMicrosoftAccount = (responderId: ResponderId): Statement => ({
  name: 'microsoft-account.remove',
  text: `DELETE FROM microsoft_account WHERE responder_id = $1`,
  values: [responderId],
});

/** Begins a session for the responder whose account it is; returns no row if it is not linked. */
export const beginSessionOf = ({ issuer, subject }: MicrosoftAccount, session: string, now: Instant): Statement => ({
  name: 'microsoft-account.begin-session',
  text: `INSERT INTO session (id_hash, responder_id, started_at, last_seen_at, expires_at)
         SELECT decode($1, 'hex'), responder_id, $2, $2, $3 FROM microsoft_account
         WHERE issuer = $4 AND subject = $5 FOR SHARE
         RETURNING responder_id`,
  values: [session, now, sessionEndsAt(now), issuer, subject],
});

/** A responder and the account that is linked to them, if any. */
export interface Linked {
  readonly account: MicrosoftAccount | undefined;
}

/** Undefined for an unknown or erased responder. */
export const linkedTo = (responderId: ResponderId): Query<Linked | undefined> =>
  query<{ issuer: string | null; subject: string | null }, Linked | undefined>(
    {
      name: 'microsoft-account.linked-to',
      text: `SELECT m.issuer, m.subject FROM responder r LEFT JOIN microsoft_account m ON m.responder_id = r.id
             WHERE r.id = $1`,
      values: [responderId],
    },
    ([row]) =>
      row && {
        account: row.issuer === null || row.subject === null ? undefined : { issuer: row.issuer, subject: row.subject },
      },
  );
