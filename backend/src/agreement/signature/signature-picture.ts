import sharp, { type Sharp } from 'sharp';
import { signatureDataUrlPrefix } from '@rigbook/contracts/agreement/agreement.rules';
import { SIGNATURE_MAX_BYTES } from '@rigbook/contracts/booking/booking.limits';
import { Refusal } from '../../platform/decisions/index.js';

const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const LONGEST_BASE64 = Math.ceil(SIGNATURE_MAX_BYTES / 3) * 4;

/**
 * The bytes of a PNG data URL: at most SIGNATURE_MAX_BYTES, with a PNG header. Undefined for anything else. The decoder checks the
 * rest.
 */
function pngOfDataUrl(dataUrl: string): Buffer | undefined {
  if (!dataUrl.startsWith(signatureDataUrlPrefix)) return undefined;
  const base64 = dataUrl.slice(signatureDataUrlPrefix.length);
  if (base64.length > LONGEST_BASE64 || base64.length % 4 !== 0 || !BASE64.test(base64)) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length <= SIGNATURE_MAX_BYTES && bytes.subarray(0, PNG_MAGIC.length).equals(PNG_MAGIC)
    ? bytes
    : undefined;
}

/** A canvas of 300x150 at four device pixels per pixel has 0.7 million; a larger picture is an attack. */
const MOST_PIXELS = 2_000_000;
const LARGEST = { width: 1200, height: 600, fit: 'inside', withoutEnlargement: true } as const;

const paper = '#ffffff';
const dark = '#000000';

/** A signature as stored and printed: only its pixels, on white. */
export interface SignaturePicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a drawn signature. A picture of one color or fully transparent is empty. One that shows only on dark (a white pen on a dark
 * screen) is printed in negative. @throws Refusal SIGNATURE_INVALID, SIGNATURE_EMPTY
 */
export async function readSignature(dataUrl: string): Promise<SignaturePicture> {
  const bytes = pngOfDataUrl(dataUrl);
  if (!bytes) throw new Refusal('SIGNATURE_INVALID');
  if (await shows(bytes, paper)) return encoded(drawnOn(bytes, paper));
  if (await shows(bytes, dark)) return encoded(drawnOn(bytes, dark).negate());
  throw new Refusal('SIGNATURE_EMPTY');
}

const drawnOn = (bytes: Buffer, background: string) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' }).flatten({ background }).toColorspace('srgb');

/** True if its pixels differ on that background. @throws Refusal SIGNATURE_INVALID if it cannot be decoded */
async function shows(bytes: Buffer, background: string): Promise<boolean> {
  const raw = drawnOn(bytes, background).raw({ depth: 'uchar' });
  const { data, info } = await readable(raw.toBuffer({ resolveWithObject: true }));
  return !data.subarray(info.channels).equals(data.subarray(0, -info.channels)); // each pixel equals the one before it
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
