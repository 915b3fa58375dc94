import { applyDecorators, Body, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { textLimits, type Zone, zones } from '@rigbook/contracts/kernel';
import { countries, type Country } from '@rigbook/contracts/settings/country.words';
import { extensionHours, extensionHoursProblem } from '@rigbook/contracts/booking/extending.rules';
import { serviceReminder, serviceReminderProblem } from '@rigbook/contracts/fleet/service-reminder.rules';
import { TakesTurnRound } from '../turn-round.field.js';
import { lapseWarning, lapseWarningProblem } from '@rigbook/contracts/booking/lapses.rules';
import { requestReminder, requestReminderProblem } from '@rigbook/contracts/booking/request-reminders.rules';
import { noShowRelease, noShowReleaseProblem } from '@rigbook/contracts/booking/release.rules';
import {
  accessRecordKept,
  accessRecordKeptProblem,
  checkInOpening,
  checkInOpensProblem,
  contactEmailProblem,
  type Language,
  languages,
  licencePhotosKept,
  licencePhotosKeptProblem,
  messagingNumberProblem,
  organizationNameProblem,
} from '@rigbook/contracts/settings/settings.rules';
import { repeatedContactMessage, repeatsContact } from '@rigbook/contracts/settings/emergency-contacts.rules';
import { holdMinutes, holdMinutesProblem } from '@rigbook/contracts/waitlist/holding.rules';
import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';
import type { CommandContext } from '../../platform/event-store/index.js';
import {
  FollowsTextRule,
  Holds,
  Optional,
  OptionalOrNull,
  Parts,
  TakesOneOf,
  TakesYesOrNo,
  Text,
  Whole,
} from '../../platform/fields/index.js';
import { AdminOnly, Answers, Context, Refuses, Routes } from '../../platform/http/index.js';
import { EmergencyNumberDto } from '../emergency-number.dto.js';
import { SettingsResponse, toSettingsResponse } from '../settings.response.js';
import { ChangeSettings } from './change-settings.handler.js';

/** A rule that answers the problem of a value as a sentence. */
const FollowsRule = (problemOf: (value: unknown) => string | undefined) =>
  Holds(
    problemOf.name,
    (value) => problemOf(value) === undefined,
    ({ value }) => `${problemOf(value) ?? ''}.`,
  );

const NamesEachContactOnce = () =>
  Holds(
    'namesEachContactOnce',
    (value) => !repeatsContact(value),
    () => `${repeatedContactMessage}.`,
  );

const TakesHoldMinutes = (description: string, example: number) =>
  applyDecorators(
    Whole({ minimum: holdMinutes.fewest, maximum: holdMinutes.most, description, example }),
    FollowsRule(holdMinutesProblem),
  );

/** Omitted fields stay as they are. */
@ApiSchema({ name: 'ChangeSettings' })
export class ChangeSettingsDto {
  @Optional()
  @Text({ maxLength: textLimits.organizationName, example: 'Night Riders' })
  @FollowsTextRule(organizationNameProblem)
  organizationName?: string;

  @OptionalOrNull()
  @Text({ format: 'email', maxLength: textLimits.email, example: 'office@example.org' })
  @FollowsTextRule(contactEmailProblem)
  contactEmail?: string | null;

  @OptionalOrNull()
  @Text({ description: 'International, with any grouping of digits.', example: '+972 50 000 0100' })
  @FollowsTextRule(messagingNumberProblem)
  whatsappNumber?: string | null;

  @Optional()
  @Parts(EmergencyNumberDto, 'The whole list: a contact that is left out has no number.')
  @NamesEachContactOnce()
  @IsObject({ each: true, message: 'emergencyNumbers may hold contacts with their numbers only.' })
  @IsArray({ message: 'emergencyNumbers must be a list.' })
  @ValidateNested({ each: true })
  @Type(() => EmergencyNumberDto)
  emergencyNumbers?: EmergencyNumberDto[];

  @Optional()
  @TakesOneOf(zones, 'Zone', `timezone must be ${zones.join(' or ')}.`, 'Asia/Jerusalem')
  timezone?: Zone;

  @Optional()
  @TakesOneOf(languages, 'Language', `language must be ${languages.join(' or ')}.`, 'en')
  language?: Language;

  @Optional()
  @TakesOneOf(languages, 'Language', `peopleLanguage must be ${languages.join(' or ')}.`, 'en')
  peopleLanguage?: Language;

  @Optional()
  @TakesOneOf(countries, 'Country', 'country must be the two letters of a country, such as IL.', 'IL')
  country?: Country;

  @Optional()
  @Whole({
    minimum: checkInOpening.fewest,
    maximum: checkInOpening.most,
    description: 'The earliest check-in, in minutes before the start.',
    example: checkInOpening.usual,
  })
  @FollowsRule(checkInOpensProblem)
  checkInOpensMinutesBefore?: number;

  @Optional() @TakesYesOrNo(false) holdVehicleWithMajorDamage?: boolean;
  @Optional() @TakesYesOrNo(true) confirmNewDevices?: boolean;

  @Optional()
  @Whole.orNull({
    minimum: licencePhotosKept.fewest,
    maximum: licencePhotosKept.most,
    description:
      'Days for which photos of a license are kept after the decision; null: until they are replaced or erased.',
    example: licencePhotosKept.usual,
  })
  @FollowsRule(licencePhotosKeptProblem)
  licencePhotosKeptDays?: number | null;

  @Optional()
  @Whole({
    minimum: accessRecordKept.fewest,
    maximum: accessRecordKept.most,
    description: 'Days for which an entry of the access record is kept.',
    example: accessRecordKept.usual,
  })
  @FollowsRule(accessRecordKeptProblem)
  accessRecordKeptDays?: number;

  @Optional()
  @Whole({
    minimum: noShowRelease.never,
    maximum: noShowRelease.most,
    description: 'Minutes after its start at which a booking without check-in is released; 0: at its end.',
    example: noShowRelease.usual,
  })
  @FollowsRule(noShowReleaseProblem)
  releasedMinutesAfter?: number;

  @Optional()
  @Whole({
    minimum: extensionHours.never,
    maximum: extensionHours.most,
    description: 'Up to how many hours at once a booking is extended without approval; 0: never.',
    example: extensionHours.usual,
  })
  @FollowsRule(extensionHoursProblem)
  extensionHoursWithoutApproval?: number;
  @Optional() @TakesTurnRound() turnRoundMinutes?: number;

  @Optional()
  @Whole({
    minimum: lapseWarning.never,
    maximum: lapseWarning.most,
    description: 'Missed bookings and late returns in 90 days that put a warning on a request; 0: none.',
    example: lapseWarning.usual,
  })
  @FollowsRule(lapseWarningProblem)
  lapsesForWarning?: number;

  @Optional()
  @Whole({
    minimum: requestReminder.never,
    maximum: requestReminder.most,
    description: 'Hours after a request at which the office is reminded that it waits; 0: never.',
    example: requestReminder.usualAfter,
  })
  @FollowsRule(requestReminderProblem)
  reminderHoursAfterRequest?: number;

  @Optional()
  @Whole({
    minimum: requestReminder.never,
    maximum: requestReminder.most,
    description: 'Hours before the start at which the office is reminded of a request that waits; 0: never.',
    example: requestReminder.usualBefore,
  })
  @FollowsRule(requestReminderProblem)
  reminderHoursBeforeStart?: number;
  @Optional() @TakesYesOrNo(false) emergencyTakes?: boolean;

  @Optional()
  @TakesHoldMinutes('Minutes for which offered hours are held.', holdMinutes.usual)
  waitlistHoldMinutes?: number;
  @Optional()
  @TakesHoldMinutes('The same for hours that start within two hours.', holdMinutes.usualShort)
  waitlistShortHoldMinutes?: number;
  @Optional() @TakesYesOrNo(false) waitlistApproves?: boolean;
  @Optional() @TakesYesOrNo(true) handingOnNeedsApproval?: boolean;

  @Optional()
  @Whole({
    minimum: serviceReminder.never,
    maximum: serviceReminder.most,
    description: 'Days before a due date of service or papers at which the office is reminded; 0: never.',
    example: serviceReminder.usual,
  })
  @FollowsRule(serviceReminderProblem)
  serviceReminderDaysBefore?: number;

  @Optional() @TakesYesOrNo(false) parkingPlaceRequired?: boolean;
}

@Routes('admin/settings', 'Settings')
export class ChangeSettingsController {
  constructor(private readonly commands: CommandBus) {}

  @Put()
  @AdminOnly()
  @ApiOperation({ summary: 'Change the settings', description: 'They take effect with the next request.' })
  @Answers(SettingsResponse, 'The new settings.')
  @Refuses('CHANGED_MEANWHILE')
  async changeSettings(
    @Body() { timezone, ...changes }: ChangeSettingsDto,
    @Context() context: CommandContext,
  ): Promise<SettingsResponse> {
    const change = new ChangeSettings({ changes: { ...changes, ...(timezone && { zone: timezone }) }, context });
    return toSettingsResponse(await this.commands.execute(change));
  }
}
