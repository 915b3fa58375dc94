import { Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel';
import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { query, type Query } from '../../platform/database/index.js';
import { AdminRoutes, PathId, type Person, Routes, SignedInPerson } from '../../platform/http/index.js';
import { ApiPhoto, PhotoFiles } from './photo-files.js';

/** The storage key of a photo in the responder's latest submission. */
export const ownPhotoKey = (responderId: ResponderId, side: PhotoSide) => keyWhere('responder_id', responderId, side);

/** Undefined if it was replaced or its responder erased. */
export const photoKey = (verificationId: LicenceVerificationId, side: PhotoSide) =>
  keyWhere('verification_id', verificationId, side);

const keyWhere = (column: 'responder_id' | 'verification_id', id: string, side: PhotoSide): Query<string | undefined> =>
  query<{ storageKey: string }, string | undefined>(
    {
      name: `licence-photo.key-by-${column}`,
      text: `SELECT u.storage_key AS "storageKey" FROM licence_photo p JOIN photo_upload u ON u.id = p.upload_id
             WHERE p.${column} = $1 AND p.side = $2`,
      values: [id, side],
    },
    ([row]) => row?.storageKey,
  );

@Routes('license-verification/photos', 'Licenses')
export class OwnPhotosController {
  constructor(private readonly files: PhotoFiles) {}

  @Get('front')
  @ApiOperation({ summary: 'Read the photo of the front from your latest submission' })
  @ApiPhoto()
  getOwnFrontPhoto(
    @SignedInPerson() { responderId }: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.files.send(ownPhotoKey(responderId, 'front'), 'licence-front', reply);
  }

  @Get('back')
  @ApiOperation({ summary: 'Read the photo of the back from your latest submission' })
  @ApiPhoto()
  getOwnBackPhoto(
    @SignedInPerson() { responderId }: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.files.send(ownPhotoKey(responderId, 'back'), 'licence-back', reply);
  }
}

@AdminRoutes('admin/license-verifications/:id/photos', 'Admin: licenses')
export class SubmittedPhotosController {
  constructor(private readonly files: PhotoFiles) {}

  @Get('front')
  @Recorded('photo-read')
  @ApiOperation({ summary: 'Read the photo of the front of a license' })
  @ApiPhoto()
  getFrontPhoto(
    @PathId('PHOTO_NOT_FOUND') id: LicenceVerificationId,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.files.send(photoKey(id, 'front'), 'licence-front', reply);
  }

  @Get('back')
  @Recorded('photo-read')
  @ApiOperation({ summary: 'Read the photo of the back of a license' })
  @ApiPhoto()
  getBackPhoto(
    @PathId('PHOTO_NOT_FOUND') id: LicenceVerificationId,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.files.send(photoKey(id, 'back'), 'licence-back', reply);
  }
}
