import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SignedInPerson } from '../../platform/http/context.decorator.js';
import type { Person } from '../../platform/http/caller.js';
import { ApiPhoto, PhotoFiles } from './photo-files.js';
import { ownPhotoKey } from './photo-key.query.js';

@ApiTags('Licences')
@Controller('license-verification/photos')
export class OwnPhotosController {
  constructor(private readonly files: PhotoFiles) {}

  @Get('front')
  @ApiOperation({ summary: 'The photo of the front that you handed in last' })
  @ApiPhoto()
  getOwnFrontPhoto(
    @SignedInPerson() { responderId }: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.files.send(ownPhotoKey(responderId, 'front'), 'front', reply);
  }

  @Get('back')
  @ApiOperation({ summary: 'The photo of the back that you handed in last' })
  @ApiPhoto()
  getOwnBackPhoto(
    @SignedInPerson() { responderId }: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.files.send(ownPhotoKey(responderId, 'back'), 'back', reply);
  }
}
