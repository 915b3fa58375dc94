import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { isPhoneLastFour, isUnitNumber, signInFormatMessage } from '@rigbook/contracts/auth/auth.rules';
import { CurrentUserResponse } from '../current-user/current-user.response.js';
import { FollowsTextRule } from '../../platform/http/text-rule.decorator.js';

@ApiSchema({ name: 'SignIn' })
export class SignInDto {
  @ApiProperty({ pattern: '^[0-9]{3}$', example: '101' })
  @FollowsTextRule((text) => (isUnitNumber(text) ? undefined : signInFormatMessage))
  unitNumber!: string;

  @ApiProperty({ pattern: '^[0-9]{4}$', description: 'The last 4 digits of the phone number.', example: '0101' })
  @FollowsTextRule((text) => (isPhoneLastFour(text) ? undefined : signInFormatMessage))
  phoneLastFour!: string;
}

@ApiSchema({ name: 'SignedIn' })
export class SignInResponse {
  @ApiProperty({ type: CurrentUserResponse })
  user!: CurrentUserResponse;

  @ApiProperty({ example: false, description: 'The profile is incomplete, or no license has been submitted yet.' })
  isFirstTime!: boolean;
}
