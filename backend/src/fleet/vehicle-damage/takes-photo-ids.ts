import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray } from 'class-validator';
import { MOST_PHOTOS_OF_DAMAGE } from '@rigbook/contracts/booking/shift/damage-photo.limits';
import { IsIds } from '../../platform/fields/index.js';

/** Photos of what is wrong with a vehicle. */
export const TakesPhotoIds = () =>
  applyDecorators(
    ApiProperty({
      type: [String],
      format: 'uuid',
      maxItems: MOST_PHOTOS_OF_DAMAGE,
      required: false,
      example: [],
      description: 'Photos that follow, by the ids that the device made. The report does not wait for them.',
    }),
    ArrayUnique({ message: 'photoIds may name each photo once.' }),
    IsIds('photoIds may hold UUIDs that the device made only.'),
    ArrayMaxSize(MOST_PHOTOS_OF_DAMAGE, { message: `photoIds may hold at most ${MOST_PHOTOS_OF_DAMAGE} photos.` }),
    IsArray({ message: 'photoIds must be a list of ids.' }),
  );
