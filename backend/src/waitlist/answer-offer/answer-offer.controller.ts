import { Body, Delete, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import type { ResponderId, WishId } from '@rigbook/contracts/kernel';
import { BookingSeenDto, seenIn } from '../../booking/commands/booking-seen.js';
import { BookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { Part } from '../../platform/fields/index.js';
import {
  ActingResponder,
  AnswersCreated,
  AnswersNothing,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  NotForAuditors,
  OpenToTokensForResponders,
  PathId,
  Refuses,
  Routes,
} from '../../platform/http/index.js';
import { AcceptOffer } from './accept-offer.handler.js';
import { DeclineOffer, LeaveWaitlist } from './wish-steps.handler.js';

const SEEN = 'seen must hold the offered vehicle and hours.';

@ApiSchema({ name: 'AnswerOffer' })
class AnswerOfferDto {
  @Part(BookingSeenDto, {
    description: 'Vehicle and hours of the offer, as read. If the offer is another one by now, nothing happens.',
  })
  @IsDefined({ message: SEEN })
  @IsObject({ message: SEEN })
  @ValidateNested()
  @Type(() => BookingSeenDto)
  seen!: BookingSeenDto;
}

@Routes('waitlist', 'Waitlist')
export class AnswerOfferController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/accept')
  @NotForAuditors()
  @OpenToTokensForResponders('bookings:write')
  @Idempotent()
  @ApiOperation({
    summary: 'Accept an offer',
    description:
      'The held hours become your booking, by the rules of a request. It is pending, or approved at once if the settings say so and it carries no eligibility warning.',
  })
  @AnswersCreated(BookingResponse, 'The booking.')
  @Refuses(
    'OFFER_ENDED',
    'PROFILE_INCOMPLETE',
    'LICENCE_NOT_VERIFIED',
    'VEHICLE_NOT_FOUND',
    'VEHICLE_UNAVAILABLE',
    'VEHICLE_PAPERS_EXPIRED',
    'ADMIN_ONLY_PERIOD',
    'ADMIN_PASSWORD_REQUIRED',
    'WEEKLY_LIMIT_EXCEEDED',
    'BOOKING_CHANGED_MEANWHILE',
  )
  acceptOffer(
    @PathId('WISH_NOT_FOUND') wishId: WishId,
    @Body() { seen }: AnswerOfferDto,
    @ActingResponder() responderId: ResponderId,
    @CalledBy() caller: Caller,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const answer = { responderId, seen: seenIn(seen) };
    const administers = 'administers' in caller && caller.administers;
    return this.commands.execute(new AcceptOffer({ wishId, answer, administers, zone: caller.zone, context }));
  }

  @Post(':id/decline')
  @OpenToTokensForResponders('bookings:write')
  @ApiOperation({
    summary: 'Decline an offer',
    description: 'The held hours go to the next in line, and you no longer wait for them.',
  })
  @AnswersNothing('Declined.')
  @Refuses('OFFER_ENDED', 'CHANGED_MEANWHILE')
  declineOffer(
    @PathId('WISH_NOT_FOUND') wishId: WishId,
    @Body() { seen }: AnswerOfferDto,
    @ActingResponder() responderId: ResponderId,
    @Context() context: CommandContext,
  ): Promise<void> {
    const answer = { responderId, seen: seenIn(seen) };
    return this.commands.execute(new DeclineOffer({ wishId, answer, context }));
  }

  @Delete(':id')
  @OpenToTokensForResponders('bookings:write')
  @ApiOperation({
    summary: 'Leave the waitlist',
    description: 'You no longer wait for these hours. An offer that is open is declined with it.',
  })
  @AnswersNothing('Left.')
  @Refuses('CHANGED_MEANWHILE')
  leaveWaitlist(
    @PathId('WISH_NOT_FOUND') wishId: WishId,
    @ActingResponder() responderId: ResponderId,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new LeaveWaitlist({ wishId, responderId, context }));
  }
}
