import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { SettingsResponse, toSettingsResponse } from '../settings.response.js';
import { ChangeSettingsDto } from './change-settings.dto.js';
import { ChangeSettings } from './change-settings.handler.js';

@ApiTags('Settings')
@Controller('admin/settings')
export class ChangeSettingsController {
  constructor(private readonly commands: CommandBus) {}

  @Put()
  @AdminOnly()
  @ApiOperation({ summary: 'Change the settings', description: 'They hold from the next request on, everywhere.' })
  @ApiOkResponse({ description: 'The settings as they are now.', type: SettingsResponse })
  @Refuses('CHANGED_MEANWHILE')
  async changeSettings(
    @Body() { timezone, ...changes }: ChangeSettingsDto,
    @Context() context: CommandContext,
  ): Promise<SettingsResponse> {
    const change = new ChangeSettings({ ...changes, ...(timezone && { zone: timezone }) }, context);
    return toSettingsResponse(await this.commands.execute(change));
  }
}
