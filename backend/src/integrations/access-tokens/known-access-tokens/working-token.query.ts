import type { AccessTokenId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';
import type { KnownAccessToken } from '../../../platform/http/access-tokens.js';

export interface WorkingToken extends KnownAccessToken {
  readonly secretHash: Buffer;
  readonly lastUsedAt: Instant | null;
}

/** The token with that id; undefined where there is none, or it does not work any more. */
export const workingToken = (id: AccessTokenId, now: Instant): Query<WorkingToken | undefined> =>
  query<Omit<WorkingToken, 'id'>, WorkingToken | undefined>(
    {
      name: 'access-token.working',
      text: `SELECT t.scopes, t.secret_hash AS "secretHash", t.last_used_at AS "lastUsedAt", o.zone
             FROM access_token t CROSS JOIN organisation_settings o
             WHERE t.id = $1 AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > $2)`,
      values: [id, now],
    },
    ([row]) => row && { id, ...row },
  );
