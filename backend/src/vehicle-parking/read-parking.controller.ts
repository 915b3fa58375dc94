import { Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type DamagePhotoState, damagePhotoStates } from '@rigbook/contracts/booking/shift/damage-photo.words';
import { showsVehicleKeys } from '@rigbook/contracts/booking/shift/vehicle-keys.rules';
import type { DamagePhotoId, Instant, VehicleId } from '@rigbook/contracts/kernel';
import { ApiPhoto, PhotoFiles } from '../licences/licence-photos/photo-files.js';
import { Recorded } from '../platform/access-record/recorded.decorator.js';
import { Database } from '../platform/database/index.js';
import { Refusal } from '../platform/decisions/index.js';
import { Id, Moment, OneOf, Part, Parts, Text, Whole } from '../platform/fields/index.js';
import { Answers, Now, PathId, type Person, Refuses, Routes, SignedInPerson } from '../platform/http/index.js';
import { OrganisationSettings } from '../settings/organisation-settings.js';
import { bookingsThatMayShow } from '../vehicle-keys/vehicle-keys.statements.js';
import { parkingOf, parkingPhotoKey } from './vehicle-parking.query.js';

@ApiSchema({ name: 'PositionOfVehicle' })
class PositionResponse {
  @Whole(32_085_300, 'Millionths of a degree, north of the equator.') latitudeMicrodegrees!: number;
  @Whole(34_781_768, 'Millionths of a degree, east of Greenwich.') longitudeMicrodegrees!: number;
  @Whole(12) accuracyMeters!: number;
}

@ApiSchema({ name: 'ParkingPhoto' })
class ParkingPhotoResponse {
  @Id('0197f1c2-0b03-7000-8000-000000000b03') id!: DamagePhotoId;
  @OneOf(damagePhotoStates, 'DamagePhotoState', 'here') state!: DamagePhotoState;
}

@ApiSchema({ name: 'VehicleParking' })
class VehicleParkingResponse {
  @Moment.orNull('2026-11-22T20:00:00.000Z', 'When it was parked; null if nothing is known, or it is in use.')
  parkedAt!: Instant | null;
  @Text.orNull('Level -2, bay 14') place!: string | null;
  @Part.orNull(PositionResponse, 'Where the phone was that reported it, if its owner added it.')
  position!: PositionResponse | null;
  @Parts(ParkingPhotoResponse) photos!: readonly ParkingPhotoResponse[];
}

/** Where a vehicle stands, for who takes it next. */
@Routes('vehicles', 'Vehicles')
export class ReadParkingController {
  constructor(
    private readonly database: Database,
    private readonly settings: OrganisationSettings,
    private readonly files: PhotoFiles,
  ) {}

  @Get(':id/parking')
  @ApiOperation({
    summary: 'Read where a vehicle stands',
    description:
      'As the person who returned it last said. For the person who has it booked, from the opening of the check-in until the checkout, and for administrators.',
  })
  @Answers(VehicleParkingResponse, 'Where it stands.')
  @Refuses('PARKING_NOT_SHOWN')
  async readParking(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @SignedInPerson() person: Person,
    @Now() now: Instant,
  ): Promise<VehicleParkingResponse> {
    const parking = await this.database.fetch(parkingOf(vehicleId));
    if (!parking) throw new Refusal('VEHICLE_NOT_FOUND');
    await this.requireShown(person, vehicleId, now);
    return parking;
  }

  @Get(':id/parking/photos/:photoId')
  @Recorded('photo-read')
  @ApiOperation({ summary: 'Read a photo of where a vehicle stands' })
  @ApiPhoto()
  @Refuses('PARKING_NOT_SHOWN')
  async getParkingPhoto(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @PathId('PHOTO_NOT_FOUND', 'photoId') photoId: DamagePhotoId,
    @SignedInPerson() person: Person,
    @Now() now: Instant,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.requireShown(person, vehicleId, now);
    return this.files.send(parkingPhotoKey(vehicleId, photoId), `parking-${photoId}`, reply);
  }

  private async requireShown({ administers, responderId }: Person, vehicleId: VehicleId, now: Instant): Promise<void> {
    if (administers) return;
    const [{ checkInOpensMinutesBefore }, bookings] = await Promise.all([
      this.settings.current(),
      this.database.fetch(bookingsThatMayShow(responderId, vehicleId, now)),
    ]);
    if (!bookings.some((booking) => showsVehicleKeys(booking, now, checkInOpensMinutesBefore)))
      throw new Refusal('PARKING_NOT_SHOWN');
  }
}
