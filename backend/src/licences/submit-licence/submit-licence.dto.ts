import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { photosRequiredMessage } from '@rigbook/contracts/licences/photo.limits';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

const message = photosRequiredMessage;
const LONGEST = 2_048;

const PhotoUrl = () =>
  applyDecorators(
    ApiProperty({
      type: String,
      maxLength: LONGEST,
      description: 'The `uploadURL` to which the photo was uploaded.',
      example: '/api/objects/uploads/0197f1c2-0f01-7000-8000-000000000f01',
    }),
    MaxLength(LONGEST, { message }),
    IsNotEmpty({ message }),
    IsString({ message }),
  );

@ApiSchema({ name: 'SubmitLicence' })
export class SubmitLicenceDto {
  @PhotoUrl()
  frontPhotoURL!: string;

  @PhotoUrl()
  backPhotoURL!: string;
}
