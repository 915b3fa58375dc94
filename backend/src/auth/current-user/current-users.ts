import { Injectable } from '@nestjs/common';
import { LicenceOfResponder } from '../../responders/licence-of-responder.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { toCurrentUser, type CurrentUserResponse } from './current-user.response.js';

/** Describes who is signed in, with what other slices know of them. */
@Injectable()
export class CurrentUsers {
  constructor(private readonly licences: LicenceOfResponder) {}

  async describe(signedIn: SignedInResponder): Promise<CurrentUserResponse> {
    // a licence that is verified was handed in, if not here
    const handedIn = signedIn.licenceVerified || (await this.licences.wasHandedIn(signedIn.responderId));
    return toCurrentUser(signedIn, handedIn);
  }
}
