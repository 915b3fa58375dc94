import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

const LONGEST = 2_048;
const message = 'uploadURL must be the address to which the photo was uploaded.';

/** The field `uploadURL` of a photo that is handed in. */
export const UploadedTo = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      maxLength: LONGEST,
      description: 'The `uploadURL` that the photo was uploaded to.',
      example: '/api/objects/uploads/0197f1c2-0f01-7000-8000-000000000f01',
    }),
    MaxLength(LONGEST, { message }),
    IsString({ message }),
  );
