import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Database } from '../../platform/database/index.js';
import { ApiPage, mapPage, PageQuery, pageRequest, Routes, SignedInPerson } from '../../platform/http/index.js';
import type { Page, Person } from '../../platform/http/index.js';
import { peopleNow } from '../../responders/people/people-now.query.js';
import { accessRecordPage } from './access-record.query.js';
import { AccessRecordEntryResponse, toAccessRecordEntry } from './access-record.response.js';

@Routes('auth/access-record', 'Signing in')
export class ListOwnAccessRecordController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List your entries of the access record',
    description: 'Your sign-ins, and failed ones with your unit number; latest first.',
  })
  @ApiPage(AccessRecordEntryResponse)
  async listOwnAccessRecord(
    @Query() query: PageQuery,
    @SignedInPerson() { responderId }: Person,
  ): Promise<Page<AccessRecordEntryResponse>> {
    const people = await this.database.fetch(peopleNow([responderId]));
    const concerns = { responderId, unitNumber: people.get(responderId)?.unitNumber ?? '' };
    return mapPage(await this.database.fetch(accessRecordPage({ concerns }, pageRequest(query))), toAccessRecordEntry);
  }
}
