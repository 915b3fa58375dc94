import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { webhookTestAllowance } from '@rigbook/contracts/integrations/webhook.limits';
import { TEST_MESSAGE_TYPE } from '@rigbook/contracts/integrations/webhook.words';
import { addMinutes, type Instant, millisOf } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import { allRows, Database, type Query } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { BEGINNING, type CommandContext, EventStore } from '../../../platform/event-store/index.js';
import { Ids } from '../../../platform/time/ids.js';
import { cursorOf } from '../../public-event/log-cursor.js';
import type { PublicEvent } from '../../public-event/public-event.js';
import { beginTest, type Delivery, endTest } from '../delivery/delivery.statements.js';
import { type Message, MessageSender } from '../sending/message-sender.js';
import type { DeliveryResult } from '../../../platform/outgoing/post-message.js';
import { WEBHOOK_STREAM } from '../webhook.events.js';
import { webhookById } from '../webhook.query.js';

/** Shaped like an event, with a type that no event has. It is not in the log: its cursor is the beginning. */
function testMessage(id: string, webhookId: string, now: Instant): Message {
  const body: PublicEvent = {
    id,
    type: TEST_MESSAGE_TYPE,
    schemaVersion: 1,
    stream: { type: WEBHOOK_STREAM, id: webhookId, version: 0 },
    recordedAt: now,
    actor: { kind: 'system', id: 'webhooks' },
    correlationId: id,
    causationId: null,
    data: {},
    cursor: cursorOf(BEGINNING),
  };
  return { id, body };
}

export class TestWebhook extends commandOf<{ webhookId: string }, Delivery>() {}

/** The record of a test until the receiver answers; permanent if this process ends before. */
const noAnswerYet: DeliveryResult = {
  failure: 'timed-out',
  answeredStatus: null,
  said: null,
  retryAfterSeconds: null,
};

/** Sends a test message, even to a paused webhook, and records the outcome among the deliveries. */
@CommandHandler(TestWebhook)
export class TestWebhookHandler implements ICommandHandler<TestWebhook> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly sender: MessageSender,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal WEBHOOK_NOT_FOUND, TOO_MANY_WEBHOOK_TESTS */
  async execute({ webhookId, context }: TestWebhook): Promise<Delivery> {
    const { now } = context;
    const webhook = await this.database.fetch(webhookById(webhookId));
    if (!webhook) throw new Refusal('WEBHOOK_NOT_FOUND');
    const message = testMessage(this.ids.newId(), webhookId, now);
    const begun: Delivery = {
      id: this.ids.newId(),
      messageId: message.id,
      messageType: TEST_MESSAGE_TYPE,
      beganAt: now,
      milliseconds: 0,
      result: noAnswerYet,
    };
    await this.admit(webhookId, begun, context);
    const startedAt = performance.now();
    const result = await this.sender.send(webhook, message, now);
    const ended = { ...begun, milliseconds: Math.round(performance.now() - startedAt), result };
    await this.database.query(endTest(ended));
    return ended;
  }

  /** Records the test before sending it, one at a time, so that simultaneous tests cannot exceed the limit. */
  private async admit(webhookId: string, test: Delivery, context: CommandContext): Promise<void> {
    const { tests: most, withinMinutes } = webhookTestAllowance;
    const since = addMinutes(context.now, -withinMinutes);
    await this.events.commit({
      context,
      locks: [`tests of webhook ${webhookId}`],
      appends: [],
      statements: [beginTest(webhookId, test, since, most)],
    });
    const tests = await this.database.fetch(testsSince(webhookId, since));
    if (tests.some(({ id }) => id === test.id)) return;
    const oldest = tests[most - 1];
    if (!oldest) throw new Refusal('WEBHOOK_NOT_FOUND'); // removed in between
    const wait = millisOf(addMinutes(oldest.beganAt, withinMinutes)) - millisOf(context.now);
    throw new Refusal('TOO_MANY_WEBHOOK_TESTS', { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1_000)) });
  }
}

type TestBegun = Pick<Delivery, 'id' | 'beganAt'>;

/** A webhook's recent tests, newest first, at most the allowed number. */
const testsSince = (webhookId: string, since: Instant): Query<readonly TestBegun[]> =>
  allRows<TestBegun>({
    name: 'webhook.tests-since',
    text: `SELECT id, began_at AS "beganAt" FROM webhook_delivery
           WHERE webhook_id = $1 AND began_at > $2 AND message_type = $3
           ORDER BY began_at DESC LIMIT $4`,
    values: [webhookId, since, TEST_MESSAGE_TYPE, webhookTestAllowance.tests],
  });
