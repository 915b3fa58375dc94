import { signatureDataUrlPrefix } from '@rigbook/contracts/agreement/agreement.rules';
import { SIGNATURE_MAX_BYTES } from '@rigbook/contracts/booking/booking.limits';

const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const LONGEST_BASE64 = Math.ceil(SIGNATURE_MAX_BYTES / 3) * 4;

/**
 * The bytes that a PNG data URL carries: at most SIGNATURE_MAX_BYTES, beginning as a PNG does. Undefined for anything else;
 * whether a picture is in them is for the decoder to say.
 */
export function pngOfDataUrl(dataUrl: string): Buffer | undefined {
  if (!dataUrl.startsWith(signatureDataUrlPrefix)) return undefined;
  const base64 = dataUrl.slice(signatureDataUrlPrefix.length);
  if (base64.length > LONGEST_BASE64 || base64.length % 4 !== 0 || !BASE64.test(base64)) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length <= SIGNATURE_MAX_BYTES && bytes.subarray(0, PNG_MAGIC.length).equals(PNG_MAGIC)
    ? bytes
    : undefined;
}
