import { applyDecorators, Body, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { photosRequiredMessage } from '@rigbook/contracts/licences/photo.limits';
import { Configuration } from '../../platform/configuration/configuration.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { AnswersCreated, Context, Idempotent, Refuses, Routes, SignedInPerson } from '../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../platform/http/index.js';
import { OwnLicenceResponse } from '../licence-status/own-licence.response.js';
import { ownHosts, uploadAt } from '../photo-uploads/upload-address.js';
import { SubmitLicence } from './submit-licence.handler.js';

const message = photosRequiredMessage;
const LONGEST = 2_048;

const PhotoUrl = () =>
  applyDecorators(
    ApiProperty({
      type: String,
      maxLength: LONGEST,
      description: 'The `uploadURL` that the photo was uploaded to.',
      example: '/api/objects/uploads/0197f1c2-0f01-7000-8000-000000000f01',
    }),
    MaxLength(LONGEST, { message }),
    IsNotEmpty({ message }),
    IsString({ message }),
  );

@ApiSchema({ name: 'SubmitLicence' })
export class SubmitLicenceDto {
  @PhotoUrl() frontPhotoURL!: string;
  @PhotoUrl() backPhotoURL!: string;
}

@Routes('license-verification', 'Licenses')
export class SubmitLicenceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly configuration: Configuration,
  ) {}

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: 'Submit photos of your driving license',
    description: 'Two photos that you uploaded. They replace older ones, which are erased.',
  })
  @AnswersCreated(OwnLicenceResponse, 'The state of your license: pending review.')
  @Refuses('PHOTOS_NOT_DIFFERENT', 'PHOTO_NOT_UPLOADED', 'CHANGED_MEANWHILE')
  submitLicence(
    @Body() { frontPhotoURL, backPhotoURL }: SubmitLicenceDto,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
    @Req() { host }: RigbookRequest,
  ): Promise<OwnLicenceResponse> {
    const hosts = ownHosts(host, this.configuration.http.publicUrl);
    const photos = { front: uploadAt(frontPhotoURL, hosts), back: uploadAt(backPhotoURL, hosts) };
    return this.commands.execute(new SubmitLicence({ responderId, photos, context }));
  }
}
