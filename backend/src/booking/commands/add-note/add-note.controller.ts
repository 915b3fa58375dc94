import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type BookingId, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { TakesFilledText } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, Context, Idempotent, PathId, Refuses } from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { addNote } from './add-note.decision.js';

@ApiSchema({ name: 'AddNote' })
export class AddNoteDto {
  @TakesFilledText(textLimits.bookingNote, 'Please write a note.', 'The spare key is in box 2.') note!: string;
}

export class AddNote extends commandOf<{ bookingId: BookingId; note: string }, BookingResponse>() {}

@CommandHandler(AddNote)
export class AddNoteHandler implements ICommandHandler<AddNote> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, note, context }: AddNote): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      decide: (booking) => ({ event: addNote(booking, { note }) }),
      answer: (row) => toBookingResponse(row, { reader: 'administrator', now: context.now }),
    });
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class AddNoteController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/notes')
  @Idempotent()
  @ApiOperation({
    summary: 'Add a note to a booking',
    description:
      'In any status. The history shows the note, with its author and time, to administrators and auditors; the responder does not see it.',
  })
  @Answers(BookingResponse, 'The booking, which the note does not change.')
  @Refuses('BOOKING_CHANGED_MEANWHILE')
  addNote(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() { note }: AddNoteDto,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(new AddNote({ bookingId: id, note, context }));
  }
}
