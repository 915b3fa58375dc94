import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import type { AccessTokenId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { Statement } from '../../platform/event-store/index.js';

export interface NewAccessToken {
  readonly id: AccessTokenId;
  readonly name: string;
  readonly scopes: readonly AccessTokenScope[];
  readonly secretHash: Buffer;
  readonly createdBy: ResponderId | null;
  readonly createdAt: Instant;
  readonly expiresAt: Instant | null;
}

export const insertAccessToken = (token: NewAccessToken): Statement => ({
  name: 'access-token.insert',
  text: `INSERT INTO access_token (id, name, scopes, secret_hash, created_by, created_at, expires_at)
         VALUES ($1, $2, $3, decode($4, 'hex'), $5, $6, $7)`,
  values: [
    token.id,
    token.name,
    token.scopes,
    token.secretHash.toString('hex'),
    token.createdBy,
    token.createdAt,
    token.expiresAt,
  ],
});

export const revokeAccessToken = (id: AccessTokenId, now: Instant): Statement => ({
  name: 'access-token.revoke',
  text: `UPDATE access_token SET revoked_at = $2 WHERE id = $1`,
  values: [id, now],
});

export const noteAccessTokenUse = (id: AccessTokenId, now: Instant): Statement => ({
  name: 'access-token.note-use',
  text: `UPDATE access_token SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2)`,
  values: [id, now],
});

/** Returns the number of calls in this minute, including this one. A process whose clock is behind counts in the later minute. */
export const countCall = (id: AccessTokenId, minute: number): Statement => ({
  name: 'access-token.count-call',
  text: `INSERT INTO access_token_use AS use (token_id, minute, calls) VALUES ($1, $2, 1)
         ON CONFLICT (token_id) DO UPDATE SET
           calls = CASE WHEN use.minute < EXCLUDED.minute THEN 1 ELSE use.calls + 1 END,
           minute = greatest(use.minute, EXCLUDED.minute)
         RETURNING calls`,
  values: [id, minute],
});
