import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { EventStore, responderIn } from '../../../platform/event-store/index.js';
import { Ids } from '../../../platform/time/ids.js';
import { CHANNEL_TEST_STREAM, type ChannelTested } from '../channel.events.js';
import { channelSetups } from '../channel-setup.js';
import { type DeliveryOutcome, notConfigured } from '../delivery-outcome.js';
import { toChannelTestResponse, type ChannelTestResponse } from './channel-test.response.js';
import { ChannelTests, endTest } from './channel-tests.js';
import { TestMessages } from './test-messages.js';
import { testerOf } from './tester.query.js';

export class TestChannel extends commandOf<{ channel: MessageChannel }, ChannelTestResponse>() {}

@CommandHandler(TestChannel)
export class TestChannelHandler implements ICommandHandler<TestChannel> {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly tests: ChannelTests,
    private readonly messages: TestMessages,
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal NO_ADDRESS_FOR_CHANNEL, TOO_MANY_CHANNEL_TESTS, CHANNEL_TEST_UNDER_WAY */
  async execute({ channel, context }: TestChannel): Promise<ChannelTestResponse> {
    const { actor, now, idempotency } = context;
    if (!this.isConfigured(channel)) return toChannelTestResponse(channel, null, now, notConfigured);
    const testedBy = responderIn(actor);
    const tester = testedBy && (await this.database.fetch(testerOf(testedBy)));
    if (!testedBy || !tester) throw new Refusal('SIGNED_OUT');
    const message = this.messages.to(tester, channel);

    const id = this.ids.newId();
    await this.tests.begin({ id, channel, testedBy, testedAt: now, idempotencyKey: idempotency?.key ?? null });
    const outcome = await message.send(id);
    const body = toChannelTestResponse(channel, message.recipient, now, outcome);
    await this.events.commit({
      context,
      appends: [
        { stream: id, streamType: CHANNEL_TEST_STREAM, expectedVersion: 0, events: [tested(channel, outcome)] },
      ],
      statements: [endTest(id, outcome)],
      answer: { status: 200, body },
    });
    return body;
  }

  private isConfigured(channel: MessageChannel): boolean {
    return channelSetups(this.configuration).some((setup) => setup.channel === channel && setup.configured);
  }
}

const tested = (channel: MessageChannel, { outcome }: DeliveryOutcome): ChannelTested => ({
  type: 'ChannelTested',
  data: { channel, outcome },
});
