import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../../platform/database/index.js';
import { AdminOnly, ApiPage, linkNextPage, PageQuery, pageRequest } from '../../../platform/http/index.js';
import type { RigbookRequest } from '../../../platform/http/index.js';
import { accessTokenPage, AccessTokenResponse, toAccessToken } from '../access-token.response.js';

@ApiTags('Admin: access tokens')
@Controller('admin/access-tokens')
@AdminOnly()
export class ListAccessTokensController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List the access tokens',
    description: 'Newest first, with those that have ended or were revoked: the log names them. Never with a secret.',
  })
  @ApiPage(AccessTokenResponse)
  async listAccessTokens(
    @Query() query: PageQuery,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessTokenResponse[]> {
    const page = await this.database.fetch(accessTokenPage(pageRequest(query)));
    linkNextPage({ request, reply }, page, ({ id, createdAt: at }) => ({ id, at }));
    return page.rows.map((row) => toAccessToken(row, request.receivedAt));
  }
}
