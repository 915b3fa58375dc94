import { Body, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { textLimits } from '@rigbook/contracts/kernel';
import { PasskeySite } from '../auth/passkeys/passkey-site.js';
import { TakesCoverageReason } from '../booking/commands/approve-booking/approve-booking.controller.js';
import { BookingSeenDto, seenIn } from '../booking/commands/booking-seen.js';
import { BookingResponse } from '../booking/views/booking-diary/booking.response.js';
import { Refusal } from '../platform/decisions/index.js';
import { Optional, OptionalOrNull, Part, TakesText, TakesYesOrNo, Text } from '../platform/fields/index.js';
import { Public, Refuses, type RigbookRequest, Routes } from '../platform/http/index.js';
import { DecideByLink, type DeciderProof } from './decide-by-link.handler.js';
import { DecisionLinkDto } from './linked-request.response.js';

const PROOF = 'Please use a passkey, or enter the admin password.';
const SEEN = 'seen must hold the vehicle and hours of the booking.';

@ApiSchema({ name: 'DecideByLink' })
class DecideByLinkDto extends DecisionLinkDto {
  @TakesYesOrNo({ description: 'False rejects.', example: true }) approved!: boolean;
  @OptionalOrNull() @TakesText(textLimits.adminNotes, 'Keys are in box 2.') adminNotes?: string | null;

  @TakesCoverageReason() coverageReason?: string | null;

  @Part(BookingSeenDto, {
    description: 'Vehicle and hours, as read. If the booking has others by now, nothing happens.',
  })
  @IsDefined({ message: SEEN })
  @IsObject({ message: SEEN })
  @ValidateNested()
  @Type(() => BookingSeenDto)
  seen!: BookingSeenDto;

  @Optional()
  @Text({ minLength: 1, maxLength: textLimits.adminPassword, format: 'password', example: 'rigbook-demo' })
  @MaxLength(textLimits.adminPassword, { message: 'The admin password is too long.' })
  @MinLength(1, { message: 'Please enter the admin password.' })
  @IsString({ message: 'Please enter the admin password.' })
  password?: string;

  @Optional()
  @ApiProperty({
    type: Object,
    additionalProperties: true,
    description:
      'Instead of the password: the credential that `navigator.credentials` returned, in the JSON form of WebAuthn.',
  })
  @IsObject({ message: 'passkey must be what the browser returned.' })
  passkey?: object;
}

@Routes('decision-links', 'Deciding from a message')
export class DecideByLinkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly site: PasskeySite,
  ) {}

  @Post('decide')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Approve or reject the request that a message is about',
    description:
      'Takes a passkey, or the admin password if the link was sent to a person. It decides as that person would in the administration, signs nobody in, and works once.',
  })
  @ApiOkResponse({ description: 'The booking, approved or rejected.', type: BookingResponse })
  @Refuses(
    'DECISION_LINK_NOT_VALID',
    'DECISION_LINK_OVER',
    'PASSKEY_NEEDED_TO_DECIDE',
    'PASSKEY_NOT_ACCEPTED',
    'ADMIN_PASSWORD_OFF',
    'ADMIN_PASSWORD_INCORRECT',
    'TOO_MANY_ATTEMPTS',
    'UNLOCK_REQUIRED',
    'INVALID_TRANSITION',
    'START_HAS_PASSED',
    'VEHICLE_UNAVAILABLE',
    'BOOKING_CHANGED_MEANWHILE',
    'COVERAGE_REASON_REQUIRED',
  )
  decideByLink(
    @Body() { link, approved, adminNotes, coverageReason, seen, ...proof }: DecideByLinkDto,
    @Req() request: RigbookRequest,
  ): Promise<BookingResponse> {
    return this.commands.execute(
      new DecideByLink({
        link,
        approved,
        notes: adminNotes || null,
        coverageReason,
        seen: seenIn(seen),
        proof: proofIn(proof),
        site: this.site.of(request),
        request,
      }),
    );
  }
}

/** @throws Refusal VALIDATION_FAILED if there is none */
function proofIn({ password, passkey }: Pick<DecideByLinkDto, 'password' | 'passkey'>): DeciderProof {
  if (passkey) return { passkey };
  if (password === undefined)
    throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'password', message: PROOF }] });
  return { password };
}
