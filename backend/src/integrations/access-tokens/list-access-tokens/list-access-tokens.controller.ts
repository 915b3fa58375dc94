import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../../platform/database/index.js';
import { AdminOnly, ApiPage, mapPage, PageQuery, pageRequest } from '../../../platform/http/index.js';
import type { Page, RigbookRequest } from '../../../platform/http/index.js';
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
    @Req() { receivedAt: now }: RigbookRequest,
  ): Promise<Page<AccessTokenResponse>> {
    const page = await this.database.fetch(accessTokenPage(pageRequest(query)));
    return mapPage(page, (row) => toAccessToken(row, now));
  }
}
