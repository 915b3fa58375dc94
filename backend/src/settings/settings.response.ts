import { ApiSchema } from '@nestjs/swagger';
import { type Zone, zones } from '@rigbook/contracts/kernel';
import { countries, type Country } from '@rigbook/contracts/settings/country.words';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import { OneOf, Text, Whole, YesOrNo } from '../platform/fields/index.js';
import type { SettingsOfOrganisation } from './organisation-settings.js';

/** The organization's settings, for admins. */
@ApiSchema({ name: 'Settings' })
export class SettingsResponse {
  @Text('Night Riders') organizationName!: string;
  @Text.orNull({
    format: 'email',
    example: 'office@example.org',
    description: 'Where messages to the organisation go.',
  })
  contactEmail!: string | null;
  @Text.orNull('+972500000100', 'International: + and digits.') whatsappNumber!: string | null;
  @OneOf(zones, 'Zone', 'Asia/Jerusalem') timezone!: Zone;
  @OneOf(languages, 'Language', 'en', 'In which the organisation itself is written to.') language!: Language;
  @OneOf(
    countries,
    'Country',
    'IL',
    'ISO 3166 code of the country whose phone numbers people type without a country code.',
  )
  country!: Country;
  @Whole.orNull(null, 'How many minutes before its start a booking may be checked in; null: as soon as it is signed.')
  checkInOpensMinutesBefore!: number | null;
  @YesOrNo(false, 'Whether a checkout that reports major damage puts the vehicle into maintenance.')
  holdVehicleWithMajorDamage!: boolean;
}

export const toSettingsResponse = ({ zone, ...settings }: SettingsOfOrganisation): SettingsResponse => ({
  ...settings,
  timezone: zone,
});
