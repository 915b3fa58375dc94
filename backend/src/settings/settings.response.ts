import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { zones, type Zone } from '@rigbook/contracts/kernel/time';
import { countries, type Country } from '@rigbook/contracts/settings/country.words';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import type { SettingsOfOrganisation } from './organisation-settings.js';

/** The organisation's settings, as admins see them. */
@ApiSchema({ name: 'Settings' })
export class SettingsResponse {
  @ApiProperty({ example: 'Night Riders' })
  organizationName!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'email',
    example: 'office@example.org',
    description: 'Where messages to the organisation go.',
  })
  contactEmail!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '+972500000100', description: 'International: + and digits.' })
  whatsappNumber!: string | null;
  @ApiProperty({ enum: zones, enumName: 'Zone', example: 'Asia/Jerusalem' })
  timezone!: Zone;
  @ApiProperty({
    enum: languages,
    enumName: 'Language',
    example: 'en',
    description: 'In which the organisation itself is written to.',
  })
  language!: Language;
  @ApiProperty({
    enum: countries,
    enumName: 'Country',
    example: 'IL',
    description: 'ISO 3166 code of the country whose phone numbers people type without a country code.',
  })
  country!: Country;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'How many minutes before its start a booking may be checked in; null: as soon as it is signed.',
  })
  checkInOpensMinutesBefore!: number | null;
  @ApiProperty({
    example: false,
    description: 'Whether a checkout that reports major damage puts the vehicle into maintenance.',
  })
  holdVehicleWithMajorDamage!: boolean;
}

export const toSettingsResponse = ({ zone, ...settings }: SettingsOfOrganisation): SettingsResponse => ({
  ...settings,
  timezone: zone,
});
