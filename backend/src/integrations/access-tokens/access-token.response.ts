import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { accessTokenStanding } from '@rigbook/contracts/integrations/access-token.rules';
import {
  accessTokenScopes,
  accessTokenStandings,
  type AccessTokenScope,
  type AccessTokenStanding,
} from '@rigbook/contracts/integrations/access-token.words';
import type { AccessTokenId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { AccessTokenRow } from './list-access-tokens/access-tokens.query.js';

const instant = { type: String, format: 'date-time', example: '2026-11-22T16:00:00.000Z' } as const;
const instantOrNull = { ...instant, nullable: true, example: null } as const;

@ApiSchema({ name: 'AccessTokenCreator' })
class AccessTokenCreatorResponse {
  @ApiProperty({ type: String, nullable: true, example: '100', description: 'Null once the person was erased.' })
  unitNumber!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Noa' })
  firstName!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Peretz' })
  lastName!: string | null;
}

/** What is known of a token; never its secret. */
@ApiSchema({ name: 'AccessToken' })
export class AccessTokenResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0d01-7000-8000-000000000d01' })
  id!: AccessTokenId;
  @ApiProperty({ example: 'Dispatch board' })
  name!: string;
  @ApiProperty({ enum: accessTokenScopes, enumName: 'AccessTokenScope', isArray: true, example: ['bookings:read'] })
  scopes!: AccessTokenScope[];
  @ApiProperty({ enum: accessTokenStandings, enumName: 'AccessTokenStanding', example: 'working' })
  standing!: AccessTokenStanding;
  @ApiProperty({ type: AccessTokenCreatorResponse })
  createdBy!: AccessTokenCreatorResponse;
  @ApiProperty(instant)
  createdAt!: Instant;
  @ApiProperty({ ...instantOrNull, description: 'Null: it works until it is revoked.' })
  expiresAt!: Instant | null;
  @ApiProperty(instantOrNull)
  revokedAt!: Instant | null;
  @ApiProperty({ ...instantOrNull, description: 'To the quarter of an hour; null: never.' })
  lastUsedAt!: Instant | null;
}

export function toAccessToken(row: AccessTokenRow, now: Instant): AccessTokenResponse {
  const { unitNumber, firstName, lastName, scopes, ...token } = row;
  return {
    ...token,
    scopes: [...scopes],
    standing: accessTokenStanding(token, now),
    createdBy: { unitNumber, firstName, lastName },
  };
}
