import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/configuration/configuration.js';
import type { RigbookRequest } from '../../platform/http/index.js';

/** The address and the host that passkeys belong to. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** The public address; without one, that which the browser uses. The browser signs it, so one made up helps nobody. */
@Injectable()
export class PasskeySite {
  constructor(private readonly configuration: Configuration) {}

  of(request: RigbookRequest): Site {
    const { origin, hostname } = new URL(this.configuration.http.publicUrl ?? `${request.protocol}://${request.host}`);
    return { origin, host: hostname };
  }
}
