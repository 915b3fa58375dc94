import { Injectable } from '@nestjs/common';
import { mustBePublic } from '@rigbook/contracts/integrations/webhook-address.rules';
import { type Instant, isBefore, millisOf } from '@rigbook/contracts/kernel';
import { Configuration } from '../../../platform/configuration/configuration.js';
import type { Webhook } from '../webhook.query.js';
import { type DeliveryResult, postMessage } from '../../../platform/outgoing/post-message.js';
import { signedHeaders, WebhookSecrets } from './webhook-secrets.js';

export interface Message {
  readonly id: string;
  readonly body: object;
}

const unsent = { answeredStatus: null, said: null, retryAfterSeconds: null } as const;
const secretLost: DeliveryResult = { ...unsent, failure: 'secret-lost' };
const hostNotAllowed: DeliveryResult = {
  ...unsent,
  failure: 'unreachable',
  said: 'WEBHOOK_HOSTS does not name this host',
};

/** Whether messages may be sent to an address, by the hosts that the environment names, if it names any. */
export const isAllowedHost = (address: string, hosts: readonly string[] | undefined): boolean =>
  hosts?.includes(new URL(address).hostname) ?? true;

/** Signs a message with the secrets that are currently valid and sends it. Stores nothing. */
@Injectable()
export class MessageSender {
  constructor(
    private readonly configuration: Configuration,
    private readonly secrets: WebhookSecrets,
  ) {}

  /** Never rejects. `now` is part of the signature: receivers refuse old signatures. */
  async send(webhook: Webhook, message: Message, now: Instant, answerWithinMillis?: number): Promise<DeliveryResult> {
    // hosts may have been named since the webhook was added
    if (!isAllowedHost(webhook.address, this.configuration.webhookHosts)) return hostNotAllowed;
    const secrets = this.secretsOf(webhook, now);
    if (secrets.length === 0) return secretLost;
    const body = JSON.stringify(message.body);
    const timestampSeconds = Math.floor(millisOf(now) / 1_000);
    return postMessage({
      address: webhook.address,
      headers: {
        'user-agent': 'Rigbook',
        'content-type': 'application/json',
        ...signedHeaders({ id: message.id, timestampSeconds, body }, secrets),
      },
      body,
      onlyPublic: mustBePublic(webhook.address, this.configuration),
      ...(answerWithinMillis !== undefined && { answerWithinMillis }),
    });
  }

  private secretsOf({ id, secret, formerSecret }: Webhook, now: Instant): readonly Buffer[] {
    const former = formerSecret && isBefore(now, formerSecret.until) ? [formerSecret.secret] : [];
    return [secret, ...former].flatMap((sealed) => this.secrets.open(sealed, id) ?? []);
  }
}
