import { Injectable } from '@nestjs/common';
import type { Zone } from '@rigbook/contracts/kernel';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { EmergencyNumber } from '@rigbook/contracts/settings/emergency-contacts.words';
import { checkInOpening, type Language } from '@rigbook/contracts/settings/settings.rules';
import { Configuration } from '../platform/configuration/configuration.js';
import { Database, query, type Query } from '../platform/database/index.js';

export interface SettingsOfOrganisation {
  readonly organizationName: string;
  readonly contactEmail: string | null;
  /** international: + and digits */
  readonly whatsappNumber: string | null;
  readonly emergencyNumbers: readonly EmergencyNumber[];
  readonly zone: Zone;
  /** language of messages to the organization */
  readonly language: Language;
  /** language of messages to people who chose none */
  readonly peopleLanguage: Language;
  /** country of phone numbers typed without a country code */
  readonly country: Country;
  /** earliest check-in, in minutes before the start */
  readonly checkInOpensMinutesBefore: number;
  readonly holdVehicleWithMajorDamage: boolean;
  /** whether the first sign-in on a device needs more than the digits */
  readonly confirmNewDevices: boolean;
  /** whether the shared admin password opens the administration; else only passkeys do */
  readonly sharedAdminPassword: boolean;
  /** days after the decision; null: until they are replaced or erased */
  readonly licencePhotosKeptDays: number | null;
  readonly accessRecordKeptDays: number;
  /** minutes after its start at which a booking without check-in is released; 0: at its end */
  readonly releasedMinutesAfter: number;
  /** up to how many hours at once a booking is extended without approval; 0: never */
  readonly extensionHoursWithoutApproval: number;
  /** minutes between two bookings of a vehicle that has no number of its own */
  readonly turnRoundMinutes: number;
  /** missed bookings and late returns that put a warning on a request; 0: none */
  readonly lapsesForWarning: number;
  /** hours after a request, and before its start, at which the office is reminded of it; 0: never */
  readonly reminderHoursAfterRequest: number;
  readonly reminderHoursBeforeStart: number;
  /** whether marked people may take a free vehicle in an emergency, without approval */
  readonly emergencyTakes: boolean;
  /** minutes for which hours offered to the first in line are held, and the same if they start within two hours */
  readonly waitlistHoldMinutes: number;
  readonly waitlistShortHoldMinutes: number;
  /** whether a booking from the waitlist is approved at once */
  readonly waitlistApproves: boolean;
  /** whether an administrator approves the new responder of a booking that was handed on */
  readonly handingOnNeedsApproval: boolean;
  /** days before a due date of service or papers at which the office is reminded; 0: never */
  readonly serviceReminderDaysBefore: number;
  /** whether who returns a vehicle must say where it stands */
  readonly parkingPlaceRequired: boolean;
}

/** As stored; null: not chosen. */
interface StoredSettings extends Omit<SettingsOfOrganisation, 'confirmNewDevices'> {
  readonly confirmNewDevices: boolean | null;
}

/** The current settings, for handlers that read several things at once. */
export const organisationSettings = (): Query<StoredSettings> =>
  query<StoredSettings, StoredSettings>(
    {
      name: 'settings.current',
      text: `SELECT organization_name AS "organizationName", contact_email AS "contactEmail",
                    whatsapp_number AS "whatsappNumber", emergency_numbers AS "emergencyNumbers", zone, language,
                    coalesce(people_language, language) AS "peopleLanguage", country,
                    coalesce(check_in_opens_minutes_before, ${checkInOpening.usual}) AS "checkInOpensMinutesBefore",
                    hold_vehicle_with_major_damage AS "holdVehicleWithMajorDamage",
                    confirm_new_devices AS "confirmNewDevices", shared_admin_password AS "sharedAdminPassword",
                    licence_photos_kept_days AS "licencePhotosKeptDays",
                    access_record_kept_days AS "accessRecordKeptDays",
                    released_minutes_after AS "releasedMinutesAfter",
                    extension_hours_without_approval AS "extensionHoursWithoutApproval",
                    turn_round_minutes AS "turnRoundMinutes", lapses_for_warning AS "lapsesForWarning",
                    reminder_hours_after_request AS "reminderHoursAfterRequest",
                    reminder_hours_before_start AS "reminderHoursBeforeStart",
                    emergency_takes AS "emergencyTakes",
                    waitlist_hold_minutes AS "waitlistHoldMinutes",
                    waitlist_short_hold_minutes AS "waitlistShortHoldMinutes", waitlist_approves AS "waitlistApproves",
                    handing_on_needs_approval AS "handingOnNeedsApproval",
                    service_reminder_days_before AS "serviceReminderDaysBefore",
                    parking_place_required AS "parkingPlaceRequired"
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
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  /** New devices are confirmed unless an organization chose otherwise; in the demo only if it chose so. */
  async current(): Promise<SettingsOfOrganisation> {
    const stored = await this.database.fetch(organisationSettings());
    return { ...stored, confirmNewDevices: stored.confirmNewDevices ?? !this.configuration.demo };
  }
}
