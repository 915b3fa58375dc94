import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { deliveryTries } from '@rigbook/contracts/notifications/delivery.words';
import { lockScreenText } from '@rigbook/contracts/notifications/push/lock-screen.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { pushPathOf, pushSendingOf } from '@rigbook/contracts/notifications/push/push-sending.rules';
import type { PlaceholderValues } from '@rigbook/contracts/notifications/templates/render-message';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { Clock } from '../../platform/time/clock.js';
import { Database } from '../../platform/database/index.js';
import { PushKey } from '../channels/push/push-key.js';
import { type PushMessage, type PushOutcome, PushSender } from '../channels/push/push-sender.js';
import {
  forgetSubscriptions,
  noteRefusals,
  noteTold,
  type PushSubscription,
  receiversOf,
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

const sent = { outcome: 'sent', providerId: null, said: null } as const;
type Outcome = PushOutcome | typeof unexpected;

/** Sends a message to every device of its reader that takes push messages, and forgets those that no longer do. */
@Injectable()
export class PushToDevices {
  private readonly logger = new Logger(PushToDevices.name);

  constructor(
    private readonly database: Database,
    private readonly sender: PushSender,
    private readonly key: PushKey,
    private readonly clock: Clock,
  ) {}

  /** Sent once no device is left to try. A later attempt is for those that have not taken it yet. */
  async send(notification: ClaimedNotification, facts: MessageFacts, words: PushWords): Promise<Sending> {
    const { id, tries } = notification;
    const receivers = await this.database.fetch(receiversOf(facts.responder.id, this.key.publicKey, id));
    const left = receivers.filter(({ isTold }) => !isTold);
    const message = messageOf(notification, facts, words, this.clock.now());
    if (!message) return left.length < receivers.length ? sent : 'no-device';
    const outcomes = await Promise.all(left.map((device) => this.toDevice(device, message)));
    const having = (wanted: Outcome['outcome']) => left.filter((_device, nth) => outcomes[nth]?.outcome === wanted);
    await this.remember(id, having);
    const isTold = left.length < receivers.length || having('sent').length > 0;
    return endOfAll(outcomes, isTold, tries >= deliveryTries);
  }

  private async remember(id: string, having: (outcome: Outcome['outcome']) => readonly PushSubscription[]) {
    const [told, refused, gone] = [having('sent'), having('failed'), having('gone')];
    if (told.length > 0 && having('try-later').length > 0) await this.database.query(noteTold(id, told));
    if (gone.length > 0) await this.database.query(forgetSubscriptions(gone));
    if (told.length + refused.length > 0) await this.database.query(noteRefusals(refused, told, this.clock.now()));
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

/** Of the devices that may take it later, the one that asks to wait longest says when. */
function endOfAll(outcomes: readonly Outcome[], isTold: boolean, isLastTry: boolean): Sending {
  const [later] = outcomes
    .filter((one) => one.outcome === 'try-later')
    .toSorted((one, other) => (other.retryAfterSeconds ?? 0) - (one.retryAfterSeconds ?? 0));
  if (later && !(isTold && isLastTry)) return later;
  if (isTold) return sent;
  return outcomes.find((one) => one.outcome === 'failed') ?? 'no-device';
}

function messageOf(
  { id, kind }: ClaimedNotification,
  { booking, organisation, offer, shiftOfReading }: MessageFacts,
  { subject, values, language, decide }: PushWords,
  now: Instant,
): PushMessage | undefined {
  const sending = pushSendingOf(kind, { ...booking, holdEndsAt: offer?.holdEndsAt }, now);
  if (!sending) return undefined;
  const about = booking
    ? { bookingId: booking.id, isSigned: booking.signedAt !== null }
    : shiftOfReading
      ? { bookingId: shiftOfReading, isSigned: true }
      : undefined;
  const topic = topicOf(booking?.id ?? id);
  return {
    ...sending,
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

/**
 * One for each booking: the latest message takes the place of those before. RFC 8030: at most 32 characters of base64url. Says nothing
 * of what it is made of.
 */
const topicOf = (about: string): string => createHash('sha256').update(about).digest('base64url').slice(0, 32);
