import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../../platform/configuration/configuration.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;

/** The bytes of a webhook's secret, encrypted: nonce, tag, and the rest. */
export type SealedSecret = Buffer;

/**
 * Secrets that sign messages have to be known to us in the clear, unlike those that only have to be recognised. They are kept
 * encrypted under a key made of SESSION_SECRET, each bound to its webhook (docs/adr/0051).
 */
@Injectable()
export class WebhookSecrets {
  private readonly key: Buffer;

  constructor({ sessionSecret }: Configuration) {
    this.key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'rigbook webhook secrets', 32));
  }

  newSecret(): Buffer {
    return randomBytes(SECRET_BYTES);
  }

  seal(secret: Buffer, webhookId: string): SealedSecret {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(webhookId));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Undefined where it was sealed under another SESSION_SECRET, or for another webhook. */
  open(sealed: SealedSecret, webhookId: string): Buffer | undefined {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(webhookId)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      return undefined;
    }
  }
}

/** As its receiver is shown it, once, and as libraries for Standard Webhooks take it. */
export const secretInWords = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;
