import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { ApiPage, linkNextPage, pageRequest } from '../../platform/http/page.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { damagePage, placeInDamage } from './damage-page.query.js';
import { DamageResponse, toDamage } from './damage.response.js';
import { ListDamageQuery } from './list-damage.dto.js';

@ApiTags('Admin: vehicles')
@Controller('admin/damage')
@AdminOnly()
export class ListDamageController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'List the damage of vehicles', description: 'What checkouts reported: open, or resolved.' })
  @ApiPage(DamageResponse)
  async listDamage(
    @Query() query: ListDamageQuery,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DamageResponse[]> {
    const { standing = 'open', vehicleId } = query;
    const page = await this.database.fetch(damagePage({ standing, vehicleId }, pageRequest(query)));
    linkNextPage({ request, reply }, page, placeInDamage);
    return page.rows.map(toDamage);
  }
}
