import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import type { BookingId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import { type CommandContext, forgetAnswersNaming } from '../../../platform/event-store/index.js';
import { example, TakesId, TakesOneOf, Text } from '../../../platform/fields/index.js';
import { AdminRoutes, AnswersNothing, Context, Idempotent, PathId, Refuses } from '../../../platform/http/index.js';
import { BookingDecisions } from '../booking-decisions.js';
import { type ErasedText, eraseText } from './erase-text.decision.js';
import { forgetAnswersOfWish, forgetText, standingOfText } from './erased-text.statements.js';

const PATHS =
  /^(purpose|adminNotes|reason|preExistingDamage|notes|note|words|parking\.place|damageReports\.\d{1,3}\.description)$/;

@ApiSchema({ name: 'EraseText' })
export class EraseTextDto {
  @TakesId('eventId must be the id of an event.', example.eventId) eventId!: string;

  @Text('purpose', 'Where the event has the text, such as `notes` or `damageReports.0.description`.')
  @Matches(PATHS, { message: 'path must name a text of an event.' })
  path!: string;

  @TakesOneOf(textErasureReasons, 'TextErasureReason', 'because must be one of the reasons.')
  because!: TextErasureReason;
}

export class EraseText extends commandOf<{ bookingId: BookingId; text: ErasedText; because: TextErasureReason }>() {}

@CommandHandler(EraseText)
export class EraseTextHandler implements ICommandHandler<EraseText> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, text, because, context }: EraseText): Promise<void> {
    return this.decisions.step({
      bookingId,
      context,
      reads: [standingOfText(bookingId, text)],
      facts: (_booking, _row, [standing]) => standing,
      decide: (booking, standing) => ({
        event: eraseText(booking, text, because, standing),
        statements: [forgetText(text), forgetAnswersNaming(bookingId), forgetAnswersOfWish(text)],
      }),
      answer: () => undefined,
    });
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class EraseTextController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/text-erasures')
  @Idempotent()
  @ApiOperation({
    summary: 'Erase a text of a booking',
    description:
      'The words are deleted wherever Rigbook shows or keeps them. The event stays, with a hash in their place, and the history says who erased them and why. What was mailed, downloaded or sent to other programs is not reached.',
  })
  @AnswersNothing('Erased.')
  @Refuses('TEXT_NOT_FOUND', 'TEXT_IN_CLEAR', 'BOOKING_CHANGED_MEANWHILE')
  eraseText(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() { because, ...text }: EraseTextDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new EraseText({ bookingId: id, text, because, context }));
  }
}
