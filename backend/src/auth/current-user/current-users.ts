import { Injectable } from '@nestjs/common';
import { LicenceOfResponder } from '../../responders/other-slices.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { toCurrentUser, type CurrentUserResponse } from './current-user.response.js';

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
