import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type ReadingStep, readingSteps } from '@rigbook/contracts/booking/shift/odometer.rules';
import { CONTEST_DAYS } from '@rigbook/contracts/contesting/contesting.rules';
import { type BookingId, type ResponderId, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { TakesFilledText, TakesOneOf, Whole } from '../../../platform/fields/index.js';
import {
  AnswersNothing,
  Context,
  Idempotent,
  PathId,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../../platform/http/index.js';
import { shiftInLedger } from '../../views/odometer/shift-in-ledger.query.js';
import { BookingDecisions } from '../booking-decisions.js';
import { IsMileage } from '../dashboard-reading.decorators.js';
import { contestReading, type ContestReading as Contest } from './contest-reading.decision.js';

@ApiSchema({ name: 'ContestReading' })
export class ContestReadingDto {
  @TakesOneOf(readingSteps, 'ReadingStep', 'step must be check-in or check-out.', 'check-out') step!: ReadingStep;

  @Whole({ minimum: 0, example: 482_740, description: 'The reading that is contested, as the caller saw it.' })
  @IsMileage('seenMileage')
  seenMileage!: number;

  @TakesFilledText(textLimits.contest, 'Please say what is wrong.', 'It said 48,274 when I took the vehicle.')
  words!: string;
}

export class ContestReading extends commandOf<
  { bookingId: BookingId; responderId: ResponderId; contest: Contest },
  undefined
>() {}

@CommandHandler(ContestReading)
export class ContestReadingHandler implements ICommandHandler<ContestReading> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, responderId: contestedBy, contest, context }: ContestReading): Promise<undefined> {
    return this.decisions.step({
      bookingId,
      context,
      reads: [shiftInLedger(bookingId)],
      facts: (_booking, _row, [shift]) => ({ contestedBy, now: context.now, shift }),
      decide: (booking, facts) => ({ event: contestReading(booking, contest, facts) }),
      answer: () => undefined,
    });
  }
}

@Routes('bookings', 'Bookings')
export class ContestReadingController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/reading-contests')
  @Idempotent()
  @ApiOperation({
    summary: 'Contest a reading of the odometer',
    description: `Within ${CONTEST_DAYS} days of the reading, by the booking's responder and by who had the vehicle directly before the check-in or after the checkout. For others the booking does not exist. The reading counts until an administrator corrects it.`,
  })
  @AnswersNothing('Contested.')
  @Refuses('READING_NOT_FOUND', 'READING_CONTEST_OVER', 'READING_CONTEST_WAITS', 'BOOKING_CHANGED_MEANWHILE')
  async contestReading(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @Body() { step, seenMileage: seenMileageKm, words }: ContestReadingDto,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    const contest = { step, seenMileageKm, words };
    await this.commands.execute(new ContestReading({ bookingId, responderId, contest, context }));
  }
}
