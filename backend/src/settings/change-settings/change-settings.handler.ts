import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { EventStore, type Statement } from '../../platform/event-store/index.js';
import { OrganisationSettings, type SettingsOfOrganisation } from '../organisation-settings.js';
import { SETTINGS_STREAM, settingsStreamId } from '../settings.events.js';
import { changeSettings, type SettingsChanges } from './change-settings.decision.js';

/** `confirmNewDevices` is stored once someone chooses it; until then what is usual decides. */
const updateSettings = (settings: SettingsOfOrganisation, confirmNewDevices: boolean | undefined): Statement => ({
  name: 'settings.update',
  text: `UPDATE organisation_settings
         SET organization_name = $1, contact_email = $2, whatsapp_number = $3, zone = $4, language = $5,
             country = $6, check_in_opens_minutes_before = $7, hold_vehicle_with_major_damage = $8,
             confirm_new_devices = coalesce($9, confirm_new_devices),
             licence_photos_kept_days = $10, access_record_kept_days = $11, emergency_numbers = $12::jsonb,
             people_language = $13, released_minutes_after = $14, extension_hours_without_approval = $15,
             turn_round_minutes = $16, lapses_for_warning = $17, reminder_hours_after_request = $18,
             reminder_hours_before_start = $19, emergency_takes = $20, waitlist_hold_minutes = $21,
             waitlist_short_hold_minutes = $22, waitlist_approves = $23, handing_on_needs_approval = $24,
             service_reminder_days_before = $25, parking_place_required = $26`,
  values: [
    settings.organizationName,
    settings.contactEmail,
    settings.whatsappNumber,
    settings.zone,
    settings.language,
    settings.country,
    settings.checkInOpensMinutesBefore,
    settings.holdVehicleWithMajorDamage,
    confirmNewDevices ?? null,
    settings.licencePhotosKeptDays,
    settings.accessRecordKeptDays,
    JSON.stringify(settings.emergencyNumbers),
    settings.peopleLanguage,
    settings.releasedMinutesAfter,
    settings.extensionHoursWithoutApproval,
    settings.turnRoundMinutes,
    settings.lapsesForWarning,
    settings.reminderHoursAfterRequest,
    settings.reminderHoursBeforeStart,
    settings.emergencyTakes,
    settings.waitlistHoldMinutes,
    settings.waitlistShortHoldMinutes,
    settings.waitlistApproves,
    settings.handingOnNeedsApproval,
    settings.serviceReminderDaysBefore,
    settings.parkingPlaceRequired,
  ],
});

export class ChangeSettings extends commandOf<{ changes: SettingsChanges }, SettingsOfOrganisation>() {}

@CommandHandler(ChangeSettings)
export class ChangeSettingsHandler implements ICommandHandler<ChangeSettings> {
  constructor(
    private readonly settings: OrganisationSettings,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal CHANGED_MEANWHILE */
  execute({ changes, context }: ChangeSettings): Promise<SettingsOfOrganisation> {
    return decide(this.events, {
      context,
      stream: { id: settingsStreamId, type: SETTINGS_STREAM },
      facts: () => this.settings.current(),
      decide: (before) => {
        const { after, events } = changeSettings(before, changes);
        return {
          after,
          events,
          statements: events.length > 0 ? [updateSettings(after, changes.confirmNewDevices)] : [],
        };
      },
      answer: ({ after }) => after,
    });
  }
}
