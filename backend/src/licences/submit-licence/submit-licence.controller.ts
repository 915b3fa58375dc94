import { Body, Controller, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Configuration } from '../../platform/configuration/configuration.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { Context, SignedInPerson } from '../../platform/http/context.decorator.js';
import { Idempotent } from '../../platform/http/idempotency.interceptor.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import type { Person } from '../../platform/http/caller.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { OwnLicenceResponse } from '../licence-standing/own-licence.response.js';
import { uploadAt } from '../photo-uploads/upload-address.js';
import { SubmitLicenceDto } from './submit-licence.dto.js';
import { SubmitLicence } from './submit-licence.handler.js';

@ApiTags('Licences')
@Controller('license-verification')
export class SubmitLicenceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly configuration: Configuration,
  ) {}

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: 'Hand in photos of your driving licence',
    description: 'Two photos that you uploaded. They take the place of older ones, which are erased.',
  })
  @ApiCreatedResponse({
    description: 'Where your licence stands now: it waits for its review.',
    type: OwnLicenceResponse,
  })
  @Refuses('PHOTOS_NOT_DIFFERENT', 'PHOTO_NOT_UPLOADED', 'CHANGED_MEANWHILE')
  submitLicence(
    @Body() { frontPhotoURL, backPhotoURL }: SubmitLicenceDto,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
    @Req() { host }: RigbookRequest,
  ): Promise<OwnLicenceResponse> {
    const { publicUrl } = this.configuration.http;
    const ownHosts = [host, ...(publicUrl ? [new URL(publicUrl).host] : [])];
    const photos = { front: uploadAt(frontPhotoURL, ownHosts), back: uploadAt(backPhotoURL, ownHosts) };
    return this.commands.execute(new SubmitLicence(responderId, photos, context));
  }
}
