import { ApiSchema } from '@nestjs/swagger';
import { ACCESS_TOKEN_NAME_LIMIT, accessTokenNameProblem } from '@rigbook/contracts/integrations/access-token.rules';
import { type AccessTokenScope, accessTokenScopes } from '@rigbook/contracts/integrations/access-token.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { FollowsTextRule, OptionalOrNull, SomeOf, TakesInstant, Text } from '../../../platform/fields/index.js';
import { AccessTokenResponse } from '../access-token.response.js';

@ApiSchema({ name: 'CreateAccessToken' })
export class CreateAccessTokenDto {
  @Text({
    minLength: 1,
    maxLength: ACCESS_TOKEN_NAME_LIMIT,
    example: 'Dispatch board',
    description: 'The name of the program that will use it.',
  })
  @FollowsTextRule(accessTokenNameProblem)
  name!: string;

  @SomeOf(accessTokenScopes, 'AccessTokenScope', ['bookings:read'])
  @IsIn(accessTokenScopes, { each: true, message: `scopes must be among ${accessTokenScopes.join(', ')}.` })
  @ArrayUnique({ message: 'scopes must not contain duplicates.' })
  @ArrayMinSize(1, { message: 'Please choose at least one permission.' })
  @IsArray({ message: 'scopes must be a list.' })
  scopes!: AccessTokenScope[];

  @OptionalOrNull()
  @TakesInstant('2027-02-20T16:00:00.000Z', 'Null or omitted: valid until revoked.')
  expiresAt?: Instant | null;
}

@ApiSchema({ name: 'CreatedAccessToken' })
export class CreatedAccessTokenResponse extends AccessTokenResponse {
  @Text.orNull(
    `rigbook_0197f1c20d0170008000000000000d01_${'7f3a'.repeat(16)}`,
    'The token, shown only in this answer. Null in the answer to a repeat, since it is not stored.',
  )
  token!: string | null;
}
