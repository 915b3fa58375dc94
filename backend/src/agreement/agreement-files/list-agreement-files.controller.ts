import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { searchWords } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { FastifyReply } from 'fastify';
import { meaningsOf } from '../../booking/views/booking-diary/diary-search.js';
import { Database } from '../../platform/database/database.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { ApiPage, linkNextPage, pageRequest } from '../../platform/http/page.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { AgreementFileResponse, toAgreementFile } from './agreement-file.response.js';
import { agreementFiles, placeInFiles } from './agreement-files.query.js';
import { ListAgreementFilesQuery } from './list-agreement-files.dto.js';

@ApiTags('Admin: agreements')
@Controller('admin/agreements')
@AdminOnly()
export class ListAgreementFilesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List the signed agreements',
    description: 'The latest signature first. A document that is gone is listed all the same, and said to be gone.',
  })
  @ApiPage(AgreementFileResponse)
  async listAgreementFiles(
    @Query() query: ListAgreementFilesQuery,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AgreementFileResponse[]> {
    const words = searchWords(query.search ?? '');
    const meanings = words.length > 0 ? await this.database.fetch(meaningsOf(words)) : [];
    const page = await this.database.fetch(agreementFiles(meanings, pageRequest(query)));
    linkNextPage({ request, reply }, page, placeInFiles);
    return page.rows.map(toAgreementFile);
  }
}
