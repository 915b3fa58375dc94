import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CurrentUserResponse } from '../current-user/current-user.response.js';

@ApiSchema({ name: 'SignedIn' })
export class SignInResponse {
  @ApiProperty({ type: CurrentUserResponse })
  user!: CurrentUserResponse;

  @ApiProperty({ example: false, description: 'The profile or the licence is still to be handed in.' })
  isFirstTime!: boolean;
}
