import { Injectable } from '@nestjs/common';
import type { Zone } from '@rigbook/contracts/kernel/time';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { Database } from '../platform/database/database.js';
import { query, type Query } from '../platform/database/query.js';

export interface SettingsOfOrganisation {
  readonly organizationName: string;
  readonly contactEmail: string | null;
  /** international: + and digits */
  readonly whatsappNumber: string | null;
  readonly zone: Zone;
  /** in which the organisation itself is written to */
  readonly language: Language;
  /** whose phone numbers people type without a country code */
  readonly country: Country;
  /** how long before its start a booking may be checked in; null: as soon as it is signed */
  readonly checkInOpensMinutesBefore: number | null;
  readonly holdVehicleWithMajorDamage: boolean;
}

interface SettingsRow {
  readonly organization_name: string;
  readonly contact_email: string | null;
  readonly whatsapp_number: string | null;
  readonly zone: Zone;
  readonly language: Language;
  readonly country: Country;
  readonly check_in_opens_minutes_before: number | null;
  readonly hold_vehicle_with_major_damage: boolean;
}

/** The settings as they are now, for handlers that ask several things at once. */
export const organisationSettings = (): Query<SettingsOfOrganisation> =>
  query<SettingsRow, SettingsOfOrganisation>(
    {
      name: 'settings.current',
      text: `SELECT organization_name, contact_email, whatsapp_number, zone, language, country,
                    check_in_opens_minutes_before, hold_vehicle_with_major_damage
             FROM organisation_settings`,
      values: [],
    },
    ([row]) => {
      if (!row) throw new Error('the row of organisation_settings is missing');
      return {
        organizationName: row.organization_name,
        contactEmail: row.contact_email,
        whatsappNumber: row.whatsapp_number,
        zone: row.zone,
        language: row.language,
        country: row.country,
        checkInOpensMinutesBefore: row.check_in_opens_minutes_before,
        holdVehicleWithMajorDamage: row.hold_vehicle_with_major_damage,
      };
    },
  );

/** Read anew each time: a change by another process counts from the next request on. */
@Injectable()
export class OrganisationSettings {
  constructor(private readonly database: Database) {}

  current(): Promise<SettingsOfOrganisation> {
    return this.database.fetch(organisationSettings());
  }
}
