import { Body, Put } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type BookingId, type Instant, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { OptionalOrNull, TakesInstant, TakesOneOf, TakesText } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, Context, PathId, Refuses } from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { coverageOfBooking, shortfallsOfExtension } from '../../views/vehicle-coverage/coverage.query.js';
import { TakesCoverageReason } from '../approve-booking/approve-booking.controller.js';
import { decideExtension, type DecideExtension as Decision } from './extension-request.decision.js';

const decisions = ['approve', 'reject'] as const;

@ApiSchema({ name: 'DecideExtension' })
class DecideExtensionDto {
  @TakesOneOf(decisions, 'ExtensionDecision', 'decision must be approve or reject.', 'approve')
  decision!: (typeof decisions)[number];

  @TakesInstant({
    example: '2026-11-24T00:00:00.000Z',
    description: 'Until when the extension was asked for, as read. If that has changed, nothing happens.',
  })
  until!: Instant;

  @OptionalOrNull()
  @TakesText(textLimits.reason, 'The vehicle is needed at midnight.')
  reason?: string | null;

  @TakesCoverageReason() coverageReason?: string | null;
}

export class DecideExtension extends commandOf<{ bookingId: BookingId; decision: Decision }, BookingResponse>() {}

@CommandHandler(DecideExtension)
export class DecideExtensionHandler implements ICommandHandler<DecideExtension> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, decision, context }: DecideExtension): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      reads: [coverageOfBooking(bookingId, context.now)],
      facts: (_booking, row, [coverage]) => ({
        now: context.now,
        below: coverage && shortfallsOfExtension(row, coverage, context.now),
        coverage,
      }),
      decide: (booking, facts) => ({ event: decideExtension(booking, decision, facts) }),
      alsoLocks: ({ coverage }) => (coverage && decision.step === 'approve' ? [coverage.lock] : []),
      answer: (row) => toBookingResponse(row, { reader: 'administrator', now: context.now }),
    });
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class DecideExtensionController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/extension')
  @ApiOperation({
    summary: 'Approve or reject an extension',
    description:
      'One that its responder asked for, and that waits. Its hours have been held since then. A rejected one leaves the booking as it is; its responder is told the reason.',
  })
  @Answers(BookingResponse, 'The booking, with its new end if it was approved.')
  @Refuses('NO_EXTENSION_WAITS', 'END_IN_THE_PAST', 'BOOKING_CHANGED_MEANWHILE', 'COVERAGE_REASON_REQUIRED')
  decideExtension(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @Body() { decision: step, until, reason, coverageReason }: DecideExtensionDto,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const decision: Decision =
      step === 'approve' ? { step, until, coverageReason } : { step, until, reason: reason || null };
    return this.commands.execute(new DecideExtension({ bookingId, decision, context }));
  }
}
