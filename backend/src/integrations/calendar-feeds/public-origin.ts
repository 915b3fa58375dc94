import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/configuration/configuration.js';
import type { RigbookRequest } from '../../platform/http/index.js';

/** The server's public origin: as configured, or as used by the request. */
@Injectable()
export class PublicOrigin {
  constructor(private readonly configuration: Configuration) {}

  of({ protocol, host }: RigbookRequest): string {
    return this.configuration.http.publicUrl ?? `${protocol}://${host}`;
  }
}
