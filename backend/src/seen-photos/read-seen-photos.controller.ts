import { Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type DamagePhotoState, damagePhotoStates } from '@rigbook/contracts/booking/shift/damage-photo.words';
import type { DamagePhotoId, DefectId } from '@rigbook/contracts/kernel';
import { ApiPhoto, PhotoFiles } from '../licences/licence-photos/photo-files.js';
import { Recorded } from '../platform/access-record/recorded.decorator.js';
import { Database } from '../platform/database/index.js';
import { Refusal } from '../platform/decisions/index.js';
import { Id, OneOf } from '../platform/fields/index.js';
import { AdminRoutes, Answers, PathId } from '../platform/http/index.js';
import { type SeenPhoto, seenPhotoKey, seenPhotos } from './seen-photo.statements.js';

@ApiSchema({ name: 'SeenPhoto' })
class SeenPhotoResponse {
  @Id('0197f1c2-0b03-7000-8000-000000000b03') id!: DamagePhotoId;
  @OneOf(damagePhotoStates, 'DamagePhotoState', 'here') state!: DamagePhotoState;
}

@AdminRoutes('admin/defects', 'Admin: vehicles')
export class ReadSeenPhotosController {
  constructor(
    private readonly database: Database,
    private readonly files: PhotoFiles,
  ) {}

  @Get(':id/seen-photos')
  @ApiOperation({
    summary: 'List the photos of what somebody saw at a vehicle',
    description:
      'Also those that have not arrived yet, and those that were erased. Photos of other defects are with their booking.',
  })
  @Answers([SeenPhotoResponse], 'As the report announced them.')
  async listSeenPhotos(@PathId('DEFECT_NOT_FOUND') id: DefectId): Promise<readonly SeenPhoto[]> {
    const photos = await this.database.fetch(seenPhotos(id));
    if (!photos) throw new Refusal('DEFECT_NOT_FOUND');
    return photos;
  }

  @Get(':id/seen-photos/:photoId')
  @Recorded('photo-read')
  @ApiOperation({ summary: 'Read a photo of what somebody saw at a vehicle' })
  @ApiPhoto()
  getSeenPhoto(
    @PathId('PHOTO_NOT_FOUND') id: DefectId,
    @PathId('PHOTO_NOT_FOUND', 'photoId') photoId: DamagePhotoId,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.files.send(seenPhotoKey(id, photoId), `seen-${photoId}`, reply);
  }
}
