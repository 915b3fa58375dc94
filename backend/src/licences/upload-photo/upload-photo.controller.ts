import { Put, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { PhotoUploadId } from '@rigbook/contracts/kernel';
import { PHOTO_MAX_BYTES, photoMediaTypes } from '@rigbook/contracts/licences/photo.limits';
import { Refusal } from '../../platform/decisions/index.js';
import { Text, Whole } from '../../platform/fields/index.js';
import {
  AnswersNothing,
  PathId,
  readAtMost,
  Refuses,
  Routes,
  SignedInPerson,
  TakesBytes,
} from '../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../platform/http/index.js';
import { PDF } from './kept-picture.js';
import { UploadPhoto } from './upload-photo.handler.js';

const LATEST = Date.parse('9999-01-01T00:00:00Z');
const message = 'The address must be one that was created for an upload.';

/** The limits of an upload, as its link states them. */
export class UploadPhotoQuery {
  @Whole(1795363200000, 'As the link states it.')
  @Type(() => Number)
  @Max(LATEST, { message })
  @Min(0, { message })
  @IsInt({ message })
  expires!: number;

  @Text('3xJ0cQn5V3q2o1mYk1c7f0m5mJm3b8o2v9wq1d4t6yA', 'As the link states it.')
  @MaxLength(100, { message })
  @IsString({ message })
  signature!: string;
}

@Routes('objects', 'Licenses')
export class UploadPhotoController {
  constructor(private readonly commands: CommandBus) {}

  @Put('uploads/:id')
  @TakesBytes(...photoMediaTypes, PDF)
  @ApiOperation({
    summary: 'Upload a photo to an address you created',
    description:
      `At most ${PHOTO_MAX_BYTES} bytes of a JPEG, PNG or WebP picture; its content decides the type. It is re-encoded ` +
      'upright, without metadata. An address for papers also takes a PDF, which is kept as it is. After a refused file the address can be used again.',
  })
  @AnswersNothing('Uploaded; it can be submitted now.')
  @Refuses(
    'TOO_MANY_UPLOADS',
    'UPLOAD_LINK_USED',
    'UPLOAD_LINK_EXPIRED',
    'PHOTO_TOO_LARGE',
    'PHOTO_TYPE_NOT_ALLOWED',
    'PAPER_TYPE_NOT_ALLOWED',
    'PHOTO_TOO_MANY_PIXELS',
    'PHOTO_UNREADABLE',
    'STORAGE_UNAVAILABLE',
  )
  async uploadPhoto(
    @PathId('UPLOAD_NOT_FOUND') uploadId: PhotoUploadId,
    @Query() terms: UploadPhotoQuery,
    @SignedInPerson() { responderId }: Person,
    @Req() request: RigbookRequest,
  ): Promise<void> {
    const upload = { uploadId, responderId };
    await this.commands.execute(
      new UploadPhoto({ upload, terms, read: () => photoOf(request), now: request.receivedAt }),
    );
  }
}

async function photoOf(request: FastifyRequest): Promise<Buffer> {
  const photo = await readAtMost(PHOTO_MAX_BYTES, request);
  if (photo === 'too-large') throw new Refusal('PHOTO_TOO_LARGE');
  if (photo === 'broken-off') throw new Refusal('PHOTO_UNREADABLE');
  return photo;
}
