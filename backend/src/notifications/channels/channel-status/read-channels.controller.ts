import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { Database } from '../../../platform/database/database.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { channelSetups } from '../channel-setup.js';
import { ChannelResponse, toChannelResponse } from './channel.response.js';
import { lastTests } from './last-tests.query.js';

@ApiTags('Admin: channels')
@Controller('admin/channels')
@AdminOnly()
export class ReadChannelsController {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'See how messages leave',
    description: 'Each channel, whether it is configured, and how its last test ended. Never the value of a secret.',
  })
  @ApiOkResponse({ description: 'Every channel.', type: [ChannelResponse] })
  async readChannels(): Promise<ChannelResponse[]> {
    const tests = await this.database.fetch(lastTests());
    return channelSetups(this.configuration).map((setup) => toChannelResponse(setup, tests.get(setup.channel)));
  }
}
