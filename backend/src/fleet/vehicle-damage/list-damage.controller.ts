import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { type DamageState, damageStates } from '@rigbook/contracts/fleet/fleet.words';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Optional, TakesId, TakesOneOf } from '../../platform/fields/index.js';
import { AdminRoutes, ApiPage, mapPage, type Page, PageQuery, pageRequest } from '../../platform/http/index.js';
import { damagePage } from './damage-page.query.js';
import { DamageResponse, toDamage } from './damage.response.js';

class ListDamageQuery extends PageQuery {
  @Optional()
  @TakesOneOf(damageStates, 'DamageStanding', 'standing must be open or resolved.', {
    default: 'open',
    description: 'Open damage, newest report first, or resolved damage, last resolved first.',
  })
  standing?: DamageState;

  @Optional() @TakesId('vehicleId must be the id of a vehicle.') vehicleId?: VehicleId;
}

@AdminRoutes('admin/damage', 'Admin: vehicles')
export class ListDamageController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List damage',
    description: 'Damage that was reported at check-ins, during shifts and at checkouts, open or resolved.',
  })
  @ApiPage(DamageResponse)
  async listDamage(@Query() query: ListDamageQuery): Promise<Page<DamageResponse>> {
    const { standing: state = 'open', vehicleId } = query;
    const page = await this.database.fetch(damagePage({ state, vehicleId }, pageRequest(query)));
    return mapPage(page, toDamage);
  }
}
