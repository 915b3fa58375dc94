import { Body, Put, Req } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { DamagePhotoId, PhotoUploadId, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { VEHICLE_STREAM } from '../fleet/vehicle.events.js';
import { ownHosts, uploadAt } from '../licences/photo-uploads/upload-address.js';
import { UploadedTo } from '../licences/photo-uploads/uploaded-to.decorator.js';
import { commandOf } from '../platform/commands/command-of.js';
import { Configuration } from '../platform/configuration/configuration.js';
import { decide } from '../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../platform/event-store/index.js';
import { AnswersNothing, Context, PathId, Refuses, Routes, SignedInPerson } from '../platform/http/index.js';
import type { Person, RigbookRequest } from '../platform/http/index.js';
import { receiveSeenPhoto } from './seen-photo.decision.js';
import { keepSeenPhoto, keptMeanings, seenPhotoStanding } from './seen-photo.statements.js';

@ApiSchema({ name: 'HandInSeenPhoto' })
export class HandInSeenPhotoDto {
  @UploadedTo()
  uploadURL!: string;
}

interface HandedIn {
  readonly photoId: DamagePhotoId;
  readonly uploadId: PhotoUploadId | null;
  readonly by: ResponderId;
}

export class HandInSeenPhoto extends commandOf<{ vehicleId: VehicleId; photo: HandedIn }, undefined>() {}

@CommandHandler(HandInSeenPhoto)
export class HandInSeenPhotoHandler implements ICommandHandler<HandInSeenPhoto> {
  constructor(private readonly events: EventStore) {}

  /** Also of a vehicle that was retired since. @throws Refusal DAMAGE_PHOTO_NOT_EXPECTED, DAMAGE_PHOTO_NOT_UPLOADED, CHANGED_MEANWHILE */
  async execute({ vehicleId, photo, context }: HandInSeenPhoto): Promise<undefined> {
    const { photoId, uploadId } = photo;
    await decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      reads: [seenPhotoStanding({ vehicleId, ...photo })],
      facts: (_history, [standing]) => standing,
      decide: (standing) => {
        const event = receiveSeenPhoto(photoId, standing);
        return event ? { events: [event], statements: [keepSeenPhoto(event.data, uploadId, context.now)] } : {};
      },
      constraintMeanings: keptMeanings,
    });
    return undefined;
  }
}

@Routes('vehicles', 'Vehicles')
export class HandInSeenPhotoController {
  constructor(
    private readonly commands: CommandBus,
    private readonly configuration: Configuration,
  ) {}

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
    const hosts = ownHosts(host, this.configuration.http.publicUrl);
    const photo = { photoId, uploadId: uploadAt(uploadURL, hosts) ?? null, by };
    await this.commands.execute(new HandInSeenPhoto({ vehicleId, photo, context }));
  }
}
