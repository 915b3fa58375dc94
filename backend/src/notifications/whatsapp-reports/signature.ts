import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const shape = /^sha256=([0-9a-f]{64})$/i;

/** The signature in `X-Hub-Signature-256`; undefined where there is none of the right shape. */
export function signatureIn(header: string | readonly string[] | undefined): Buffer | undefined {
  const hex = typeof header === 'string' ? shape.exec(header)?.[1] : undefined;
  return hex === undefined ? undefined : Buffer.from(hex, 'hex');
}

/** Whether who signed these bytes knows the secret. */
export const isSignedBy = (secret: string, body: Buffer, signature: Buffer): boolean =>
  timingSafeEqual(createHmac('sha256', secret).update(body).digest(), signature);

/** In a time that tells nothing of where they differ. */
export const isSameSecret = (secret: string, said: string): boolean => timingSafeEqual(hashOf(secret), hashOf(said));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
