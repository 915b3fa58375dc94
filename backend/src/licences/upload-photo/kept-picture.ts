import { Injectable } from '@nestjs/common';
import type { PaperMediaType } from '@rigbook/contracts/fleet/service-paper.words';
import { PHOTO_LONGEST_SIDE, PHOTO_MAX_PIXELS, photoMediaTypes } from '@rigbook/contracts/licences/photo.limits';
import type { PhotoMediaType } from '@rigbook/contracts/licences/photo.limits';
import { fileTypeFromBuffer } from 'file-type/core';
import sharp, { type Metadata } from 'sharp';
import { PHOTOS_WAITING } from '@rigbook/contracts/auth/quota.limits';
import { Refusal } from '../../platform/decisions/index.js';
import { FairQueue } from './fair-queue.js';

/** The format in which every photo is stored and served. */
export const KEPT_MEDIA_TYPE = 'image/jpeg';

export const PDF = 'application/pdf';

/** What is stored. */
export interface KeptFile {
  readonly bytes: Buffer;
  readonly mediaType: PaperMediaType;
}

const QUALITY = 85;
const MOST_SECONDS = 20;
const inside = {
  width: PHOTO_LONGEST_SIDE,
  height: PHOTO_LONGEST_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
} as const;
const readable = { failOn: 'error', limitInputPixels: PHOTO_MAX_PIXELS } as const;

/**
 * Redraws photos upright and no larger than needed to read them, without other data of the file, such as the location. One at a
 * time, since a large photo takes the memory of many small ones; people take turns.
 */
@Injectable()
export class KeptPictures {
  private readonly queue = new FairQueue();

  /**
   * Reads a photo of that person and draws it; a PDF, where one may be sent, stays as it is. @throws Refusal TOO_MANY_UPLOADS,
   * PHOTO_TYPE_NOT_ALLOWED, PAPER_TYPE_NOT_ALLOWED, PHOTO_TOO_MANY_PIXELS, PHOTO_UNREADABLE
   */
  async draw(
    person: string,
    read: () => Promise<Buffer>,
    { takesPdf }: { readonly takesPdf: boolean },
  ): Promise<KeptFile> {
    const place = this.queue.enter(person, PHOTOS_WAITING);
    if (!place) throw new Refusal('TOO_MANY_UPLOADS', { retryAfterSeconds: MOST_SECONDS });
    try {
      const sent = await read();
      const type = (await fileTypeFromBuffer(sent))?.mime;
      if (takesPdf && type === PDF && isWholePdf(sent)) return { bytes: sent, mediaType: PDF };
      if (takesPdf && !isPhoto(type)) throw new Refusal('PAPER_TYPE_NOT_ALLOWED');
      return { bytes: await place.run(() => keptPicture(sent)), mediaType: KEPT_MEDIA_TYPE };
    } finally {
      place.leave();
    }
  }
}

async function keptPicture(photo: Buffer): Promise<Buffer> {
  if (!isPhoto((await fileTypeFromBuffer(photo))?.mime)) throw new Refusal('PHOTO_TYPE_NOT_ALLOWED');
  const { format, width, height } = await unlessDamaged(metadataOf(photo));
  if (!isPhoto(`image/${format}`)) throw new Refusal('PHOTO_TYPE_NOT_ALLOWED');
  if (width * height > PHOTO_MAX_PIXELS) throw new Refusal('PHOTO_TOO_MANY_PIXELS');
  return unlessDamaged(
    sharp(photo, readable)
      .autoOrient()
      .resize(inside)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer(),
  );
}

/** It ends as the format asks for, with at most a few further bytes: one that broke off does not. */
const isWholePdf = (file: Buffer): boolean => file.subarray(-END_OF_PDF_WITHIN).includes('%%EOF');
const END_OF_PDF_WITHIN = 1024;

const isPhoto = (mediaType: string | undefined): boolean => photoMediaTypes.includes(mediaType as PhotoMediaType);

/** Reads only the header. */
const metadataOf = (photo: Buffer): Promise<Metadata> => sharp(photo, { limitInputPixels: false }).metadata();

async function unlessDamaged<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw new Refusal('PHOTO_UNREADABLE');
  }
}
