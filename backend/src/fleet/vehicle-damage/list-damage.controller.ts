import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply } from 'fastify';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../platform/database/index.js';
import { AdminOnly, ApiPage, IsId, linkNextPage, PageQuery, pageRequest } from '../../platform/http/index.js';
import type { RigbookRequest } from '../../platform/http/index.js';
import { damagePage, type DamageStanding, damageStandings, placeInDamage } from './damage-page.query.js';
import { DamageResponse, toDamage } from './damage.response.js';

class ListDamageQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: damageStandings,
    enumName: 'DamageStanding',
    default: 'open',
    description: 'Open damage of the fleet, newest report first; or what was resolved, last resolved first.',
  })
  @IsOptional()
  @IsIn(damageStandings, { message: 'standing must be open or resolved.' })
  standing?: DamageStanding;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsId('vehicleId must be the id of a vehicle.')
  vehicleId?: VehicleId;
}

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
