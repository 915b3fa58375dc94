import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../platform/decisions/refusal.js';
import { pngOfDataUrl } from './png-of-data-url.js';

/** A canvas of 300x150 at four device pixels per pixel has 0.7 million; more than this is no signature but an attack. */
const MOST_PIXELS = 2_000_000;
const LARGEST = { width: 1200, height: 600, fit: 'inside', withoutEnlargement: true } as const;

const paper = '#ffffff';
const dark = '#000000';

/** A drawn signature as it is kept and printed: its pixels on white paper, nothing else of the file that was sent. */
export interface SignaturePicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a drawn signature. Empty is one of a single colour or fully transparent: nothing shows, on light paper or on dark. What
 * shows on dark only (a white pen, drawn on a dark screen) is printed in negative. @throws Refusal SIGNATURE_INVALID, SIGNATURE_EMPTY
 */
export async function readSignature(dataUrl: string): Promise<SignaturePicture> {
  const bytes = pngOfDataUrl(dataUrl);
  if (!bytes) throw new Refusal('SIGNATURE_INVALID');
  if (await shows(bytes, paper)) return encoded(drawnOn(bytes, paper));
  if (await shows(bytes, dark)) return encoded(drawnOn(bytes, dark).negate());
  throw new Refusal('SIGNATURE_EMPTY');
}

const drawnOn = (bytes: Buffer, background: string) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' }).flatten({ background }).toColourspace('srgb');

/** True when its pixels, on that background, are not all alike. @throws Refusal SIGNATURE_INVALID when it does not decode */
async function shows(bytes: Buffer, background: string): Promise<boolean> {
  const raw = drawnOn(bytes, background).raw({ depth: 'uchar' });
  const { data, info } = await readable(raw.toBuffer({ resolveWithObject: true }));
  return !data.subarray(info.channels).equals(data.subarray(0, -info.channels)); // each pixel is as the one before it
}

async function encoded(picture: Sharp): Promise<SignaturePicture> {
  const { data, info } = await picture
    .resize(LARGEST)
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

async function readable<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch {
    throw new Refusal('SIGNATURE_INVALID');
  }
}
