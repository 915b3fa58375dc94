import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { LicenceVerificationId } from '@rigbook/contracts/kernel/ids';
import type { FastifyReply } from 'fastify';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { ApiPhoto, PhotoFiles } from './photo-files.js';
import { photoKey } from './photo-key.query.js';

@ApiTags('Admin: licences')
@Controller('admin/license-verifications/:id/photos')
@AdminOnly()
export class SubmittedPhotosController {
  constructor(private readonly files: PhotoFiles) {}

  @Get('front')
  @ApiOperation({ summary: 'The photo of the front of a licence' })
  @ApiPhoto()
  getFrontPhoto(
    @Param('id', new UuidPipe<LicenceVerificationId>('PHOTO_NOT_FOUND')) id: LicenceVerificationId,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.files.send(photoKey(id, 'front'), 'front', reply);
  }

  @Get('back')
  @ApiOperation({ summary: 'The photo of the back of a licence' })
  @ApiPhoto()
  getBackPhoto(
    @Param('id', new UuidPipe<LicenceVerificationId>('PHOTO_NOT_FOUND')) id: LicenceVerificationId,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.files.send(photoKey(id, 'back'), 'back', reply);
  }
}
