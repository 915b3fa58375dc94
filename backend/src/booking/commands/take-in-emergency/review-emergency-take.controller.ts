import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type EmergencyFinding, emergencyFindings } from '@rigbook/contracts/booking/emergency/emergency.rules';
import { type BookingId, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import { type CommandContext, responderIn } from '../../../platform/event-store/index.js';
import { OptionalOrNull, TakesOneOf, TakesText } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, Context, Idempotent, PathId, Refuses } from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { reviewEmergencyTake } from './review-emergency-take.decision.js';

@ApiSchema({ name: 'ReviewEmergencyTake' })
export class ReviewEmergencyTakeDto {
  @TakesOneOf(
    emergencyFindings,
    'EmergencyFinding',
    `finding must be ${emergencyFindings.join(' or ')}.`,
    emergencyFindings[0],
  )
  finding!: EmergencyFinding;

  @OptionalOrNull()
  @TakesText(textLimits.reason, { description: 'Required for misuse. Its responder sees it.', example: null })
  note?: string | null;
}

interface Review {
  readonly finding: EmergencyFinding;
  readonly note: string | null;
}

export class ReviewEmergencyTake extends commandOf<{ bookingId: BookingId; review: Review }, BookingResponse>() {}

@CommandHandler(ReviewEmergencyTake)
export class ReviewEmergencyTakeHandler implements ICommandHandler<ReviewEmergencyTake> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, review, context }: ReviewEmergencyTake): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      decide: (booking) => ({
        event: reviewEmergencyTake(booking, { ...review, by: responderIn(context.actor) }),
      }),
      answer: (row) => toBookingResponse(row, { reader: 'administrator', now: context.now }),
    });
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class ReviewEmergencyTakeController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/review')
  @Idempotent()
  @ApiOperation({
    summary: 'Review an emergency take',
    description: 'Once, within 24 hours: accepted, or misuse with a note.',
  })
  @Answers(BookingResponse, 'The booking. Its status stays as it is.')
  @Refuses('NO_REVIEW_DUE', 'OWN_EMERGENCY_TAKE', 'MISUSE_NEEDS_NOTE', 'BOOKING_CHANGED_MEANWHILE')
  reviewEmergencyTake(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() { finding, note }: ReviewEmergencyTakeDto,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const review = { finding, note: note || null };
    return this.commands.execute(new ReviewEmergencyTake({ bookingId: id, review, context }));
  }
}
