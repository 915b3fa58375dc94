import { Injectable, Logger } from '@nestjs/common';
import { hasFailedForADay } from '@rigbook/contracts/integrations/webhook-retry.rules';
import type { PauseReason } from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { EventStore, VersionConflict } from '../../../platform/event-store/index.js';
import { Ids } from '../../../platform/time/ids.js';
import { type DeliveryResult, isGone } from '../../../platform/outgoing/post-message.js';
import { WEBHOOK_STREAM, type WebhookPaused } from '../webhook.events.js';
import type { Webhook } from '../webhook.query.js';
import { pauseWebhook } from '../webhook.statements.js';

/** Pauses a webhook whose receiver has accepted nothing for a whole day, or answers that it is gone. */
@Injectable()
export class PauseFailing {
  private readonly logger = new Logger(PauseFailing.name);

  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** Does not pause a webhook that was just changed, so that it is tried once more. */
  async afterFailure(webhook: Webhook, result: DeliveryResult, now: Instant): Promise<void> {
    const { id, version } = webhook;
    const reason = reasonToPause(webhook, result, now);
    if (!reason) return;
    const paused: WebhookPaused = { type: 'WebhookPaused', data: { reason } };
    try {
      await this.events.commit({
        context: { actor: 'system:webhooks', now, correlationId: this.ids.newId() },
        appends: [{ stream: id, streamType: WEBHOOK_STREAM, expectedVersion: version, events: [paused] }],
        statements: [pauseWebhook(id, version + 1, now, reason)],
      });
      this.logger.warn(`webhook ${id} is paused: ${reason}. Resume it under Administration once its receiver answers`);
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
}

function reasonToPause(webhook: Webhook, result: DeliveryResult, now: Instant): PauseReason | undefined {
  if (isGone(result)) return 'gone';
  return hasFailedForADay(webhook, now) ? 'failing' : undefined;
}
