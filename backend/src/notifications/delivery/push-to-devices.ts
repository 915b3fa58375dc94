import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { lockScreenText } from '@rigbook/contracts/notifications/push/lock-screen.rules';
import { pushPathOf, pushSendingOf } from '@rigbook/contracts/notifications/push/push-sending.rules';
import type { PlaceholderValues } from '@rigbook/contracts/notifications/templates/render-message';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { Database } from '../../platform/database/index.js';
import type { DeliveryOutcome } from '../channels/delivery-outcome.js';
import { type PushMessage, type PushOutcome, PushSender } from '../channels/push/push-sender.js';
import { forgetSubscriptions, subscriptionsOf } from '../channels/push/push-subscription.statements.js';
import type { MessageFacts } from './message-facts.js';
import type { ClaimedNotification } from './notification.statements.js';

/** The words of a message, as they stand in its template, and where its link leads. */
export interface PushWords {
  readonly subject: string;
  readonly values: PlaceholderValues;
  readonly language: Language;
  readonly decide: () => string;
}

/** Sends a message to every device of its reader that takes push messages, and forgets those that no longer do. */
@Injectable()
export class PushToDevices {
  constructor(
    private readonly database: Database,
    private readonly sender: PushSender,
  ) {}

  /** Sent if one device took it. Later attempts are for readers whom none reached. */
  async send(
    notification: ClaimedNotification,
    facts: MessageFacts,
    words: PushWords,
  ): Promise<DeliveryOutcome | 'no-device'> {
    const devices = await this.database.fetch(subscriptionsOf(facts.responder.id));
    const message = messageOf(notification, facts, words);
    const outcomes = await Promise.all(devices.map((device) => this.sender.send(device, message)));
    const gone = devices.filter((_device, nth) => outcomes[nth]?.outcome === 'gone');
    if (gone.length > 0) await this.database.query(forgetSubscriptions(gone));
    return bestOf(outcomes);
  }
}

const bestOf = (outcomes: readonly PushOutcome[]): DeliveryOutcome | 'no-device' => {
  const answered = outcomes.filter((one) => one.outcome !== 'gone');
  return (
    answered.find(({ outcome }) => outcome === 'sent') ??
    answered.find(({ outcome }) => outcome === 'try-later') ??
    answered[0] ??
    'no-device'
  );
};

function messageOf(
  { id, kind }: ClaimedNotification,
  { booking, organisation }: MessageFacts,
  { subject, values, language, decide }: PushWords,
): PushMessage {
  const about = booking && { bookingId: booking.id, isSigned: booking.signedAt !== null };
  const topic = topicOf(kind, booking?.id ?? id);
  return {
    ...pushSendingOf(kind),
    topic,
    payload: {
      title: organisation.name,
      body: lockScreenText(subject, values, language),
      path: pushPathOf(kind, about, decide),
      language,
      tag: topic,
    },
  };
}

/** RFC 8030: at most 32 characters of base64url. Says nothing of what it is made of. */
const topicOf = (kind: string, about: string): string =>
  createHash('sha256').update(`${kind} ${about}`).digest('base64url').slice(0, 32);
