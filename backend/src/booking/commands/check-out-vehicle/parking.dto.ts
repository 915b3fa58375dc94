import { applyDecorators } from '@nestjs/common';
import { ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { MOST_PHOTOS_OF_PARKING, positionRange } from '@rigbook/contracts/booking/shift/parking.rules';
import { type DamagePhotoId, textLimits } from '@rigbook/contracts/kernel';
import { TakesPhotoIds } from '../../../fleet/vehicle-damage/takes-photo-ids.js';
import { OptionalOrNull, Optional, Part, TakesText, TakesWhole } from '../../../platform/fields/index.js';
import type { ParkedAt } from './check-out-vehicle.decision.js';

const { latitudeMicrodegrees: pole, longitudeMicrodegrees: dateLine, accuracyMeters: vaguest } = positionRange;

@ApiSchema({ name: 'PositionOfParking' })
class PositionDto {
  @TakesWhole(-pole, pole, 32_085_300, 'Millionths of a degree, north of the equator.') latitudeMicrodegrees!: number;
  @TakesWhole(-dateLine, dateLine, 34_781_768, 'Millionths of a degree, east of Greenwich.')
  longitudeMicrodegrees!: number;
  @TakesWhole(0, vaguest, 12) accuracyMeters!: number;
}

@ApiSchema({ name: 'ReportParking' })
export class ParkingDto {
  @OptionalOrNull() @TakesText(textLimits.parkingPlace, 'Level -2, bay 14') place?: string | null;

  @OptionalOrNull()
  @Part.orNull(PositionDto, 'Where the phone is, if its owner adds it.')
  @IsObject({ message: 'position must be a position.' })
  @ValidateNested()
  @Type(() => PositionDto)
  position?: PositionDto | null;

  @Optional() @TakesPhotoIds(MOST_PHOTOS_OF_PARKING) photoIds?: readonly DamagePhotoId[];
}

export const TakesParking = () =>
  applyDecorators(
    OptionalOrNull(),
    Part.orNull(ParkingDto, 'Where the vehicle stands. The place is needed if the organization asks for it.'),
    IsObject({ message: 'parking must be a parking place.' }),
    ValidateNested(),
    Type(() => ParkingDto),
  );

/** Undefined if nothing is said. */
export function parkingGiven({ place, position = null, photoIds = [] }: ParkingDto): ParkedAt | undefined {
  const said = place || null;
  return said === null && position === null && photoIds.length === 0 ? undefined : { place: said, position, photoIds };
}
