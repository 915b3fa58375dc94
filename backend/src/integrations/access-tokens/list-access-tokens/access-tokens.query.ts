import type { Instant } from '@rigbook/contracts/kernel/time';
import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import type { AccessTokenId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../../platform/database/query.js';
import type { Page, PageRequest } from '../../../platform/http/page.js';

export interface AccessTokenRow {
  readonly id: AccessTokenId;
  readonly name: string;
  readonly scopes: readonly AccessTokenScope[];
  readonly createdAt: Instant;
  readonly expiresAt: Instant | null;
  readonly revokedAt: Instant | null;
  readonly lastUsedAt: Instant | null;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const SELECT = `SELECT t.id, t.name, t.scopes, t.created_at AS "createdAt", t.expires_at AS "expiresAt",
                       t.revoked_at AS "revokedAt", t.last_used_at AS "lastUsedAt",
                       r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName"
                FROM access_token t LEFT JOIN responder r ON r.id = t.created_by`;

/** Every token that was ever made, the newest first: ids grow with time. */
export const accessTokenPage = ({ limit, after }: PageRequest): Query<Page<AccessTokenRow>> =>
  query<AccessTokenRow, Page<AccessTokenRow>>(
    {
      name: `access-token.page${after ? '.after' : ''}`,
      text: `${SELECT} ${after ? 'WHERE t.id < $2' : ''} ORDER BY t.id DESC LIMIT $1`,
      values: [limit + 1, ...(after ? [after.id] : [])],
    },
    (rows) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit }),
  );

export const accessTokenById = (id: AccessTokenId): Query<AccessTokenRow | undefined> =>
  query<AccessTokenRow, AccessTokenRow | undefined>(
    { name: 'access-token.one', text: `${SELECT} WHERE t.id = $1`, values: [id] },
    ([row]) => row,
  );
