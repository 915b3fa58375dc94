import { Body, Put, Req } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { BookingId, DamagePhotoId, PhotoUploadId } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, type BookingEvent, streamOf } from '../../booking/booking.events.js';
import { bookingFrom } from '../../booking/booking.state.js';
import { ownHosts, uploadAt } from '../../licences/photo-uploads/upload-address.js';
import { UploadedTo } from '../../licences/photo-uploads/uploaded-to.decorator.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Configuration } from '../../platform/configuration/configuration.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { AnswersNothing, Context, PathId, Refuses, Routes, SignedInPerson } from '../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../platform/http/index.js';
import { keepPhoto, keptMeanings } from '../damage-photo.statements.js';
import { photoStanding } from '../photo-standing.query.js';
import { type ReceivePhoto, receivePhoto } from './receive-photo.decision.js';

@ApiSchema({ name: 'HandInDamagePhoto' })
export class HandInDamagePhotoDto {
  @UploadedTo()
  uploadURL!: string;
}

export class HandInDamagePhoto extends commandOf<
  { bookingId: BookingId; uploadId: PhotoUploadId | null; photo: ReceivePhoto },
  undefined
>() {}

@CommandHandler(HandInDamagePhoto)
export class HandInDamagePhotoHandler implements ICommandHandler<HandInDamagePhoto> {
  constructor(private readonly events: EventStore) {}

  async execute({ bookingId, uploadId, photo, context }: HandInDamagePhoto): Promise<undefined> {
    const { photoId, by } = photo;
    await decide(this.events, {
      context,
      stream: { id: streamOf(bookingId), type: BOOKING_STREAM },
      reads: [photoStanding({ bookingId, photoId, uploadId, uploadedBy: by.responderId })],
      facts: (history: readonly RecordedEvent<BookingEvent>[], [standing]) => ({
        booking: bookingFrom(history),
        standing,
      }),
      decide: ({ booking, standing }) => {
        const event = receivePhoto(booking, photo, standing);
        return event ? { events: [event], statements: [keepPhoto(bookingId, event.data, uploadId, context.now)] } : {};
      },
      constraintMeanings: keptMeanings,
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
    return undefined;
  }
}

@Routes('bookings', 'Bookings')
export class HandInDamagePhotoController {
  constructor(
    private readonly commands: CommandBus,
    private readonly configuration: Configuration,
  ) {}

  @Put(':id/damage-photos/:photoId')
  @ApiOperation({
    summary: 'Hand in a photo of damage',
    description:
      'One that a report of this booking announced by its id, and that you have uploaded. It may follow at any time after the report. Handing it in again changes nothing.',
  })
  @AnswersNothing('The photo is kept.')
  @Refuses('DAMAGE_PHOTO_NOT_EXPECTED', 'DAMAGE_PHOTO_NOT_UPLOADED', 'BOOKING_CHANGED_MEANWHILE')
  async handInDamagePhoto(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @PathId('PHOTO_NOT_FOUND', 'photoId') photoId: DamagePhotoId,
    @Body() { uploadURL }: HandInDamagePhotoDto,
    @SignedInPerson() { responderId, administers }: Person,
    @Context() context: CommandContext,
    @Req() { host }: RigbookRequest,
  ): Promise<void> {
    const hosts = ownHosts(host, this.configuration.http.publicUrl);
    const photo = { photoId, by: { responderId, administers } };
    const uploadId = uploadAt(uploadURL, hosts) ?? null;
    await this.commands.execute(new HandInDamagePhoto({ bookingId, uploadId, photo, context }));
  }
}
