import { Body, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { DamagePhotoId, VehicleId } from '@rigbook/contracts/kernel';
import { type SeenPhotoReceived, VEHICLE_STREAM } from '../fleet/vehicle.events.js';
import { HandInUpload } from '../licences/photo-uploads/hand-in.js';
import { keptMeaningsOf } from '../licences/photo-uploads/kept-upload.statements.js';
import { UploadedTo } from '../licences/photo-uploads/uploaded-to.decorator.js';
import type { CommandContext } from '../platform/event-store/index.js';
import { AnswersNothing, Context, PathId, Refuses, Routes, SignedInPerson } from '../platform/http/index.js';
import type { Person, RigbookRequest } from '../platform/http/index.js';
import { receiveSeenPhoto } from './seen-photo.decision.js';
import { keepSeenPhoto, seenPhotoStanding } from './seen-photo.statements.js';

@ApiSchema({ name: 'HandInSeenPhoto' })
export class HandInSeenPhotoDto {
  @UploadedTo()
  uploadURL!: string;
}

@Routes('vehicles', 'Vehicles')
export class HandInSeenPhotoController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/seen-photos/:photoId')
  @ApiOperation({
    summary: 'Hand in a photo of what you saw at a vehicle',
    description:
      'One that a report of yours announced by its id, and that you have uploaded. It may follow at any time after the report. Handing it in again changes nothing.',
  })
  @AnswersNothing('The photo is kept.')
  @Refuses('DAMAGE_PHOTO_NOT_EXPECTED', 'DAMAGE_PHOTO_NOT_UPLOADED', 'CHANGED_MEANWHILE')
  async handInSeenPhoto(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @PathId('PHOTO_NOT_FOUND', 'photoId') photoId: DamagePhotoId,
    @Body() { uploadURL }: HandInSeenPhotoDto,
    @SignedInPerson() { responderId: by }: Person,
    @Context() context: CommandContext,
    @Req() { host }: RigbookRequest,
  ): Promise<void> {
    // also of a vehicle that was retired since
    await this.commands.execute(
      HandInUpload.of({ uploadURL, host }, context, {
        stream: { id: vehicleId, type: VEHICLE_STREAM },
        standing: (uploadId) => seenPhotoStanding({ vehicleId, photoId, uploadId, by }),
        receive: (standing) => receiveSeenPhoto(photoId, standing),
        keep: (event: SeenPhotoReceived, uploadId, now) => keepSeenPhoto(event.data, uploadId, now),
        constraintMeanings: keptMeaningsOf('seen_photo'),
      }),
    );
  }
}
