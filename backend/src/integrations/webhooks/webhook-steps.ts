import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import type { Statement } from '../../platform/event-store/statement.js';
import { WEBHOOK_STREAM, type WebhookEvent } from './webhook.events.js';
import type { Webhook } from './webhook.js';
import { webhookById } from './webhook.query.js';

/** What a step does: the event, and the same on the row. `after` is what the row then says. */
export interface WebhookStep {
  readonly event: WebhookEvent;
  readonly statements: readonly Statement[];
  readonly after: Webhook;
}

interface StepRequest<Answer> {
  readonly webhookId: string;
  readonly context: CommandContext;
  /** undefined where everything is so already */
  readonly decide: (webhook: Webhook) => WebhookStep | undefined;
  readonly answer: (webhook: Webhook) => Answer;
  /** what a repeat of the request is answered with: the webhook's body unless said otherwise */
  readonly status?: number;
  readonly answerToRepeat?: (webhook: Webhook) => unknown;
}

/** The one skeleton of every step on a webhook that there is. */
@Injectable()
export class WebhookSteps {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal WEBHOOK_NOT_FOUND, CHANGED_MEANWHILE, or what `decide` throws */
  take<Answer>(request: StepRequest<Answer>): Promise<Answer> {
    return decideInTurn(() => this.attempt(request));
  }

  private async attempt<Answer>(request: StepRequest<Answer>): Promise<Answer> {
    const { webhookId, context, decide, answer, status = 200, answerToRepeat = answer } = request;
    const webhook = await this.database.fetch(webhookById(webhookId));
    if (!webhook) throw new Refusal('WEBHOOK_NOT_FOUND');
    const step = decide(webhook);
    if (!step) {
      // a repeat that comes once it is otherwise again must find that this was done
      if (context.idempotency)
        await this.events.commit({ context, appends: [], answer: { status, body: answerToRepeat(webhook) } });
      return answer(webhook);
    }
    await this.events.commit({
      context,
      appends: [
        { stream: webhook.id, streamType: WEBHOOK_STREAM, expectedVersion: webhook.version, events: [step.event] },
      ],
      statements: step.statements,
      answer: { status, body: answerToRepeat(step.after) },
    });
    return answer(step.after);
  }
}
