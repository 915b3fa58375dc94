import { Module } from '@nestjs/common';
import { ReadChannelsController } from './channel-status/read-channels.controller.js';
import { MailSender } from './mail/mail-sender.js';
import { ChannelTests } from './test-channel/channel-tests.js';
import { TestChannelController } from './test-channel/test-channel.controller.js';
import { TestChannelHandler } from './test-channel/test-channel.handler.js';
import { TestMessages } from './test-channel/test-messages.js';
import { WhatsAppSender } from './whatsapp/whatsapp-sender.js';

/** The ways in which messages leave, and trying them out. */
@Module({
  controllers: [ReadChannelsController, TestChannelController],
  providers: [MailSender, WhatsAppSender, ChannelTests, TestMessages, TestChannelHandler],
  exports: [MailSender, WhatsAppSender],
})
export class ChannelsModule {}
