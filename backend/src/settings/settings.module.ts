import { Module } from '@nestjs/common';
import { OrganisationSettings } from './organisation-settings.js';

@Module({ providers: [OrganisationSettings], exports: [OrganisationSettings] })
export class SettingsModule {}
