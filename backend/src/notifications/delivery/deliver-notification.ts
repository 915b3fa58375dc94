import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { addMinutes, addSeconds, type Instant, laterOf } from '@rigbook/contracts/kernel';
import { deliveryTries, minutesBeforeNextTry } from '@rigbook/contracts/notifications/delivery.words';
import { isStillRelevant } from '@rigbook/contracts/notifications/still-relevant.rules';
import { Database, DatabaseUnavailable } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { Signal } from '../../platform/observed/observed.js';
import { Clock } from '../../platform/time/clock.js';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { DeliveryOutcome } from '../channels/delivery-outcome.js';
import { DeliveryPace } from './delivery-pace.js';
import { messageFacts } from './message-facts.query.js';
import { MessageSenders } from './message-senders.js';
import { claim, type ClaimedNotification, endAttempt, type EndOfAttempt } from './notification.statements.js';

export interface Attempt {
  readonly channel: MessageChannel;
  readonly outcome: EndOfAttempt['outcome'];
}

/** Attempts to send a message, once they have ended; metrics listen. */
export const attempts = new Signal<Attempt>();

const WRITE_AGAIN_MS = 500;

const withdrawn: EndOfAttempt = {
  state: 'withdrawn',
  dueAt: null,
  outcome: 'withdrawn',
  problem: null,
  said: null,
  providerId: null,
};

/** Sends one message with current facts. Records the attempt before and its outcome after. */
@Injectable()
export class DeliverNotification {
  private readonly logger = new Logger(DeliverNotification.name);

  constructor(
    private readonly database: Database,
    private readonly senders: MessageSenders,
    private readonly clock: Clock,
    private readonly pace: DeliveryPace,
    private readonly liveUpdates: LiveUpdates,
  ) {}

  /** Does nothing if another process has begun, or the message is sent or not due. */
  async deliver(id: string): Promise<void> {
    const begunAt = this.clock.now();
    const cutOffAt = addSeconds(begunAt, this.pace.cutOffAfterSeconds);
    const [notification] = await this.database.query<ClaimedNotification>(claim(id, begunAt, cutOffAt));
    if (!notification) return;
    const end = await this.attempt(notification, begunAt);
    await this.writeDown(endAttempt(notification, this.clock.now(), end));
    attempts.tell({ channel: notification.channel, outcome: end.outcome });
    this.liveUpdates.publish({ topic: 'admin-notifications' });
  }

  private async attempt(notification: ClaimedNotification, now: Instant): Promise<EndOfAttempt> {
    try {
      return await this.send(notification, now);
    } catch (error) {
      this.logger.error(
        `could not write or send message ${notification.id}, trying later. Report this line if it is not about the database`,
        error,
      );
      return endOf(unexpected, notification.tries, this.clock.now());
    }
  }

  /** Retries until the attempt counts as cut off, since an unrecorded message would be sent again. */
  private async writeDown(end: Statement): Promise<void> {
    const until = performance.now() + this.pace.cutOffAfterSeconds * 1_000;
    for (;;) {
      try {
        await this.database.query(end);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || performance.now() > until) throw error;
        await pause(WRITE_AGAIN_MS);
      }
    }
  }

  private async send(notification: ClaimedNotification, now: Instant): Promise<EndOfAttempt> {
    const facts = await this.database.fetch(messageFacts(notification));
    if (!facts || !isStillRelevant(notification.kind, facts.booking, now)) return withdrawn;
    const outcome = await this.senders.send(notification, facts, now);
    return endOf(outcome, notification.tries, this.clock.now());
  }
}

/** An error on our side that may be temporary. */
const unexpected = { outcome: 'try-later', problem: 'unexpected', said: null, retryAfterSeconds: null } as const;

function endOf(outcome: DeliveryOutcome | 'no-address' | typeof unexpected, tries: number, now: Instant): EndOfAttempt {
  const none = { dueAt: null, problem: null, said: null, providerId: null };
  if (outcome === 'no-address') return { ...none, state: 'failed', outcome: 'failed', problem: 'no-address' };
  switch (outcome.outcome) {
    case 'sent':
      return { ...none, state: 'sent', outcome: 'sent', said: outcome.said, providerId: outcome.providerId };
    case 'not-configured':
      return { ...none, state: 'not_configured', outcome: 'not-configured' };
    case 'failed':
      return { ...none, state: 'failed', outcome: 'failed', problem: outcome.problem, said: outcome.said };
    case 'try-later': {
      const { problem, said, retryAfterSeconds } = outcome;
      const ended = { ...none, outcome: 'try-later', problem, said } as const;
      if (tries >= deliveryTries) return { ...ended, state: 'failed' };
      const askedFor = addSeconds(now, retryAfterSeconds ?? 0);
      return { ...ended, state: 'queued', dueAt: laterOf(addMinutes(now, minutesBeforeNextTry(tries)), askedFor) };
    }
  }
}
