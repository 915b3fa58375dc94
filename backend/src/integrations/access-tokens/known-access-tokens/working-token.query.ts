import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import type { AccessTokenId } from '@rigbook/contracts/kernel/ids';
import type { Instant, Zone } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';
import type { KnownAccessToken } from '../../../platform/http/access-tokens.js';

export interface WorkingToken extends KnownAccessToken {
  readonly secretHash: Buffer;
  readonly lastUsedAt: Instant | null;
}

interface TokenRow {
  readonly scopes: readonly AccessTokenScope[];
  readonly secret_hash: string;
  readonly last_used_at: Instant | null;
  readonly zone: Zone;
}

/** The token with that id; undefined where there is none, or it does not work any more. */
export const workingToken = (id: AccessTokenId, now: Instant): Query<WorkingToken | undefined> =>
  query<TokenRow, WorkingToken | undefined>(
    {
      name: 'access-token.working',
      text: `SELECT t.scopes, encode(t.secret_hash, 'hex') AS secret_hash, t.last_used_at, o.zone
             FROM access_token t CROSS JOIN organisation_settings o
             WHERE t.id = $1 AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > $2)`,
      values: [id, now],
    },
    ([row]) =>
      row && {
        id,
        scopes: row.scopes,
        zone: row.zone,
        secretHash: Buffer.from(row.secret_hash, 'hex'),
        lastUsedAt: row.last_used_at,
      },
  );
