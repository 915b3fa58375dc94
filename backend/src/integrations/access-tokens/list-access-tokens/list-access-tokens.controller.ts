import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { AdminRoutes, ApiPage, mapPage, Now, type Page, PageQuery, pageRequest } from '../../../platform/http/index.js';
import { accessTokenPage, AccessTokenResponse, toAccessToken } from '../access-token.response.js';

@AdminRoutes('admin/access-tokens', 'Admin: access tokens')
export class ListAccessTokensController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List access tokens',
    description:
      'Newest first, including expired and revoked ones, since the log refers to them. Never includes a secret.',
  })
  @ApiPage(AccessTokenResponse)
  async listAccessTokens(@Query() query: PageQuery, @Now() now: Instant): Promise<Page<AccessTokenResponse>> {
    const page = await this.database.fetch(accessTokenPage(pageRequest(query)));
    return mapPage(page, (row) => toAccessToken(row, now));
  }
}
