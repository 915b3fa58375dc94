import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type Statement } from '../../platform/event-store/index.js';
import { WEBHOOK_STREAM, type WebhookEvent } from './webhook.events.js';
import { type Webhook, webhookById } from './webhook.query.js';

/** What a step does: the event, the statement for the row, and the row `after` it. */
export interface WebhookStep {
  readonly event: WebhookEvent;
  readonly statements: readonly Statement[];
  readonly after: Webhook;
}

interface StepRequest<Answer> {
  readonly webhookId: string;
  readonly context: CommandContext;
  /** undefined if nothing changes */
  readonly decide: (webhook: Webhook) => WebhookStep | undefined;
  readonly answer: (webhook: Webhook) => Answer;
  /** the answer to a repeat of the request, if it differs */
  readonly answerToRepeat?: (answer: Answer) => unknown;
}

/** What all steps on an existing webhook share: its row, which has the version of its stream, and the stream. */
@Injectable()
export class WebhookDecisions {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal WEBHOOK_NOT_FOUND, CHANGED_MEANWHILE, or what `decide` throws */
  step<Answer>(step: StepRequest<Answer>): Promise<Answer> {
    const { webhookId, context, answer, answerToRepeat } = step;
    return decide(this.events, {
      context,
      facts: async () => {
        const webhook = await this.database.fetch(webhookById(webhookId));
        if (!webhook) throw new Refusal('WEBHOOK_NOT_FOUND');
        return webhook;
      },
      decide: (webhook) => {
        const decided = step.decide(webhook);
        if (!decided) return { after: webhook };
        const { event, statements, after } = decided;
        const { version: expectedVersion } = webhook;
        return {
          appends: [{ stream: webhook.id, streamType: WEBHOOK_STREAM, expectedVersion, events: [event] }],
          statements,
          after,
        };
      },
      answer: ({ after }) => answer(after),
      ...(answerToRepeat && { answerToRepeat }),
    });
  }
}
