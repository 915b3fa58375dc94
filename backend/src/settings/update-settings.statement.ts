import type { Statement } from '../platform/event-store/statement.js';
import type { SettingsOfOrganisation } from './organisation-settings.js';

export const updateSettings = (settings: SettingsOfOrganisation): Statement => ({
  name: 'settings.update',
  text: `UPDATE organisation_settings
         SET organization_name = $1, contact_email = $2, whatsapp_number = $3, zone = $4, language = $5,
             country = $6, check_in_opens_minutes_before = $7, hold_vehicle_with_major_damage = $8`,
  values: [
    settings.organizationName,
    settings.contactEmail,
    settings.whatsappNumber,
    settings.zone,
    settings.language,
    settings.country,
    settings.checkInOpensMinutesBefore,
    settings.holdVehicleWithMajorDamage,
  ],
});
