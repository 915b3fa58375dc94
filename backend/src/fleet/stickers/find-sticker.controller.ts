import { Get, Param } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { readStickerCode } from '@rigbook/contracts/fleet/sticker-code';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { Database, oneRow, type Query } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Answers, type Caller, Public, Refuses, Routes, SignedInOrVisitor } from '../../platform/http/index.js';
import { OrganisationSettings } from '../../settings/organisation-settings.js';
import { ScannedStickerResponse } from './sticker.response.js';

const vehicleWithSticker = (code: string): Query<{ id: VehicleId } | undefined> =>
  oneRow<{ id: VehicleId }>({
    name: 'sticker.vehicle',
    text: `SELECT id FROM vehicle WHERE sticker_code = $1 AND retired_at IS NULL`,
    values: [code],
  });

@Routes('stickers', 'Vehicles')
export class FindStickerController {
  constructor(
    private readonly database: Database,
    private readonly settings: OrganisationSettings,
  ) {}

  @Get(':code')
  @Public()
  @ApiOperation({
    summary: 'Find the vehicle of a scanned sticker',
    description:
      'Visitors get the organization and how to reach it, the same for any code. People who are signed in get the vehicle.',
  })
  @ApiParam({
    name: 'code',
    description: 'In any case, with or without its hyphen.',
    example: 'K7QX-3MPN',
    schema: { type: 'string', pattern: '^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$' },
  })
  @Answers(ScannedStickerResponse, 'The organization, and for people who are signed in the vehicle.')
  @Refuses('STICKER_NOT_FOUND')
  async findSticker(
    @Param('code') typed: string,
    @SignedInOrVisitor() caller: Caller | undefined,
  ): Promise<ScannedStickerResponse> {
    const vehicleId = caller ? await this.vehicleOf(typed) : null;
    const { organizationName, contactEmail, whatsappNumber } = await this.settings.current();
    return { organizationName, contactEmail, whatsappNumber, vehicleId };
  }

  /** @throws Refusal STICKER_NOT_FOUND */
  private async vehicleOf(typed: string): Promise<VehicleId> {
    const code = readStickerCode(typed);
    const vehicle = code === undefined ? undefined : await this.database.fetch(vehicleWithSticker(code));
    if (!vehicle) throw new Refusal('STICKER_NOT_FOUND');
    return vehicle.id;
  }
}
