import { Injectable, Optional } from '@nestjs/common';
import { mustBePublic } from '@rigbook/contracts/integrations/webhook-address.rules';
import type { PushSending } from '@rigbook/contracts/notifications/push/push-sending.rules';
import webPush from 'web-push';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { type DeliveryResult, postMessage } from '../../../platform/outgoing/post-message.js';
import { type DeliveryOutcome, failed, redactedAnswer, type TryLater, tryLater } from '../delivery-outcome.js';
import { PushKey } from './push-key.js';
import type { PushSubscription } from './push-subscription.statements.js';

/** What the service worker shows, and opens on a tap. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** within Rigbook */
  readonly path: string;
  readonly language: string;
  /** a later message of the same tag takes this one's place */
  readonly tag: string;
}

export interface PushMessage extends PushSending {
  readonly payload: PushPayload;
  /** RFC 8030: one that waits at the push service is replaced by a later one */
  readonly topic: string;
}

/** `gone`: the browser takes no more messages there. */
export type PushOutcome = DeliveryOutcome | { readonly outcome: 'gone' };

const gone: PushOutcome = { outcome: 'gone' };

/** Sends to one browser through its push service, encrypted for that browser (RFC 8030, 8291, 8292). Stores nothing. */
@Injectable()
export class PushSender {
  constructor(
    private readonly configuration: Configuration,
    private readonly key: PushKey,
    @Optional() private readonly patienceMillis = 10_000,
  ) {}

  /** Throws if the browser's keys are unusable, which is refused where they come in. */
  async send(to: PushSubscription, { payload, ttlSeconds, urgency, topic }: PushMessage): Promise<PushOutcome> {
    const { endpoint, p256dh, auth } = to;
    const options = {
      TTL: ttlSeconds,
      urgency,
      topic,
      vapidDetails: this.sender,
      contentEncoding: 'aes128gcm',
    } as const;
    const keys = { p256dh, auth };
    const request = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), options);
    const result = await postMessage({
      address: endpoint,
      headers: headersOf(request.headers),
      body: request.body,
      onlyPublic: mustBePublic(endpoint, this.configuration),
      answerWithinMillis: this.patienceMillis,
    });
    return outcomeOf(result);
  }

  private get sender() {
    const { http, mail } = this.configuration;
    const address = http.publicUrl?.startsWith('https://') ? http.publicUrl : undefined;
    const subject = address ?? http.securityContact ?? `mailto:${mail?.from.address ?? 'rigbook@localhost'}`;
    return { subject, publicKey: this.key.publicKey, privateKey: this.key.privateKey };
  }
}

const headersOf = (headers: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

function outcomeOf({ failure, answeredStatus, said, retryAfterSeconds }: DeliveryResult): PushOutcome {
  const answer = redactedAnswer(said);
  switch (failure) {
    case null:
      return { outcome: 'sent', providerId: null, said: null };
    case 'timed-out':
      return tryLater('no-answer');
    case 'private-address': // a name server may say so for a while
      return tryLater('unreachable', failure);
    case 'refused-status':
      return refused(answeredStatus ?? 0, answer, retryAfterSeconds);
    default:
      return tryLater('unreachable', answer);
  }
}

/** RFC 8030 and 8292, and what the push services of browsers answer. */
function refused(status: number, said: string | null, retryAfterSeconds: number | null): PushOutcome | TryLater {
  if (status === 404 || status === 410) return gone;
  if (status === 429) return tryLater('put-off', said, retryAfterSeconds);
  if (status >= 500) return tryLater('provider-trouble', said, retryAfterSeconds);
  return failed(status === 401 || status === 403 ? 'sign-in-refused' : 'message-refused', said);
}
