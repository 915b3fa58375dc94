import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayNotEmpty, ArrayUnique, IsIn, IsObject, ValidateNested } from 'class-validator';
import { type OverridableRule, overridableRules } from '@rigbook/contracts/booking/requesting/overriding.rules';
import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import { type ResponderId, textLimits } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import {
  example,
  Optional,
  Part,
  SomeOf,
  TakesFilledText,
  TakesId,
  TakesYesOrNo,
} from '../../../platform/fields/index.js';
import {
  AdminRoutes,
  AnswersCreated,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  LocatedUnder,
  Refuses,
} from '../../../platform/http/index.js';
import { BookingResponse } from '../../views/booking-diary/booking.response.js';
import { RequestBookingDto } from '../request-booking/request-booking.dto.js';
import { TakesCoverageReason } from '../approve-booking/approve-booking.controller.js';
import { BookForResponder } from './book-for-responder.handler.js';

@ApiSchema({ name: 'OverrideRules' })
class OverrideRulesDto {
  @SomeOf(overridableRules, 'OverridableRule', ['WEEKLY_LIMIT_EXCEEDED'])
  @ArrayNotEmpty({ message: 'override.rules must name the rules.' })
  @ArrayUnique({ message: 'override.rules must name each rule once.' })
  @IsIn(overridableRules, { each: true, message: `override.rules must be among ${overridableRules.join(', ')}.` })
  rules!: OverridableRule[];

  @TakesFilledText(textLimits.reason, 'Please say why the rules are overridden.', 'The only one on call that night.')
  reason!: string;
}

@ApiSchema({ name: 'BookForResponder' })
class BookForResponderDto extends RequestBookingDto {
  @TakesId('responderId must be the id of a user.', { example: example.responderId }) responderId!: ResponderId;

  @TakesYesOrNo({ description: 'Approves it at once. False leaves it pending.', example: true }) approved!: boolean;

  @Part(OverrideRulesDto, { description: 'Rules about the person that are overridden, each by name, and why.' })
  @Optional()
  @IsObject({ message: 'override must hold rules and a reason.' })
  @ValidateNested()
  @Type(() => OverrideRulesDto)
  override?: OverrideRulesDto;

  @TakesCoverageReason() coverageReason?: string | null;
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class BookForResponderController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Idempotent()
  @LocatedUnder('/api/bookings')
  @ApiOperation({
    summary: 'Book for somebody',
    description:
      "All rules of the person's own request hold. If rules about the person are broken, the refusal names all of them, and each can be overridden with a reason. The person signs as usual.",
  })
  @AnswersCreated(BookingResponse, 'The booking, approved or pending. `Location` is its address.')
  @Refuses(
    'RESPONDER_NOT_FOUND',
    'CANNOT_BE_BOOKED_FOR',
    'VEHICLE_NOT_FOUND',
    'VEHICLE_UNAVAILABLE',
    'VEHICLE_PAPERS_EXPIRED',
    'IN_THE_PAST',
    'BEYOND_BOOKING_WINDOW',
    'VEHICLE_ALREADY_BOOKED',
    'RULES_NOT_OVERRIDDEN',
    'COVERAGE_REASON_REQUIRED',
    'BOOKING_CHANGED_MEANWHILE',
  )
  bookForResponder(
    @Body()
    { responderId, vehicleId, startTime, duration, purpose, approved, override, coverageReason }: BookForResponderDto,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const period = requestedPeriod(startTime, duration);
    const asked = { responderId, vehicleId, period, durationHours: duration, purpose };
    const booking = { ...asked, approved, override, coverageReason };
    return this.commands.execute(new BookForResponder({ booking, zone, context }));
  }
}
