import { Module } from '@nestjs/common';
import { ChangeSettingsController } from './change-settings/change-settings.controller.js';
import { ChangeSettingsHandler } from './change-settings/change-settings.handler.js';
import { OrganisationSettings } from './organisation-settings.js';
import { ReadContactsController } from './read-contacts/read-contacts.controller.js';
import { ReadSettingsController } from './read-settings/read-settings.controller.js';
import { UsualCheckInOpening } from './usual-check-in-opening/usual-check-in-opening.js';

@Module({
  controllers: [ReadSettingsController, ReadContactsController, ChangeSettingsController],
  providers: [OrganisationSettings, ChangeSettingsHandler, UsualCheckInOpening],
  exports: [OrganisationSettings],
})
export class SettingsModule {}
