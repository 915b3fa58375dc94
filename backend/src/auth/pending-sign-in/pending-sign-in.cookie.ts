import { Injectable } from '@nestjs/common';
import { PENDING_SIGN_IN_SECONDS } from '@rigbook/contracts/auth/auth.limits';
import { Configuration } from '../../platform/configuration/configuration.js';
import { HostCookie } from '../session/host-cookie.js';

/** Names the sign-in that waits for the confirmation of this device. It opens nothing else. */
@Injectable()
export class PendingSignInCookie extends HostCookie {
  constructor(configuration: Configuration) {
    super(configuration, 'rigbook_pending', PENDING_SIGN_IN_SECONDS);
  }
}
