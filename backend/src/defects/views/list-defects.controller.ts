import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { type DefectStanding, defectStandings } from '@rigbook/contracts/fleet/defect.words';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Optional, TakesId, TakesOneOf } from '../../platform/fields/index.js';
import { AdminRoutes, ApiPage, mapPage, type Page, PageQuery, pageRequest } from '../../platform/http/index.js';
import { DefectResponse } from './defect.response.js';
import { defectPage } from './vehicle-defects.query.js';

class ListDefectsQuery extends PageQuery {
  @Optional()
  @TakesOneOf(defectStandings, 'DefectStanding', 'standing must be standing or closed.', {
    default: 'standing',
    description: 'Defects that stand, newest report first, or those that were fixed or declined, the last first.',
  })
  standing?: DefectStanding;

  @Optional() @TakesId('vehicleId must be the id of a vehicle.') vehicleId?: VehicleId;
}

@AdminRoutes('admin/defects', 'Admin: vehicles')
export class ListDefectsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List defects',
    description: 'What was not all right when vehicles were taken and returned, and what was done about it.',
  })
  @ApiPage(DefectResponse)
  async listDefects(@Query() query: ListDefectsQuery): Promise<Page<DefectResponse>> {
    const { standing = 'standing', vehicleId } = query;
    const page = await this.database.fetch(defectPage({ standing, vehicleId }, pageRequest(query)));
    return mapPage(page, (defect): DefectResponse => defect);
  }
}
