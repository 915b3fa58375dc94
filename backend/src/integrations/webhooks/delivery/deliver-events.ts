import { Injectable } from '@nestjs/common';
import { isBefore } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { isAfter, LogReader, placeOf } from '../../../platform/event-store/index.js';
import type { LogPlace, RecordedEvent, Statement } from '../../../platform/event-store/index.js';
import { LiveUpdates } from '../../../platform/live-updates/live-updates.js';
import { Clock } from '../../../platform/time/clock.js';
import { Ids } from '../../../platform/time/ids.js';
import { toPublicEvent } from '../../public-event/public-event.js';
import { MessageSender } from '../sending/message-sender.js';
import { toWebhook, wants, type Webhook, webhookById, type WebhookRow } from '../webhook.query.js';
import { skipTo, settleAttempt, type Delivery } from './delivery.statements.js';
import { PauseFailing } from './pause-failing.js';
import { progressAfter } from './webhook-progress.decision.js';
import { WebhookPace } from './webhook-pace.js';

/**
 * Delivers to one webhook the events that it has not received, in the order of the log: each only after the one before was
 * accepted. A delivery that was not recorded is repeated under the same id.
 */
@Injectable()
export class DeliverEvents {
  constructor(
    private readonly database: Database,
    private readonly log: LogReader,
    private readonly sender: MessageSender,
    private readonly failing: PauseFailing,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly liveUpdates: LiveUpdates,
    private readonly pace: WebhookPace,
  ) {}

  /** Ends when all events are delivered, one is not accepted, the webhook is paused or removed, or the signal aborts. */
  async deliver(id: string, signal: AbortSignal): Promise<void> {
    let webhook = await this.database.fetch(webhookById(id));
    while (webhook && this.isDue(webhook, signal)) {
      const events = await this.log.read(webhook.place, this.pace.eventsAtOnce);
      const last = events.at(-1);
      if (!last) return;
      webhook = await this.deliverBatch(events, placeOf(last), webhook, signal);
    }
  }

  /** Returns the updated webhook; undefined if there is nothing more to do for now. */
  private async deliverBatch(
    events: readonly RecordedEvent[],
    end: LogPlace,
    webhook: Webhook,
    signal: AbortSignal,
  ): Promise<Webhook | undefined> {
    let present = webhook;
    for (const event of events) {
      if (!wants(present, event.type)) continue;
      const next = await this.attempt(present, event);
      if (!next || !this.isDue(next, signal)) return next;
      present = next;
    }
    return isAfter(end, present.place) ? this.present(skipTo(present.id, present.place, end)) : present;
  }

  private isDue({ paused, nextAttemptAt }: Webhook, signal: AbortSignal): boolean {
    return !signal.aborted && paused === null && !isBefore(this.clock.now(), nextAttemptAt);
  }

  private async attempt(webhook: Webhook, event: RecordedEvent): Promise<Webhook | undefined> {
    const beganAt = this.clock.now();
    const begun = performance.now();
    const message = { id: event.id, body: toPublicEvent(event) };
    const result = await this.sender.send(webhook, message, beganAt, this.pace.answerWithinMillis);
    const now = this.clock.now();
    const delivery: Delivery = {
      id: this.ids.newId(),
      messageId: event.id,
      messageType: event.type,
      beganAt,
      milliseconds: Math.round(performance.now() - begun),
      result,
    };
    const progress = progressAfter(webhook, result, placeOf(event), now);
    const present = await this.present(settleAttempt(webhook, progress, delivery));
    this.liveUpdates.send({ topic: 'admin-webhooks' });
    if (!present || result.failure === null) return present;
    await this.failing.afterFailure(present, result, now);
    return undefined;
  }

  private async present(statement: Statement): Promise<Webhook | undefined> {
    const [row] = await this.database.query<WebhookRow>(statement);
    return row && toWebhook(row);
  }
}
