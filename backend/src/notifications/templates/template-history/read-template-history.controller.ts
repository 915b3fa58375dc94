import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { TemplateId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../../platform/database/database.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { ApiPage, linkNextPage, PageQuery, pageRequest } from '../../../platform/http/page.js';
import type { RigbookRequest } from '../../../platform/http/rigbook-request.js';
import { UuidPipe } from '../../../platform/http/uuid.pipe.js';
import { templateKey } from '../template-ids.js';
import { templateHistory } from './template-history.query.js';
import { TemplateVersionResponse, toTemplateVersion } from './template-version.response.js';

@ApiTags('Admin: templates')
@Controller('admin/templates')
@AdminOnly()
export class ReadTemplateHistoryController {
  constructor(private readonly database: Database) {}

  @Get(':id/history')
  @ApiOperation({
    summary: 'Read what a text was before',
    description: 'Every version that was saved, newest first, with who saved it. Before the first one it was ours.',
  })
  @ApiPage(TemplateVersionResponse)
  async readTemplateHistory(
    @Param('id', new UuidPipe<TemplateId>('TEMPLATE_NOT_FOUND')) id: TemplateId,
    @Query() query: PageQuery,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TemplateVersionResponse[]> {
    const key = templateKey(id);
    const page = await this.database.fetch(templateHistory(id, pageRequest(query)));
    linkNextPage({ request, reply }, page, (row) => ({ at: row.changed_at, id: row.id }));
    return page.rows.map((row) => toTemplateVersion(key, row));
  }
}
