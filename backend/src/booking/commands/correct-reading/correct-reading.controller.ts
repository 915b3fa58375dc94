import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type ReadingStep, readingSteps } from '@rigbook/contracts/booking/shift/odometer.rules';
import { type BookingId, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { Optional, TakesFilledText, TakesOneOf, Whole } from '../../../platform/fields/index.js';
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
import { correctReading, type CorrectReading as Correction } from './correct-reading.decision.js';

@ApiSchema({ name: 'CorrectReading' })
export class CorrectReadingDto {
  @TakesOneOf(readingSteps, 'ReadingStep', 'step must be check-in or check-out.', 'check-out') step!: ReadingStep;

  @Whole({ minimum: 0, example: 482_740, description: 'The reading that is corrected, as the caller saw it.' })
  @IsMileage('seenMileage')
  seenMileage!: number;

  @Whole({ minimum: 0, example: 48_274, description: 'Kilometers: what it should have been.' })
  @IsMileage()
  mileage!: number;

  @Optional()
  @TakesContestsRead(
    0,
    ' If more people contest it by then, it is refused. Left out, everything that was said is settled.',
  )
  seenContests?: number;

  @TakesFilledText(textLimits.reason, 'Please say why the reading is wrong.', 'A digit too many') reason!: string;
}

export class CorrectReading extends commandOf<{ bookingId: BookingId; correction: Correction }, BookingResponse>() {}

@CommandHandler(CorrectReading)
export class CorrectReadingHandler implements ICommandHandler<CorrectReading> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, correction, context }: CorrectReading): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      reads: [shiftInLedger(bookingId)],
      facts: (_booking, _row, [shift]) => shift,
      decide: (booking, shift) => ({ event: correctReading(booking, correction, shift) }),
      answer: (row) => toBookingResponse(row, { reader: 'administrator', now: context.now }),
    });
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class CorrectReadingController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/reading-corrections')
  @Idempotent()
  @ApiOperation({
    summary: 'Correct a reading of the odometer',
    description:
      'In any status. The corrected reading counts from now on, wherever kilometers are counted. The event of the check-in or checkout keeps what was read, and the history says who corrected it and why. Once it was contested, it is corrected by an administrator whom it does not name.',
  })
  @Answers(BookingResponse, 'The booking, with the corrected reading.')
  @Refuses(
    'READING_NOT_FOUND',
    'READING_NAMES_SETTLER',
    'READING_UNCHANGED',
    'READING_ABOVE_CHECK_OUT',
    'MILEAGE_BELOW_CHECK_IN',
    'BOOKING_CHANGED_MEANWHILE',
  )
  correctReading(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() { seenMileage, mileage, ...named }: CorrectReadingDto,
    @SignedInPerson() { responderId: by }: Person,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const correction = { by, ...named, seenMileageKm: seenMileage, mileageKm: mileage };
    return this.commands.execute(new CorrectReading({ bookingId: id, correction, context }));
  }
}
