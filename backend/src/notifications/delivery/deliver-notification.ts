import { Injectable, Logger } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import { isToDecide, type NotificationKind, templateTypeOf } from '@rigbook/contracts/notifications/notification.words';
import { isStillRelevant } from '@rigbook/contracts/notifications/still-relevant.rules';
import { isHoldOver } from '@rigbook/contracts/waitlist/hold-over.rules';
import { templateKinds } from '@rigbook/contracts/notifications/templates/template.words';
import { type DeliveryChannel, isPushed } from '@rigbook/contracts/notifications/push/push.words';
import { Database } from '../../platform/database/index.js';
import { Signal } from '../../platform/observed/observed.js';
import { Clock } from '../../platform/time/clock.js';
import type { Template } from '../templates/template.js';
import { type EndOfAttempt, endOf, unexpected, withdrawn } from './end-of-attempt.rules.js';
import type { MessageFacts } from './message-facts.js';
import { MessageSenders } from './message-senders.js';
import { type ClaimedNotification, tellByEmailInstead } from './notification.statements.js';
import { OutcomeRecord } from './outcome-record.js';

export interface Attempt {
  readonly channel: DeliveryChannel;
  readonly outcome: EndOfAttempt['outcome'];
}

/** Attempts to send a message, once they have ended; metrics listen. */
export const attempts = new Signal<Attempt>();

/** What messages that were claimed together are written from. */
export type Known = readonly [facts: ReadonlyMap<string, MessageFacts>, templates: readonly Template[]];

const aboutDayNotMade: ReadonlySet<NotificationKind> = new Set([
  'standing_shift_not_made',
  'standing_shift_not_made_office',
]);

const offersOfBookings: ReadonlySet<NotificationKind> = new Set([
  'handing_on_offered',
  'handing_on_to_everybody',
  'handing_on_by_office',
]);

/** Whether what it tells still holds, and its reader is still one whom it concerns. It may have waited for hours. */
function isStillTrue(kind: NotificationKind, facts: MessageFacts, now: Instant): boolean {
  const { booking, requests, offer, handingOn, notMade, responder } = facts;
  if (templateKinds[templateTypeOf(kind)].audience === 'administrators' && !responder.decides) return false;
  if (kind === 'request_digest') return requests.length > 0;
  if (kind === 'waitlist_offer' || kind === 'substitute_offer')
    return offer !== null && !isHoldOver(offer.holdEndsAt, now);
  if (offersOfBookings.has(kind) && handingOn?.status !== 'open') return false;
  if (aboutDayNotMade.has(kind)) return notMade !== null;
  return isStillRelevant(kind, booking, now);
}

/** Sends one claimed message and records the outcome. */
@Injectable()
export class DeliverNotification {
  private readonly logger = new Logger(DeliverNotification.name);

  constructor(
    private readonly database: Database,
    private readonly senders: MessageSenders,
    private readonly clock: Clock,
    private readonly outcomes: OutcomeRecord,
  ) {}

  /** Never rejects. `until`: see `OutcomeRecord`. */
  async deliver(
    notification: ClaimedNotification,
    known: Promise<Known>,
    begunAt: Instant,
    until: number,
  ): Promise<void> {
    const end = await this.attempt(notification, known, begunAt);
    const { id, attempt } = notification;
    await this.outcomes.record({ ...end, id, attempt, at: this.clock.now() }, until);
    attempts.tell({ channel: notification.channel, outcome: end.outcome });
  }

  private async attempt(notification: ClaimedNotification, known: Promise<Known>, now: Instant): Promise<EndOfAttempt> {
    const { id, kind, tries } = notification;
    try {
      const [allFacts, templates] = await known;
      const facts = allFacts.get(id);
      if (!facts || !isStillTrue(kind, facts, now)) return withdrawn;
      if (notification.channel === 'push' && !isPushed(kind, facts.responder.pushOff)) return withdrawn;
      const outcome = await this.senders.send(notification, facts, templates, now);
      const end = endOf(outcome, tries, this.clock.now());
      const isUntold = outcome === 'no-device' || end.state === 'failed';
      if (isUntold && notification.channel === 'push' && isToDecide(kind))
        await this.database.query(tellByEmailInstead(id, now));
      return end;
    } catch (error) {
      this.logger.error(
        `could not write or send message ${id}, trying later. Report this line if it is not about the database`,
        error,
      );
      return endOf(unexpected, tries, this.clock.now());
    }
  }
}
