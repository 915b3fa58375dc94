import { type DynamicModule, Module } from '@nestjs/common';
import { AccountNotices } from '../responders/people/account-notices.js';
import { CodeMessages } from '../responders/people/code-messages.js';
import { QueuedAccountNotices } from './account-notices/queued-account-notices.js';
import { AdminNotificationsController } from './admin-notifications/admin-notifications.controller.js';
import { ReadChannelsController } from './channels/channel-status/read-channels.controller.js';
import { SendersModule } from './channels/senders.module.js';
import { ChannelTests } from './channels/test-channel/channel-tests.js';
import { TestChannelController } from './channels/test-channel/test-channel.controller.js';
import { TestChannelHandler } from './channels/test-channel/test-channel.handler.js';
import { TestMessages } from './channels/test-channel/test-messages.js';
import type { DeliveryPace } from './delivery/delivery-pace.js';
import { SentCodes } from './codes/sent-codes.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { OfficeMailsModule } from './office-mails.module.js';
import { PushDevicesController } from './push-devices/push-devices.controller.js';
import {
  ChoosePushTypesHandler,
  SwitchPushOffHandler,
  RenewPushHandler,
  SwitchPushOnHandler,
} from './push-devices/push-devices.handlers.js';
import { RetryNotificationsController } from './retry-notifications/retry-notifications.controller.js';
import {
  RetryNotificationHandler,
  RetryNotificationsHandler,
} from './retry-notifications/retry-notifications.handler.js';
import { AddTemplateController } from './templates/add-template/add-template.controller.js';
import { ChangeTemplateController } from './templates/change-template/change-template.controller.js';
import { ChangeTemplateHandler } from './templates/change-template/change-template.handler.js';
import { PreviewTemplateController } from './templates/preview-template/preview-template.controller.js';
import { ReadTemplatesController } from './templates/read-templates/read-templates.controller.js';
import { ResetTemplateController } from './templates/reset-template/reset-template.controller.js';
import { ReadTemplateHistoryController } from './templates/template-history/read-template-history.controller.js';
import { RecordReportsHandler } from './whatsapp-reports/record-reports.handler.js';
import { WhatsAppWebhookController } from './whatsapp-reports/whatsapp-webhook.controller.js';

/** Messages to people, in texts that the organization can change. No other slice imports it. Global, since it sends the codes of auth and tells of changed accounts. */
@Module({})
export class NotificationsModule {
  /** This process sends messages if a pace is given. */
  static with(pace: DeliveryPace | undefined): DynamicModule {
    return {
      module: NotificationsModule,
      global: true,
      imports: [SendersModule, ...(pace ? [DeliveryModule.at(pace), OfficeMailsModule.at(pace)] : [])],
      controllers: [
        ReadTemplatesController,
        AddTemplateController,
        ChangeTemplateController,
        ResetTemplateController,
        PreviewTemplateController,
        ReadTemplateHistoryController,
        AdminNotificationsController,
        RetryNotificationsController,
        ReadChannelsController,
        TestChannelController,
        WhatsAppWebhookController,
        PushDevicesController,
      ],
      providers: [
        ChangeTemplateHandler,
        RetryNotificationHandler,
        RetryNotificationsHandler,
        ChannelTests,
        TestMessages,
        TestChannelHandler,
        RecordReportsHandler,
        RenewPushHandler,
        SwitchPushOnHandler,
        SwitchPushOffHandler,
        ChoosePushTypesHandler,
        { provide: CodeMessages, useClass: SentCodes },
        { provide: AccountNotices, useClass: QueuedAccountNotices },
      ],
      exports: [CodeMessages, AccountNotices],
    };
  }
}
