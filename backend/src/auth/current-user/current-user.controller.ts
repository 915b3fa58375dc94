import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { CurrentSession } from './current-session.decorator.js';
import { CurrentUserResponse } from './current-user.response.js';
import { CurrentUsers } from './current-users.js';

@ApiTags('Signing in')
@Controller('auth')
export class CurrentUserController {
  constructor(private readonly users: CurrentUsers) {}

  @Get('user')
  @ApiOperation({ summary: 'Who is signed in', description: 'Answers 401 if no one is signed in.' })
  @ApiOkResponse({ description: 'Who is signed in, with rights and profile.', type: CurrentUserResponse })
  currentUser(@CurrentSession() signedIn: SignedInResponder): Promise<CurrentUserResponse> {
    return this.users.describe(signedIn);
  }
}
