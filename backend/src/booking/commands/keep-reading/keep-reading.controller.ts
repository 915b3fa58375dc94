import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type ReadingStep, readingSteps } from '@rigbook/contracts/booking/shift/odometer.rules';
import { type BookingId, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { TakesFilledText, TakesOneOf, Whole } from '../../../platform/fields/index.js';
import {
  AdminRoutes,
  Answers,
  Context,
  Idempotent,
  PathId,
  type Person,
  Refuses,
  SignedInPerson,
} from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { shiftInLedger } from '../../views/odometer/shift-in-ledger.query.js';
import { BookingDecisions } from '../booking-decisions.js';
import { IsMileage, TakesContestsRead } from '../dashboard-reading.decorators.js';
import { keepReading, type KeepReading as Keeping } from './keep-reading.decision.js';

@ApiSchema({ name: 'KeepReading' })
export class KeepReadingDto {
  @TakesOneOf(readingSteps, 'ReadingStep', 'step must be check-in or check-out.', 'check-out') step!: ReadingStep;

  @Whole({ minimum: 0, example: 48_274, description: 'The reading that is kept, as the caller saw it.' })
  @IsMileage('seenMileage')
  seenMileage!: number;

  @TakesContestsRead(1) seenContests!: number;

  @TakesFilledText(textLimits.reason, 'Please say why the reading is kept.', 'The photo of the dashboard shows it')
  reason!: string;
}

export class KeepReading extends commandOf<{ bookingId: BookingId; keeping: Keeping }, BookingResponse>() {}

@CommandHandler(KeepReading)
export class KeepReadingHandler implements ICommandHandler<KeepReading> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, keeping, context }: KeepReading): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      reads: [shiftInLedger(bookingId)],
      facts: (_booking, _row, [shift]) => shift,
      decide: (booking, shift) => ({ event: keepReading(booking, keeping, shift) }),
      answer: (row) => toBookingResponse(row, { reader: 'administrator', now: context.now }),
    });
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class KeepReadingController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/kept-readings')
  @Idempotent()
  @ApiOperation({
    summary: 'Keep a contested reading of the odometer',
    description:
      'With a reason, which the people who contested it are told, by an administrator whom it does not name: whose kilometers it decides, who read it, or who contested it. A correction of the reading settles its contests too.',
  })
  @Answers(BookingResponse, 'The booking, which this does not change.')
  @Refuses('READING_NOT_FOUND', 'READING_NOT_CONTESTED', 'READING_NAMES_SETTLER', 'BOOKING_CHANGED_MEANWHILE')
  keepReading(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() { step, seenMileage: seenMileageKm, seenContests, reason }: KeepReadingDto,
    @SignedInPerson() { responderId: by }: Person,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const keeping = { by, step, seenMileageKm, seenContests, reason };
    return this.commands.execute(new KeepReading({ bookingId: id, keeping, context }));
  }
}
