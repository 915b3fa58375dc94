import { Delete, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { WishId } from '@rigbook/contracts/kernel';
import { BookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import {
  AnswersCreated,
  AnswersNothing,
  Context,
  Idempotent,
  NoFields,
  PathId,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { AcceptOffer } from './accept-offer.handler.js';
import { DeclineOffer, LeaveWaitlist } from './wish-steps.handler.js';

@Routes('waitlist', 'Waitlist')
export class AnswerOfferController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/accept')
  @Idempotent()
  @ApiOperation({
    summary: 'Accept an offer',
    description:
      'The held hours become your booking, by the rules of a request. It is pending, or approved at once if the settings say so.',
  })
  @AnswersCreated(BookingResponse, 'The booking.')
  @Refuses(
    'OFFER_ENDED',
    'PROFILE_INCOMPLETE',
    'LICENCE_NOT_VERIFIED',
    'VEHICLE_NOT_FOUND',
    'VEHICLE_UNAVAILABLE',
    'ADMIN_ONLY_PERIOD',
    'ADMIN_PASSWORD_REQUIRED',
    'WEEKLY_LIMIT_EXCEEDED',
    'BOOKING_CHANGED_MEANWHILE',
  )
  acceptOffer(
    @PathId('WISH_NOT_FOUND') wishId: WishId,
    @NoFields() _nothing: undefined,
    @SignedInPerson() { responderId, administers, zone }: Person,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(new AcceptOffer({ wishId, responderId, administers, zone, context }));
  }

  @Post(':id/decline')
  @ApiOperation({
    summary: 'Decline an offer',
    description: 'The held hours go to the next in line, and you no longer wait for them.',
  })
  @AnswersNothing('Declined.')
  @Refuses('OFFER_ENDED', 'CHANGED_MEANWHILE')
  declineOffer(
    @PathId('WISH_NOT_FOUND') wishId: WishId,
    @NoFields() _nothing: undefined,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new DeclineOffer({ wishId, responderId, context }));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Leave the waitlist',
    description: 'You no longer wait for these hours. An offer that is open is declined with it.',
  })
  @AnswersNothing('Left.')
  @Refuses('CHANGED_MEANWHILE')
  leaveWaitlist(
    @PathId('WISH_NOT_FOUND') wishId: WishId,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new LeaveWaitlist({ wishId, responderId, context }));
  }
}
