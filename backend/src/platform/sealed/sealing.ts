import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypted bytes: nonce, tag, ciphertext. */
export type Sealed = Buffer;

export interface Sealing {
  readonly seal: (bytes: Buffer, subject: string) => Sealed;
  /** Undefined if it was encrypted under another SESSION_SECRET, or for another subject. */
  readonly open: (sealed: Sealed, subject: string) => Buffer | undefined;
}

/**
 * For what must be readable again and is not to lie in the database as it is. The key of each purpose is derived from SESSION_SECRET,
 * and what is encrypted is bound to its subject (docs/adr/0051).
 */
export function sealingFor(purpose: string, sessionSecret: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32));
  return {
    seal(bytes, subject) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(subject));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, subject) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(subject)).setAuthTag(tag);
        return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
