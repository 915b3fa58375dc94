import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsIn, ValidateBy, ValidateIf } from 'class-validator';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { type Zone, zones } from '@rigbook/contracts/kernel/time';
import { countries, type Country } from '@rigbook/contracts/settings/country.words';
import {
  checkInOpensProblem,
  contactEmailProblem,
  type Language,
  languages,
  messagingNumberProblem,
  mostMinutesBeforeStart,
  organizationNameProblem,
} from '@rigbook/contracts/settings/settings.rules';
import type { CommandContext } from '../../platform/event-store/index.js';
import { AdminOnly, Context, FollowsTextRule, OptionalNotNull, Refuses } from '../../platform/http/index.js';
import { SettingsResponse, toSettingsResponse } from '../settings.response.js';
import { ChangeSettings } from './change-settings.handler.js';

const orNone = () => ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null);
const textOrNone = { type: String, nullable: true, required: false } as const;

const IsCheckInOpening = () =>
  ValidateBy({
    name: 'isCheckInOpening',
    validator: {
      validate: (value: unknown) => checkInOpensProblem(value) === undefined,
      defaultMessage: (argument) => `${checkInOpensProblem(argument?.value) ?? ''}.`,
    },
  });

/** Everything may be left out and then stays as it is. */
@ApiSchema({ name: 'ChangeSettings' })
export class ChangeSettingsDto {
  @ApiProperty({ type: String, required: false, maxLength: textLimits.organizationName, example: 'Night Riders' })
  @OptionalNotNull()
  @FollowsTextRule(organizationNameProblem)
  organizationName?: string;

  @ApiProperty({ ...textOrNone, format: 'email', maxLength: textLimits.email, example: 'office@example.org' })
  @orNone()
  @FollowsTextRule(contactEmailProblem)
  contactEmail?: string | null;

  @ApiProperty({
    ...textOrNone,
    description: 'International, however it is grouped.',
    example: '+972 50 000 0100',
  })
  @orNone()
  @FollowsTextRule(messagingNumberProblem)
  whatsappNumber?: string | null;

  @ApiProperty({ enum: zones, enumName: 'Zone', required: false, example: 'Asia/Jerusalem' })
  @OptionalNotNull()
  @IsIn(zones, { message: `timezone must be ${zones.join(' or ')}.` })
  timezone?: Zone;

  @ApiProperty({ enum: languages, enumName: 'Language', required: false, example: 'en' })
  @OptionalNotNull()
  @IsIn(languages, { message: `language must be ${languages.join(' or ')}.` })
  language?: Language;

  @ApiProperty({ enum: countries, enumName: 'Country', required: false, example: 'IL' })
  @OptionalNotNull()
  @IsIn(countries, { message: 'country must be the two letters of a country, such as IL.' })
  country?: Country;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: mostMinutesBeforeStart,
    nullable: true,
    required: false,
    description: 'How long before its start a booking may be checked in; null: as soon as it is signed.',
    example: 60,
  })
  @OptionalNotNull()
  @IsCheckInOpening()
  checkInOpensMinutesBefore?: number | null;

  @ApiProperty({ required: false, example: false })
  @OptionalNotNull()
  @IsBoolean({ message: 'holdVehicleWithMajorDamage must be true or false.' })
  holdVehicleWithMajorDamage?: boolean;
}

@ApiTags('Settings')
@Controller('admin/settings')
export class ChangeSettingsController {
  constructor(private readonly commands: CommandBus) {}

  @Put()
  @AdminOnly()
  @ApiOperation({ summary: 'Change the settings', description: 'They hold from the next request on, everywhere.' })
  @ApiOkResponse({ description: 'The settings as they are now.', type: SettingsResponse })
  @Refuses('CHANGED_MEANWHILE')
  async changeSettings(
    @Body() { timezone, ...changes }: ChangeSettingsDto,
    @Context() context: CommandContext,
  ): Promise<SettingsResponse> {
    const change = new ChangeSettings({ changes: { ...changes, ...(timezone && { zone: timezone }) }, context });
    return toSettingsResponse(await this.commands.execute(change));
  }
}
