import { Injectable } from '@nestjs/common';
import { PHOTO_LONGEST_SIDE, PHOTO_MAX_PIXELS, photoMediaTypes } from '@rigbook/contracts/licences/photo.limits';
import type { PhotoMediaType } from '@rigbook/contracts/licences/photo.limits';
import { fileTypeFromBuffer } from 'file-type/core';
import sharp, { type Metadata } from 'sharp';
import { PHOTOS_WAITING } from '@rigbook/contracts/auth/quota.limits';
import { Refusal } from '../../platform/decisions/index.js';
import { FairQueue } from './fair-queue.js';

/** The format in which every photo is stored and served. */
export const KEPT_MEDIA_TYPE = 'image/jpeg';

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

  /** Reads a photo of that person and draws it. @throws Refusal TOO_MANY_UPLOADS, PHOTO_TYPE_NOT_ALLOWED, PHOTO_TOO_MANY_PIXELS, PHOTO_UNREADABLE */
  async draw(person: string, read: () => Promise<Buffer>): Promise<Buffer> {
    const place = this.queue.enter(person, PHOTOS_WAITING);
    if (!place) throw new Refusal('TOO_MANY_UPLOADS', { retryAfterSeconds: MOST_SECONDS });
    try {
      const photo = await read();
      return await place.run(() => keptPicture(photo));
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
