import { Param, type PipeTransform, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
// renamed: the parameter's metadata would otherwise refer to the global class of that name
import {
  type MessageChannel,
  type MessageChannel as Channel,
  messageChannels,
} from '@rigbook/contracts/notifications/templates/template.words';
import { Refusal } from '../../../platform/decisions/index.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { AdminRoutes, Answers, Context, Idempotent, Refuses } from '../../../platform/http/index.js';
import { ChannelTestResponse } from './channel-test.response.js';
import { TestChannel } from './test-channel.handler.js';

/** Any other channel is not found. */
class ChannelPipe implements PipeTransform<string, MessageChannel> {
  transform(value: string): MessageChannel {
    const channel = messageChannels.find((each) => each === value);
    if (!channel) throw new Refusal('NOT_FOUND');
    return channel;
  }
}

@AdminRoutes('admin/channels', 'Admin: channels')
export class TestChannelController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':channel/test')
  @Idempotent()
  @ApiOperation({
    summary: 'Send yourself a test message',
    description:
      'Sends it to the address in your profile and waits up to 15 seconds for the provider. A refusal by the provider, or a channel that is not configured, is a normal answer, not an error.',
  })
  @ApiParam({
    name: 'channel',
    enum: messageChannels,
    enumName: 'MessageChannel',
    description: 'The channel of the test.',
  })
  @Answers(ChannelTestResponse, 'The outcome of the test.')
  @Refuses('NOT_FOUND', 'NO_ADDRESS_FOR_CHANNEL', 'TOO_MANY_CHANNEL_TESTS', 'CHANNEL_TEST_UNDER_WAY')
  testChannel(
    @Param('channel', ChannelPipe) channel: Channel,
    @Context() context: CommandContext,
  ): Promise<ChannelTestResponse> {
    return this.commands.execute(new TestChannel({ channel, context }));
  }
}
