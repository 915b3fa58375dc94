import { createHmac } from 'node:crypto';

/** What is sent: the id stays the same when it is sent again. */
export interface SignedParts {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly body: string;
}

/**
 * The headers of the Standard Webhooks convention (version 1.0): HMAC-SHA256 over id, time and body, joined by full stops, in
 * base64; a signature for each secret that holds at the moment.
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
