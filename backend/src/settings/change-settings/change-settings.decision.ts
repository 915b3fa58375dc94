import { numbersOf } from '@rigbook/contracts/settings/emergency-contacts.rules';
import { messagingNumberOf } from '@rigbook/contracts/settings/settings.rules';
import type { SettingsOfOrganisation } from '../organisation-settings.js';
import type { SettingsChanged } from '../settings.events.js';

/** Omitted fields stay as they are. The admin password is switched by a command of its own. */
export type SettingsChanges = Partial<Omit<SettingsOfOrganisation, 'sharedAdminPassword'>>;

export interface ChangedSettings {
  readonly after: SettingsOfOrganisation;
  /** none if nothing changes */
  readonly events: readonly SettingsChanged[];
}

/** The event names the changed fields. Their values, such as an address, stay in the organization's row. */
export function changeSettings(before: SettingsOfOrganisation, changes: SettingsChanges): ChangedSettings {
  const after = merge(before, changes);
  const fields = Object.keys(before) as readonly (keyof SettingsOfOrganisation)[];
  const changedFields = fields.filter((field) => !isSame(after[field], before[field]));
  return { after, events: changedFields.length > 0 ? [{ type: 'SettingsChanged', data: { changedFields } }] : [] };
}

/** Lists by their content. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const merge = (before: SettingsOfOrganisation, changes: SettingsChanges): SettingsOfOrganisation => ({
  organizationName: changes.organizationName ?? before.organizationName,
  contactEmail: orNone(changes.contactEmail, before.contactEmail),
  whatsappNumber: orNone(changes.whatsappNumber && messagingNumberOf(changes.whatsappNumber), before.whatsappNumber),
  emergencyNumbers: changes.emergencyNumbers ? numbersOf(changes.emergencyNumbers) : before.emergencyNumbers,
  zone: changes.zone ?? before.zone,
  language: changes.language ?? before.language,
  peopleLanguage: changes.peopleLanguage ?? before.peopleLanguage,
  country: changes.country ?? before.country,
  checkInOpensMinutesBefore: changes.checkInOpensMinutesBefore ?? before.checkInOpensMinutesBefore,
  holdVehicleWithMajorDamage: changes.holdVehicleWithMajorDamage ?? before.holdVehicleWithMajorDamage,
  confirmNewDevices: changes.confirmNewDevices ?? before.confirmNewDevices,
  sharedAdminPassword: before.sharedAdminPassword,
  licencePhotosKeptDays: keep(changes.licencePhotosKeptDays, before.licencePhotosKeptDays),
  accessRecordKeptDays: changes.accessRecordKeptDays ?? before.accessRecordKeptDays,
  releasedMinutesAfter: changes.releasedMinutesAfter ?? before.releasedMinutesAfter,
  extensionHoursWithoutApproval: changes.extensionHoursWithoutApproval ?? before.extensionHoursWithoutApproval,
  turnRoundMinutes: changes.turnRoundMinutes ?? before.turnRoundMinutes,
  lapsesForWarning: changes.lapsesForWarning ?? before.lapsesForWarning,
  reminderHoursAfterRequest: changes.reminderHoursAfterRequest ?? before.reminderHoursAfterRequest,
  reminderHoursBeforeStart: changes.reminderHoursBeforeStart ?? before.reminderHoursBeforeStart,
  emergencyTakes: changes.emergencyTakes ?? before.emergencyTakes,
  waitlistHoldMinutes: changes.waitlistHoldMinutes ?? before.waitlistHoldMinutes,
  waitlistShortHoldMinutes: changes.waitlistShortHoldMinutes ?? before.waitlistShortHoldMinutes,
  waitlistApproves: changes.waitlistApproves ?? before.waitlistApproves,
  handingOnNeedsApproval: changes.handingOnNeedsApproval ?? before.handingOnNeedsApproval,
  serviceReminderDaysBefore: changes.serviceReminderDaysBefore ?? before.serviceReminderDaysBefore,
  parkingPlaceRequired: changes.parkingPlaceRequired ?? before.parkingPlaceRequired,
});

/** An empty field becomes null. */
const orNone = (changed: string | null | undefined, before: string | null): string | null =>
  keep(changed === '' ? null : changed, before);

const keep = <Value>(changed: Value | undefined, before: Value): Value => (changed === undefined ? before : changed);
