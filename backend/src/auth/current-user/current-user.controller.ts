import { createParamDecorator, type ExecutionContext, Get, Injectable } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers, personOf, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { LicenceOfResponder } from '../../responders/responder-ports.js';
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

@Routes('auth', 'Signing in')
export class CurrentUserController {
  constructor(private readonly users: CurrentUsers) {}

  @Get('user')
  @ApiOperation({ summary: 'Read who is signed in', description: 'Answers 401 if no one is signed in.' })
  @Answers(CurrentUserResponse, 'The signed-in person, with rights and profile.')
  currentUser(@CurrentSession() signedIn: SignedInResponder): Promise<CurrentUserResponse> {
    return this.users.describe(signedIn);
  }
}
