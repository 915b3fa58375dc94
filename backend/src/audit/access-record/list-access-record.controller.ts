import { isIP } from 'node:net';
import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { type AccessKind, accessKinds } from '@rigbook/contracts/access-record/access-record.words';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Holds, Optional, TakesId, TakesInstant, TakesOneOf, Text } from '../../platform/fields/index.js';
import { ApiPage, AuditorOnly, mapPage, type Page, PageQuery, pageRequest, Routes } from '../../platform/http/index.js';
import { accessRecordPage } from './access-record.query.js';
import { AccessRecordEntryResponse, toAccessRecordEntry } from './access-record.response.js';

/** `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/48` */
function isNetwork(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  return (
    family !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= (family === 4 ? 32 : 128)))
  );
}

class ListAccessRecordQuery extends PageQuery {
  @Optional()
  @TakesOneOf(accessKinds, 'AccessKind', 'kind must be a kind of entry.')
  kind?: AccessKind;

  @Optional() @Text('101') @Matches(/^\d{3}$/, { message: 'unitNumber must be 3 digits.' }) unitNumber?: string;

  @Optional()
  @Text({ example: '192.0.2.0/24', description: 'An address, or a network with its length.' })
  @Holds('isNetwork', isNetwork, 'network must be an address, or a network such as 192.0.2.0/24.')
  network?: string;

  @Optional() @TakesId('responderId must be the id of a user.') responderId?: ResponderId;

  @Optional() @TakesInstant({ description: 'Happened at or after this time.' }) from?: Instant;
  @Optional() @TakesInstant({ description: 'Happened before this time.' }) to?: Instant;
}

@Routes('audit/access-record', 'Audit')
@AuditorOnly()
export class ListAccessRecordController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List the access record',
    description:
      'Who signed in or tried to, what was refused, and who read photos, dossiers, exports, users and bookings of others; latest first. All filters are optional.',
  })
  @ApiPage(AccessRecordEntryResponse)
  async listAccessRecord(@Query() query: ListAccessRecordQuery): Promise<Page<AccessRecordEntryResponse>> {
    return mapPage(await this.database.fetch(accessRecordPage(query, pageRequest(query))), toAccessRecordEntry);
  }
}
