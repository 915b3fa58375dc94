import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import type { BookingId, DamagePhotoId } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, type BookingEvent, streamOf } from '../../booking/booking.events.js';
import { bookingFrom } from '../../booking/booking.state.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { TakesOneOf } from '../../platform/fields/index.js';
import { AdminRoutes, AnswersNothing, Context, Idempotent, PathId, Refuses } from '../../platform/http/index.js';
import { forgetPhoto } from '../damage-photo.statements.js';
import { damagePhotoKey } from '../read-photos/damage-photos.query.js';
import { erasePhoto } from './erase-photo.decision.js';

@ApiSchema({ name: 'EraseDamagePhoto' })
export class EraseDamagePhotoDto {
  @TakesOneOf(textErasureReasons, 'TextErasureReason', 'because must be one of the reasons.')
  because!: TextErasureReason;
}

export class EraseDamagePhoto extends commandOf<
  { bookingId: BookingId; photo: { photoId: DamagePhotoId; because: TextErasureReason } },
  undefined
>() {}

@CommandHandler(EraseDamagePhoto)
export class EraseDamagePhotoHandler implements ICommandHandler<EraseDamagePhoto> {
  constructor(private readonly events: EventStore) {}

  async execute({ bookingId, photo, context }: EraseDamagePhoto): Promise<undefined> {
    await decide(this.events, {
      context,
      stream: { id: streamOf(bookingId), type: BOOKING_STREAM },
      reads: [damagePhotoKey(bookingId, photo.photoId)],
      facts: (history: readonly RecordedEvent<BookingEvent>[], [key]) => ({
        booking: bookingFrom(history),
        isThere: key !== undefined,
      }),
      decide: ({ booking, isThere }) => ({
        events: [erasePhoto(booking, photo, { isThere })],
        statements: forgetPhoto(bookingId, photo.photoId),
      }),
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
    return undefined;
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class EraseDamagePhotoController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/damage-photos/:photoId/erasure')
  @Idempotent()
  @ApiOperation({
    summary: 'Erase a photo of damage',
    description:
      'The photo is deleted within seconds. Its hash stays in the log, and the history says who erased it and why. What was downloaded is not reached.',
  })
  @AnswersNothing('Erased.')
  @Refuses('BOOKING_NOT_FOUND', 'BOOKING_CHANGED_MEANWHILE')
  async eraseDamagePhoto(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @PathId('PHOTO_NOT_FOUND', 'photoId') photoId: DamagePhotoId,
    @Body() { because }: EraseDamagePhotoDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new EraseDamagePhoto({ bookingId, photo: { photoId, because }, context }));
  }
}
