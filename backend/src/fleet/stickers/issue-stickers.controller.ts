import { Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import {
  AdminRoutes,
  Answers,
  AnswersCreated,
  Context,
  Idempotent,
  PathId,
  Refuses,
} from '../../platform/http/index.js';
import { adminFleet, FleetVehicleResponse, toFleetVehicle } from '../admin-fleet/fleet-vehicle.response.js';
import { IssueSticker } from './issue-sticker.handler.js';
import { StickerResponse } from './sticker.response.js';

@AdminRoutes('admin', 'Admin: vehicles')
export class IssueStickersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Put('stickers')
  @ApiOperation({
    summary: 'Give every vehicle a code for its sticker',
    description: 'Vehicles that have one keep it. Repeat it after vehicles were added.',
  })
  @Answers([FleetVehicleResponse], 'Every vehicle, by name, each with its code.')
  @Refuses('CHANGED_MEANWHILE')
  async issueStickers(@Context() context: CommandContext): Promise<FleetVehicleResponse[]> {
    const fleet = await this.database.fetch(adminFleet());
    for (const { id: vehicleId } of fleet.filter(({ stickerCode }) => stickerCode === null))
      await this.commands.execute(new IssueSticker({ vehicleId, renews: false, context })).catch(unlessRetired);
    return (await this.database.fetch(adminFleet())).map(toFleetVehicle);
  }

  @Post('vehicles/:id/sticker')
  @Idempotent()
  @ApiOperation({
    summary: "Renew a vehicle's sticker",
    description:
      'For a sticker that was lost or copied: the vehicle gets another code, and the earlier one leads nowhere.',
  })
  @AnswersCreated(StickerResponse, 'The new code.')
  @Refuses('CHANGED_MEANWHILE')
  renewSticker(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @Context() context: CommandContext,
  ): Promise<StickerResponse> {
    return this.commands.execute(new IssueSticker({ vehicleId, renews: true, context }));
  }
}

/** The rest get their codes even if one vehicle has just left the fleet. */
function unlessRetired(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'VEHICLE_NOT_FOUND')) throw error;
}
