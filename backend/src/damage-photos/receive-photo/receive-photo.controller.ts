import { Body, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { BookingId, DamagePhotoId } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, type BookingEvent, type DamagePhotoReceived, streamOf } from '../../booking/booking.events.js';
import { bookingFrom } from '../../booking/booking.state.js';
import { HandInUpload } from '../../licences/photo-uploads/hand-in.js';
import { keptMeaningsOf } from '../../licences/photo-uploads/kept-upload.statements.js';
import { UploadedTo } from '../../licences/photo-uploads/uploaded-to.decorator.js';
import type { CommandContext, RecordedEvent } from '../../platform/event-store/index.js';
import { AnswersNothing, Context, PathId, Refuses, Routes, SignedInPerson } from '../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../platform/http/index.js';
import { keepPhoto } from '../damage-photo.statements.js';
import { photoStanding } from '../photo-standing.query.js';
import { receivePhoto } from './receive-photo.decision.js';

@ApiSchema({ name: 'HandInDamagePhoto' })
export class HandInDamagePhotoDto {
  @UploadedTo()
  uploadURL!: string;
}

@Routes('bookings', 'Bookings')
export class HandInDamagePhotoController {
  constructor(private readonly commands: CommandBus) {}

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
    const photo = { photoId, by: { responderId, administers } };
    await this.commands.execute(
      HandInUpload.of({ uploadURL, host }, context, {
        stream: { id: streamOf(bookingId), type: BOOKING_STREAM },
        standing: (uploadId) => photoStanding({ bookingId, photoId, uploadId, uploadedBy: responderId }),
        receive: (standing, history: readonly RecordedEvent<BookingEvent>[]) =>
          receivePhoto(bookingFrom(history), photo, standing),
        keep: (event: DamagePhotoReceived, uploadId, now) => keepPhoto(bookingId, event.data, uploadId, now),
        constraintMeanings: keptMeaningsOf('damage_photo'),
        givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
      }),
    );
  }
}
