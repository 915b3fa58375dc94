import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ACCESS_TOKEN_NAME_LIMIT, accessTokenNameProblem } from '@rigbook/contracts/integrations/access-token.rules';
import { type AccessTokenScope, accessTokenScopes } from '@rigbook/contracts/integrations/access-token.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { ArrayMinSize, ArrayUnique, IsArray, IsIn, ValidateIf } from 'class-validator';
import { FollowsTextRule, IsInstant } from '../../../platform/http/index.js';
import { AccessTokenResponse } from '../access-token.response.js';

@ApiSchema({ name: 'CreateAccessToken' })
export class CreateAccessTokenDto {
  @ApiProperty({
    minLength: 1,
    maxLength: ACCESS_TOKEN_NAME_LIMIT,
    example: 'Dispatch board',
    description: 'What the program is called that will use it.',
  })
  @FollowsTextRule(accessTokenNameProblem)
  name!: string;

  @ApiProperty({ enum: accessTokenScopes, enumName: 'AccessTokenScope', isArray: true, example: ['bookings:read'] })
  @IsIn(accessTokenScopes, { each: true, message: `scopes must be among ${accessTokenScopes.join(', ')}.` })
  @ArrayUnique({ message: 'scopes must be named once each.' })
  @ArrayMinSize(1, { message: 'Please choose at least one permission.' })
  @IsArray({ message: 'scopes must be a list.' })
  scopes!: AccessTokenScope[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    required: false,
    example: '2027-02-20T16:00:00.000Z',
    description: 'Left out or null: it works until it is revoked.',
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null)
  @IsInstant()
  expiresAt?: Instant | null;
}

@ApiSchema({ name: 'CreatedAccessToken' })
export class CreatedAccessTokenResponse extends AccessTokenResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: `rigbook_0197f1c20d0170008000000000000d01_${'7f3a'.repeat(16)}`,
    description: 'The token itself: only here and only now. Null in the answer to a repeat, since it is not kept.',
  })
  token!: string | null;
}
