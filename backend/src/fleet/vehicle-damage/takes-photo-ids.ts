import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray } from 'class-validator';
import { MOST_PHOTOS_OF_DAMAGE } from '@rigbook/contracts/booking/shift/damage-photo.limits';
import { IsIds } from '../../platform/fields/index.js';

/** Photos of what is wrong with a vehicle, or of where it stands. */
export const TakesPhotoIds = (most = MOST_PHOTOS_OF_DAMAGE) =>
  applyDecorators(
    ApiProperty({
      type: [String],
      format: 'uuid',
      maxItems: most,
      required: false,
      example: [],
      description: 'Photos that follow, by the ids that the device made. The report does not wait for them.',
    }),
    ArrayUnique({ message: 'photoIds may name each photo once.' }),
    IsIds('photoIds may hold UUIDs that the device made only.'),
    ArrayMaxSize(most, { message: `photoIds may hold at most ${most} photos.` }),
    IsArray({ message: 'photoIds must be a list of ids.' }),
  );
