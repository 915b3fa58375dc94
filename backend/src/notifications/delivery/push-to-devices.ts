import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { lockScreenText } from '@rigbook/contracts/notifications/push/lock-screen.rules';
import { pushPathOf, pushSendingOf } from '@rigbook/contracts/notifications/push/push-sending.rules';
import type { PlaceholderValues } from '@rigbook/contracts/notifications/templates/render-message';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { Database } from '../../platform/database/index.js';
import { PushKey } from '../channels/push/push-key.js';
import { type PushMessage, type PushOutcome, PushSender } from '../channels/push/push-sender.js';
import {
  forgetSubscriptions,
  type PushSubscription,
  subscriptionsOf,
} from '../channels/push/push-subscription.statements.js';
import { type Sending, unexpected } from './end-of-attempt.rules.js';
import type { MessageFacts } from './message-facts.js';
import type { ClaimedNotification } from './notification.statements.js';

/** The words of a message, as they stand in its template, and where its link leads. */
export interface PushWords {
  readonly subject: string;
  readonly values: PlaceholderValues;
  readonly language: Language;
  readonly decide: () => string;
}

type Outcome = PushOutcome | typeof unexpected;

/** Sends a message to every device of its reader that takes push messages, and forgets those that no longer do. */
@Injectable()
export class PushToDevices {
  private readonly logger = new Logger(PushToDevices.name);

  constructor(
    private readonly database: Database,
    private readonly sender: PushSender,
    private readonly key: PushKey,
  ) {}

  /** Sent if one device took it. Later attempts are for readers whom none reached. */
  async send(notification: ClaimedNotification, facts: MessageFacts, words: PushWords): Promise<Sending> {
    const devices = await this.database.fetch(subscriptionsOf(facts.responder.id, this.key.publicKey));
    const message = messageOf(notification, facts, words);
    const outcomes = await Promise.all(devices.map((device) => this.toDevice(device, message)));
    const gone = devices.filter((_device, nth) => outcomes[nth]?.outcome === 'gone');
    if (gone.length > 0) await this.database.query(forgetSubscriptions(gone));
    return bestOf(outcomes);
  }

  /** What goes wrong with one device keeps no other one from its message. */
  private async toDevice(device: PushSubscription, message: PushMessage): Promise<Outcome> {
    try {
      return await this.sender.send(device, message);
    } catch (error) {
      this.logger.error(
        `could not write a push message for device ${device.id}, trying later. Report this line`,
        error,
      );
      return unexpected;
    }
  }
}

const bestOf = (outcomes: readonly Outcome[]): Sending => {
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
