import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/configuration/configuration.js';
import type { RigbookRequest } from '../../platform/http/index.js';

/** Where people and their programs reach us: as it is configured, or as the request did. */
@Injectable()
export class PublicOrigin {
  constructor(private readonly configuration: Configuration) {}

  of({ protocol, host }: RigbookRequest): string {
    return this.configuration.http.publicUrl ?? `${protocol}://${host}`;
  }
}
