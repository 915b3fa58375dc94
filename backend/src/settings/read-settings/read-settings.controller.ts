import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../platform/http/index.js';
import { OrganisationSettings } from '../organisation-settings.js';
import { SettingsResponse, toSettingsResponse } from '../settings.response.js';

@ApiTags('Settings')
@Controller('admin/settings')
export class ReadSettingsController {
  constructor(private readonly settings: OrganisationSettings) {}

  @Get()
  @AdminOnly()
  @ApiOperation({ summary: 'Read the settings' })
  @ApiOkResponse({ description: 'The settings of the organisation.', type: SettingsResponse })
  async readSettings(): Promise<SettingsResponse> {
    return toSettingsResponse(await this.settings.current());
  }
}
