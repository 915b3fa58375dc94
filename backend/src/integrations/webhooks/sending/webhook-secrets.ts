import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Configuration } from '../../../platform/configuration/configuration.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;

/** The encrypted bytes of a webhook's secret: nonce, tag, ciphertext. */
export type SealedSecret = Buffer;

/**
 * A secret that signs messages must be readable, so a hash is not enough. It is stored encrypted under a key derived from
 * SESSION_SECRET, and bound to its webhook (docs/adr/0051).
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

  /** Undefined if it was encrypted under another SESSION_SECRET, or for another webhook. */
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

/** In the format of Standard Webhooks libraries; shown once. */
export const secretInWords = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

/** A message to send. A repeat has the same id. */
interface SignedParts {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly body: string;
}

/**
 * The headers of the Standard Webhooks convention (version 1.0): HMAC-SHA256 over id, time and body, joined by periods, in
 * base64, once for each valid secret.
 */
export function signedHeaders({ id, timestampSeconds, body }: SignedParts, secrets: readonly Buffer[]) {
  const signed = `${id}.${timestampSeconds}.${body}`;
  const signatures = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signatures.join(' '),
  };
}
