import { Injectable } from '@nestjs/common';
import { KNOWN_DEVICE_SECONDS } from '@rigbook/contracts/auth/auth.limits';
import { Configuration } from '../../platform/configuration/configuration.js';
import { HostCookie } from '../session/host-cookie.js';

/** Recognizes a browser. Its value is random; the database knows whose device it is, by an HMAC of it. */
@Injectable()
export class DeviceCookie extends HostCookie {
  constructor(configuration: Configuration) {
    super(configuration, 'rigbook_device', KNOWN_DEVICE_SECONDS);
  }
}
