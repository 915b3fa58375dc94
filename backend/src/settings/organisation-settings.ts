import { Injectable } from '@nestjs/common';
import type { Zone } from '@rigbook/contracts/kernel';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { Database, query, type Query } from '../platform/database/index.js';

export interface SettingsOfOrganisation {
  readonly organizationName: string;
  readonly contactEmail: string | null;
  /** international: + and digits */
  readonly whatsappNumber: string | null;
  readonly zone: Zone;
  /** language of messages to the organization */
  readonly language: Language;
  /** country of phone numbers typed without a country code */
  readonly country: Country;
  /** earliest check-in, in minutes before the start; null: as soon as it is signed */
  readonly checkInOpensMinutesBefore: number | null;
  readonly holdVehicleWithMajorDamage: boolean;
}

/** The current settings, for handlers that read several things at once. */
export const organisationSettings = (): Query<SettingsOfOrganisation> =>
  query<SettingsOfOrganisation, SettingsOfOrganisation>(
    {
      name: 'settings.current',
      text: `SELECT organization_name AS "organizationName", contact_email AS "contactEmail",
                    whatsapp_number AS "whatsappNumber", zone, language, country,
                    check_in_opens_minutes_before AS "checkInOpensMinutesBefore",
                    hold_vehicle_with_major_damage AS "holdVehicleWithMajorDamage"
             FROM organisation_settings`,
      values: [],
    },
    ([row]) => {
      if (!row) throw new Error('the row of organisation_settings is missing');
      return row;
    },
  );

/** Read for each request, so that a change by another process takes effect with the next one. */
@Injectable()
export class OrganisationSettings {
  constructor(private readonly database: Database) {}

  current(): Promise<SettingsOfOrganisation> {
    return this.database.fetch(organisationSettings());
  }
}
