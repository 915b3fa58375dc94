import { applyDecorators, Body, Put } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type BookingId, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { OptionalOrNull, TakesText, TakesYesOrNo } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, Context, PathId, Refuses } from '../../../platform/http/index.js';
import { BookingDecisions } from '../booking-decisions.js';
import { type BookingSeenDto, seenIn, TakesWhatWasSeen } from '../booking-seen.js';
import { vehicleOf } from '../../views/booking-diary/booking-diary.query.js';
import { BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { RejectBooking } from '../reject-booking/reject-booking.handler.js';
import { coverageOfBooking, shortfallsOfApproval } from '../../views/vehicle-coverage/coverage.query.js';
import { type ApprovalAsked, approveBooking } from './approve-booking.decision.js';

/** Of an approval. */
export const TakesCoverageReason = () =>
  applyDecorators(
    TakesText(textLimits.reason, {
      description:
        'Why it is approved although it leaves fewer vehicles of the type than a floor asks for. Asked for only then.',
      example: null,
    }),
    OptionalOrNull(),
  );

@ApiSchema({ name: 'DecideBooking' })
export class DecideBookingDto {
  @TakesYesOrNo({ description: 'False rejects.', example: true }) approved!: boolean;
  @OptionalOrNull() @TakesText(textLimits.adminNotes, 'Keys are in box 2.') adminNotes?: string | null;

  @TakesCoverageReason() coverageReason?: string | null;

  @TakesWhatWasSeen() seen?: BookingSeenDto;
}

export class ApproveBooking extends commandOf<ApprovalAsked & { bookingId: BookingId }, BookingResponse>() {}

@CommandHandler(ApproveBooking)
export class ApproveBookingHandler implements ICommandHandler<ApproveBooking> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, context, ...asked }: ApproveBooking): Promise<BookingResponse> {
    const { now } = context;
    return this.decisions.step({
      bookingId,
      context,
      reads: [coverageOfBooking(bookingId, now)],
      facts: (_booking, row, [coverage]) => ({
        now,
        vehicle: vehicleOf(row),
        below: coverage && shortfallsOfApproval(row, coverage, now),
        coverage,
      }),
      decide: (booking, facts) => ({ event: approveBooking(booking, asked, facts) }),
      alsoLocks: ({ coverage }) => (coverage ? [coverage.lock] : []),
      answer: (row) => toBookingResponse(row, { reader: 'administrator', now }),
    });
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class ApproveBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/approve')
  @ApiOperation({
    summary: 'Approve or reject a pending booking',
    description: 'With `approved: false` the booking is rejected, and its responder sees the notes as the reason.',
  })
  @Answers(BookingResponse, 'The booking, approved or rejected.')
  @Refuses(
    'INVALID_TRANSITION',
    'START_HAS_PASSED',
    'VEHICLE_UNAVAILABLE',
    'BOOKING_CHANGED_MEANWHILE',
    'COVERAGE_REASON_REQUIRED',
  )
  approveBooking(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() { approved, adminNotes, coverageReason, seen }: DecideBookingDto,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const notes = adminNotes || null;
    const decided = { bookingId: id, seen: seen && seenIn(seen), context };
    return this.commands.execute(
      approved
        ? new ApproveBooking({ ...decided, adminNotes: notes, coverageReason })
        : new RejectBooking({ ...decided, reason: notes }),
    );
  }
}
