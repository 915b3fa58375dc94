import { Controller, createParamDecorator, type ExecutionContext, Get, Injectable } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { personOf, type RigbookRequest } from '../../platform/http/index.js';
import { LicenceOfResponder } from '../../responders/other-slices.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { CurrentUserResponse, toCurrentUser } from './current-user.response.js';

/** Describes the signed-in person, including what other slices know about them. */
@Injectable()
export class CurrentUsers {
  constructor(private readonly licences: LicenceOfResponder) {}

  async describe(signedIn: SignedInResponder): Promise<CurrentUserResponse> {
    // a verified license was submitted, even if not through this application
    const handedIn = signedIn.licenceVerified || (await this.licences.wasHandedIn(signedIn.responderId));
    return toCurrentUser(signedIn, handedIn);
  }
}

/** The caller with everything that the session guard read of them: every person on a request was put there by it. */
export const CurrentSession = createParamDecorator(
  (_: unknown, execution: ExecutionContext): SignedInResponder =>
    personOf(execution.switchToHttp().getRequest<RigbookRequest>()) as SignedInResponder,
);

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
