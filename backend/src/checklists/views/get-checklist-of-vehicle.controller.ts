import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Part } from '../../platform/fields/index.js';
import { Answers, PathId, Routes } from '../../platform/http/index.js';
import { checkInEditionInForce } from './checklist-editions.query.js';
import { EditionResponse } from './edition.response.js';

@ApiSchema({ name: 'ChecklistOfVehicle' })
class ChecklistOfVehicleResponse {
  @Part.orNull(EditionResponse, 'Null: the sixteen items.') checkIn!: EditionResponse | null;
}

@Routes('vehicles', 'Vehicles')
export class GetChecklistOfVehicleController {
  constructor(private readonly database: Database) {}

  @Get(':id/checklist')
  @ApiOperation({
    summary: "Read the checklist of a vehicle's check-in",
    description: 'For who takes a vehicle without a booking. The edition that is in force now.',
  })
  @Answers(ChecklistOfVehicleResponse, 'The edition.')
  async getChecklistOfVehicle(@PathId('VEHICLE_NOT_FOUND') id: VehicleId): Promise<ChecklistOfVehicleResponse> {
    const checkIn = await this.database.fetch(checkInEditionInForce(id));
    if (checkIn === undefined) throw new Refusal('VEHICLE_NOT_FOUND');
    return { checkIn };
  }
}
