import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { IsId } from '../../platform/http/id.decorator.js';
import { PageQuery } from '../../platform/http/page.js';
import { damageStandings, type DamageStanding } from './damage-page.query.js';

export class ListDamageQuery extends PageQuery {
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
