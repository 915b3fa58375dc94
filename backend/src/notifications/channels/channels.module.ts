import { Module } from '@nestjs/common';
import { ReadChannelsController } from './channel-status/read-channels.controller.js';
import { SendersModule } from './senders.module.js';
import { ChannelTests } from './test-channel/channel-tests.js';
import { TestChannelController } from './test-channel/test-channel.controller.js';
import { TestChannelHandler } from './test-channel/test-channel.handler.js';
import { TestMessages } from './test-channel/test-messages.js';

/** Trying out the ways in which messages leave. */
@Module({
  imports: [SendersModule],
  controllers: [ReadChannelsController, TestChannelController],
  providers: [ChannelTests, TestMessages, TestChannelHandler],
})
export class ChannelsModule {}
