import { ApiSchema } from '@nestjs/swagger';
import { extensionHours } from '@rigbook/contracts/booking/extending.rules';
import { type Zone, zones } from '@rigbook/contracts/kernel';
import { countries, type Country } from '@rigbook/contracts/settings/country.words';
import { checkInOpening, languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import { holdMinutes } from '@rigbook/contracts/waitlist/holding.rules';
import { OneOf, Parts, Text, Whole, YesOrNo } from '../platform/fields/index.js';
import { EmergencyNumberDto } from './emergency-number.dto.js';
import type { SettingsOfOrganisation } from './organisation-settings.js';

/** The organization's settings, for admins. */
@ApiSchema({ name: 'Settings' })
export class SettingsResponse {
  @Text('Night Riders') organizationName!: string;
  @Text.orNull({
    format: 'email',
    example: 'office@example.org',
    description: 'Address for messages to the organization.',
  })
  contactEmail!: string | null;
  @Text.orNull('+972500000100', 'International: + and digits.') whatsappNumber!: string | null;
  @Parts(EmergencyNumberDto, 'Of the contacts that the loan agreement names, in its order.')
  emergencyNumbers!: readonly EmergencyNumberDto[];
  @OneOf(zones, 'Zone', 'Asia/Jerusalem') timezone!: Zone;
  @OneOf(languages, 'Language', 'en', 'Language of messages to the organization.') language!: Language;
  @OneOf(languages, 'Language', 'en', 'Language of messages to people who have not chosen one.')
  peopleLanguage!: Language;
  @OneOf(
    countries,
    'Country',
    'IL',
    'ISO 3166 code of the country whose phone numbers people type without a country code.',
  )
  country!: Country;
  @Whole(checkInOpening.usual, 'The earliest check-in, in minutes before the start.')
  checkInOpensMinutesBefore!: number;
  @YesOrNo(false, 'Whether a checkout that reports major damage puts the vehicle into maintenance.')
  holdVehicleWithMajorDamage!: boolean;
  @YesOrNo(true, 'Whether the first sign-in on a device needs a code, or an administrator who lets it in.')
  confirmNewDevices!: boolean;
  @Whole.orNull(
    90,
    'Photos of a license are deleted this many days after the decision; null: when they are replaced or erased.',
  )
  licencePhotosKeptDays!: number | null;
  @Whole(400, 'Entries of the access record are deleted this many days later.') accessRecordKeptDays!: number;
  @Whole(60, 'A booking without check-in is released this many minutes after its start; 0: at its end.')
  releasedMinutesAfter!: number;
  @Whole(extensionHours.usual, 'Up to how many hours at once a booking is extended without approval; 0: never.')
  extensionHoursWithoutApproval!: number;
  @Whole(0, 'Minutes between two bookings of a vehicle that has no number of its own.') turnRoundMinutes!: number;
  @Whole(2, 'Missed bookings and late returns in 90 days that put a warning on a request; 0: none.')
  lapsesForWarning!: number;
  @Whole(12, 'The office is reminded of a request this many hours after it; 0: never.')
  reminderHoursAfterRequest!: number;
  @Whole(3, 'The office is reminded of a request this many hours before its start; 0: never.')
  reminderHoursBeforeStart!: number;
  @YesOrNo(false, 'Whether people who are marked for it may take a free vehicle in an emergency, without approval.')
  emergencyTakes!: boolean;
  @Whole(holdMinutes.usual, 'Hours offered to the first in line are held this many minutes.')
  waitlistHoldMinutes!: number;
  @Whole(holdMinutes.usualShort, 'The same for hours that start within two hours.')
  waitlistShortHoldMinutes!: number;
  @YesOrNo(false, 'Whether a booking from the waitlist is approved at once.') waitlistApproves!: boolean;
  @YesOrNo(true, 'Whether an administrator approves the new responder of a booking that was handed on.')
  handingOnNeedsApproval!: boolean;
  @Whole(14, 'The office is reminded of service and papers this many days before; 0: never.')
  serviceReminderDaysBefore!: number;
  @YesOrNo(false, 'Whether a checkout must say where the vehicle stands.') parkingPlaceRequired!: boolean;
}

/** Whether the admin password is on is read with who needs it: `GET /api/admin/password`. */
export const toSettingsResponse = ({
  zone,
  sharedAdminPassword: _,
  ...settings
}: SettingsOfOrganisation): SettingsResponse => ({
  ...settings,
  timezone: zone,
});
