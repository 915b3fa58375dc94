import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { type Sealed, type Sealing, sealingFor } from '../../../platform/sealed/sealing.js';

const SECRET_BYTES = 32;

/** The encrypted bytes of a webhook's secret. */
export type SealedSecret = Sealed;

/** A secret that signs messages must be readable, so a hash is not enough. It is bound to its webhook (docs/adr/0051). */
@Injectable()
export class WebhookSecrets implements Sealing {
  readonly seal: Sealing['seal'];
  readonly open: Sealing['open'];

  constructor({ sessionSecret }: Configuration) {
    ({ seal: this.seal, open: this.open } = sealingFor('rigbook webhook secrets', sessionSecret));
  }

  newSecret(): Buffer {
    return randomBytes(SECRET_BYTES);
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
