import { type DynamicModule, Module } from '@nestjs/common';
import { ChannelsModule } from './channels/channels.module.js';
import type { DeliveryPace } from './delivery/delivery-pace.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { AddTemplateController } from './templates/add-template/add-template.controller.js';
import { ChangeTemplateController } from './templates/change-template/change-template.controller.js';
import { ChangeTemplateHandler } from './templates/change-template/change-template.handler.js';
import { PreviewTemplateController } from './templates/preview-template/preview-template.controller.js';
import { ReadTemplatesController } from './templates/read-templates/read-templates.controller.js';
import { ResetTemplateController } from './templates/reset-template/reset-template.controller.js';
import { ReadTemplateHistoryController } from './templates/template-history/read-template-history.controller.js';

/** What Rigbook writes to people, in the organisation's words. Nobody imports it. */
@Module({})
export class NotificationsModule {
  /** Messages leave from this process where there is a pace for it. */
  static with(pace: DeliveryPace | undefined): DynamicModule {
    return {
      module: NotificationsModule,
      imports: [ChannelsModule, ...(pace ? [DeliveryModule.at(pace)] : [])],
      controllers: [
        ReadTemplatesController,
        AddTemplateController,
        ChangeTemplateController,
        ResetTemplateController,
        PreviewTemplateController,
        ReadTemplateHistoryController,
      ],
      providers: [ChangeTemplateHandler],
    };
  }
}
