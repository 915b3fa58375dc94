import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { passkeyLimits } from '@rigbook/contracts/auth/passkey.limits';
import { allRows, oneRow, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { sessionEndsAt } from '../session/session.rules.js';

/** What a person sees of a passkey. */
export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: Instant;
  readonly lastUsedAt: Instant | null;
}

/** What checks an answer of a passkey. */
export interface StoredPasskey {
  readonly id: string;
  readonly responderId: ResponderId;
  readonly publicKey: Buffer;
  /** how often it was used, if it counts */
  readonly uses: number;
}

interface NewPasskey {
  readonly id: string;
  readonly responderId: ResponderId;
  readonly credential: string;
  readonly publicKey: Uint8Array;
  readonly uses: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly now: Instant;
}

/** Makes simultaneous additions wait. A statement of its own: the one that counts must begin after the wait, to see them all. */
export const lockOwner = (responderId: ResponderId): Query<unknown> =>
  allRows({
    name: 'passkey.lock-owner',
    text: `SELECT FROM responder WHERE id = $1 FOR NO KEY UPDATE`,
    values: [responderId],
  });

/** Returns no row if the person has as many as they may. */
export const addPasskey = (passkey: NewPasskey): Query<readonly unknown[]> =>
  allRows({
    name: 'passkey.add',
    text: `INSERT INTO passkey (id, responder_id, credential, public_key, uses, transports, name, added_at)
         SELECT $1, id, $3, $4, $5, $6, $7, $8 FROM responder
         WHERE id = $2 AND (SELECT count(*) FROM passkey WHERE responder_id = $2) < $9
         ON CONFLICT (credential) DO NOTHING RETURNING id`,
    values: [
      passkey.id,
      passkey.responderId,
      passkey.credential,
      passkey.publicKey,
      passkey.uses,
      passkey.transports,
      passkey.name,
      passkey.now,
      passkeyLimits.most,
    ],
  });

export const ownPasskeys = (responderId: ResponderId): Query<readonly OwnPasskey[]> =>
  allRows<OwnPasskey>({
    name: 'passkey.own',
    text: `SELECT id, name, added_at AS "addedAt", last_used_at AS "lastUsedAt" FROM passkey
           WHERE responder_id = $1 ORDER BY added_at, id`,
    values: [responderId],
  });

/** What a browser needs to find or to avoid them. */
export const credentialsOf = (responderId: ResponderId) =>
  allRows<{ credential: string; transports: string[] }>({
    name: 'passkey.credentials',
    text: `SELECT credential, transports FROM passkey WHERE responder_id = $1`,
    values: [responderId],
  });

export const passkeyWith = (credential: string) =>
  oneRow<StoredPasskey>({
    name: 'passkey.with-credential',
    text: `SELECT id, responder_id AS "responderId", public_key AS "publicKey", uses::float8 AS uses FROM passkey
           WHERE credential = $1`,
    values: [credential],
  });

/** Returns no row if it has been removed, or was used in the meantime and counts its uses. */
export const noteUse = ({ id, uses }: StoredPasskey, usesNow: number, now: Instant): Statement => ({
  name: 'passkey.note-use',
  text: `UPDATE passkey SET uses = $3, last_used_at = $4 WHERE id = $1 AND uses = $2 RETURNING id`,
  values: [id, uses, usesNow, now],
});

export const removePasskey = (responderId: ResponderId, id: string): Statement => ({
  name: 'passkey.remove',
  text: `DELETE FROM passkey WHERE responder_id = $1 AND id = $2 RETURNING id`,
  values: [responderId, id],
});

/** Begins a session for the passkey's owner; returns no row if it has been removed. */
export const beginSessionWith = ({ id }: StoredPasskey, session: string, now: Instant): Statement => ({
  name: 'passkey.begin-session',
  text: `INSERT INTO session (id_hash, responder_id, started_at, last_seen_at, expires_at)
         SELECT decode($1, 'hex'), responder_id, $2, $2, $3 FROM passkey WHERE id = $4 FOR SHARE
         RETURNING responder_id`,
  values: [session, now, sessionEndsAt(now), id],
});
