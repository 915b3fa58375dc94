import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../../platform/database/index.js';
import { Leadership, GatheringWait } from '../../../platform/event-store/index.js';
import { Clock } from '../../../platform/time/clock.js';
import { type WaitingWebhook, waitingWebhooks } from '../webhook.query.js';
import { waitAfterSetback } from './webhook-progress.decision.js';
import { DeliverEvents } from './deliver-events.js';
import { WebhookPace } from './webhook-pace.js';

/**
 * Delivers events to all webhooks. One process does so at a time, and each webhook is served separately, so that a slow one
 * delays no other. Started in the worker's role only.
 */
@Injectable()
export class WebhookRunner {
  private readonly logger = new Logger(WebhookRunner.name);
  private readonly idle = new GatheringWait();

  constructor(
    private readonly leadership: Leadership,
    private readonly database: Database,
    private readonly events: DeliverEvents,
    private readonly clock: Clock,
    private readonly pace: WebhookPace,
  ) {}

  start(): void {
    this.leadership.add({ name: 'webhooks', lead: (signal) => this.lead(signal), hint: () => this.idle.interrupt() });
  }

  private async lead(signal: AbortSignal): Promise<void> {
    const running = new Map<string, Promise<void>>();
    const setbacks = new Map<string, number>();
    while (!signal.aborted) {
      const waiting = await this.waiting();
      for (const { id, due } of waiting ?? [])
        if (due && !running.has(id))
          running.set(
            id,
            this.deliver(id, setbacks, signal).finally(() => running.delete(id)),
          );
      await this.idle.wait(this.pace.lookEveryMillis * (waiting?.length === 0 ? 10 : 1), signal);
    }
    await Promise.all(running.values());
  }

  /** Undefined if the database did not answer. Never rejects. */
  private async waiting(): Promise<readonly WaitingWebhook[] | undefined> {
    try {
      return await this.database.fetch(waitingWebhooks(this.clock.now()));
    } catch (error) {
      this.logger.warn(
        `could not deliver webhooks, trying again: ${String(error)}. If this repeats, check the database`,
      );
      return undefined;
    }
  }

  /** Never rejects. A message whose delivery could not be recorded may have arrived, so repeats are slowed down. */
  private async deliver(id: string, setbacks: Map<string, number>, signal: AbortSignal): Promise<void> {
    try {
      await this.events.deliver(id, signal);
      setbacks.delete(id);
    } catch (error) {
      const inARow = (setbacks.get(id) ?? 0) + 1;
      setbacks.set(id, inARow);
      const wait = waitAfterSetback(inARow, this.pace.lookEveryMillis);
      this.logger.error(
        `webhook ${id}: failed delivery ${inARow} in a row, next try in ${wait} ms: ${String(error)}. If this repeats, check the database`,
      );
      await sleep(wait, undefined, { signal }).catch(() => {});
    }
  }
}
