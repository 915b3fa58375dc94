import { ApiSchema } from '@nestjs/swagger';
import { accessTokenState } from '@rigbook/contracts/integrations/access-token.rules';
import { accessTokenScopes, accessTokenStates } from '@rigbook/contracts/integrations/access-token.words';
import type { AccessTokenScope, AccessTokenState } from '@rigbook/contracts/integrations/access-token.words';
import type { AccessTokenId, Instant } from '@rigbook/contracts/kernel';
import { oneRow, query, type Query } from '../../platform/database/index.js';
import { Id, Moment, OneOf, Part, SomeOf, Text } from '../../platform/fields/index.js';
import { type Page, pageOf, type PageRequest } from '../../platform/http/index.js';

interface AccessTokenRow {
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

/** All tokens ever made, newest first, since ids grow with time. */
export const accessTokenPage = ({ limit, after }: PageRequest): Query<Page<AccessTokenRow>> =>
  query<AccessTokenRow, Page<AccessTokenRow>>(
    {
      name: `access-token.page${after ? '.after' : ''}`,
      text: `${SELECT} ${after ? 'WHERE t.id < $2' : ''} ORDER BY t.id DESC LIMIT $1`,
      values: [limit + 1, ...(after ? [after.id] : [])],
    },
    pageOf(limit, ({ createdAt: at, id }) => ({ at, id })),
  );

export const accessTokenById = (id: AccessTokenId): Query<AccessTokenRow | undefined> =>
  oneRow<AccessTokenRow>({ name: 'access-token.one', text: `${SELECT} WHERE t.id = $1`, values: [id] });

@ApiSchema({ name: 'AccessTokenCreator' })
class AccessTokenCreatorResponse {
  @Text.orNull('100', 'Null if the person was erased.') unitNumber!: string | null;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Peretz') lastName!: string | null;
}

/** A token without its secret. */
@ApiSchema({ name: 'AccessToken' })
export class AccessTokenResponse {
  @Id('0197f1c2-0d01-7000-8000-000000000d01') id!: AccessTokenId;
  @Text('Dispatch board') name!: string;
  @SomeOf(accessTokenScopes, 'AccessTokenScope', ['bookings:read']) scopes!: AccessTokenScope[];
  @OneOf(accessTokenStates, 'AccessTokenStanding', 'working') standing!: AccessTokenState;
  @Part(AccessTokenCreatorResponse) createdBy!: AccessTokenCreatorResponse;
  @Moment('2026-11-22T16:00:00.000Z') createdAt!: Instant;
  @Moment.orNull(null, 'Null: valid until revoked.') expiresAt!: Instant | null;
  @Moment.orNull(null) revokedAt!: Instant | null;
  @Moment.orNull(null, 'Rounded to a quarter of an hour; null: never.') lastUsedAt!: Instant | null;
}

export function toAccessToken(row: AccessTokenRow, now: Instant): AccessTokenResponse {
  const { unitNumber, firstName, lastName, scopes, ...token } = row;
  return {
    ...token,
    scopes: [...scopes],
    standing: accessTokenState(token, now),
    createdBy: { unitNumber, firstName, lastName },
  };
}
