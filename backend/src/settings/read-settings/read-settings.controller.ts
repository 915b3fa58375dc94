import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { AdminOnly, Answers, Routes } from '../../platform/http/index.js';
import { OrganisationSettings } from '../organisation-settings.js';
import { SettingsResponse, toSettingsResponse } from '../settings.response.js';

@Routes('admin/settings', 'Settings')
export class ReadSettingsController {
  constructor(private readonly settings: OrganisationSettings) {}

  @Get()
  @AdminOnly()
  @ApiOperation({ summary: 'Read the settings' })
  @Answers(SettingsResponse, "The organization's settings.")
  async readSettings(): Promise<SettingsResponse> {
    return toSettingsResponse(await this.settings.current());
  }
}
