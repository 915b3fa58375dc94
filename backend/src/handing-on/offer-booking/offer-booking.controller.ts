import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import type { BookingId, HandingOnId } from '@rigbook/contracts/kernel';
import { unitNumberDigits } from '@rigbook/contracts/responders/responder.words';
import { BookingSeenDto, seenIn } from '../../booking/commands/booking-seen.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { example, Id, OptionalOrNull, Part, TakesFilledText, TakesId } from '../../platform/fields/index.js';
import {
  AnswersCreated,
  Context,
  Idempotent,
  NotForAuditors,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { GiveBooking, ProposeSwap } from './offer-booking.handler.js';

const SEEN = 'seen must hold the vehicle and hours of the booking.';
const WANTED = 'wanted must hold the vehicle and hours that you want in return.';

class OfferedBookingDto {
  @TakesId('bookingId must be the id of a booking.', { example: example.bookingId }) bookingId!: BookingId;

  @Part(BookingSeenDto, {
    description: 'Vehicle and hours of your booking, as read. If it has others by now, nothing happens.',
  })
  @IsDefined({ message: SEEN })
  @IsObject({ message: SEEN })
  @ValidateNested()
  @Type(() => BookingSeenDto)
  seen!: BookingSeenDto;
}

@ApiSchema({ name: 'GiveBooking' })
class GiveBookingDto extends OfferedBookingDto {
  @OptionalOrNull()
  @TakesFilledText(unitNumberDigits, 'Please enter the unit number of your colleague.', {
    description:
      'The only colleague who may accept. Left out: anyone who may take the booking, and the first to accept gets it.',
    example: '102',
  })
  unitNumber?: string | null;
}

@ApiSchema({ name: 'ProposeSwap' })
class ProposeSwapDto extends OfferedBookingDto {
  @Part(BookingSeenDto, {
    description: 'Vehicle and hours of the booking that you want in return, exactly as a calendar shows them.',
  })
  @IsDefined({ message: WANTED })
  @IsObject({ message: WANTED })
  @ValidateNested()
  @Type(() => BookingSeenDto)
  wanted!: BookingSeenDto;
}

@ApiSchema({ name: 'OfferMade' })
class OfferMadeResponse {
  @Id('0197f1c2-1001-7000-8000-000000001001') id!: HandingOnId;
}

@Routes('handing-on', 'Handing on')
export class OfferBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @NotForAuditors()
  @Idempotent()
  @ApiOperation({
    summary: 'Give your booking to a colleague',
    description:
      'A pending or approved booking that has not begun, to one colleague or to everybody who may take it. It stays yours until somebody accepts. The offer ends by itself when the booking changes, is signed, begins or ends.',
  })
  @AnswersCreated(OfferMadeResponse, 'The offer.')
  @Refuses(
    'BOOKING_NOT_FOUND',
    'INVALID_TRANSITION',
    'TOO_LATE_TO_HAND_ON',
    'BOOKING_CHANGED_MEANWHILE',
    'COLLEAGUE_NOT_FOUND',
    'ALREADY_OFFERED',
  )
  giveBooking(
    @Body() { bookingId, seen, unitNumber = null }: GiveBookingDto,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<{ readonly id: HandingOnId }> {
    const offer = { responderId, bookingId, seen: seenIn(seen) };
    return this.commands.execute(new GiveBooking({ offer, unitNumber, context }));
  }

  @Post('swaps')
  @NotForAuditors()
  @Idempotent()
  @ApiOperation({
    summary: 'Propose to swap your booking',
    description:
      'For hours that a calendar shows as taken. Their responder is asked, and you learn whose they are only if they accept. Then both bookings change hands at once.',
  })
  @AnswersCreated(OfferMadeResponse, 'The proposal.')
  @Refuses(
    'BOOKING_NOT_FOUND',
    'INVALID_TRANSITION',
    'TOO_LATE_TO_HAND_ON',
    'BOOKING_CHANGED_MEANWHILE',
    'HOURS_NOT_SWAPPABLE',
    'ALREADY_OFFERED',
    'PROFILE_INCOMPLETE',
    'LICENCE_NOT_VERIFIED',
    'VEHICLE_UNAVAILABLE',
    'VEHICLE_PAPERS_EXPIRED',
    'BEYOND_BOOKING_WINDOW',
    'ADMIN_ONLY_PERIOD',
    'ADMIN_PASSWORD_REQUIRED',
    'WEEKLY_LIMIT_EXCEEDED',
  )
  proposeSwap(
    @Body() { bookingId, seen, wanted }: ProposeSwapDto,
    @SignedInPerson() { responderId, administers, zone }: Person,
    @Context() context: CommandContext,
  ): Promise<{ readonly id: HandingOnId }> {
    const offer = { responderId, bookingId, seen: seenIn(seen) };
    return this.commands.execute(new ProposeSwap({ offer, wanted: seenIn(wanted), administers, zone, context }));
  }
}
