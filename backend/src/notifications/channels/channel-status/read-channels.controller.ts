import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { deliveryOutcomes, deliveryProblems } from '@rigbook/contracts/notifications/delivery.words';
import type { DeliveryOutcomeName, DeliveryProblem } from '@rigbook/contracts/notifications/delivery.words';
import { type MessageChannel, messageChannels } from '@rigbook/contracts/notifications/templates/template.words';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { Database, query, type Query } from '../../../platform/database/index.js';
import { Moment, OneOf, Part, Text, Texts, YesOrNo } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers } from '../../../platform/http/index.js';
import { channelSetups } from '../channel-setup.js';

@ApiSchema({ name: 'ChannelTester' })
class ChannelTesterResponse {
  @Text.orNull('100', 'Null if the person was erased.') unitNumber!: string | null;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Peretz') lastName!: string | null;
}

/** The outcome of a test message. */
export class DeliveryResponse {
  @OneOf(deliveryOutcomes, 'DeliveryOutcome', 'sent') outcome!: DeliveryOutcomeName;
  @OneOf.orNull(deliveryProblems, 'DeliveryProblem', null) problem!: DeliveryProblem | null;
  @Text.orNull(
    '250 2.0.0 Ok: queued',
    "The answer of the mail server or of WhatsApp, without people's addresses and numbers.",
  )
  said!: string | null;
  @Moment('2026-11-22T12:02:00.000Z') testedAt!: Instant;
}

@ApiSchema({ name: 'LastChannelTest' })
class LastChannelTestResponse extends DeliveryResponse {
  @Part(ChannelTesterResponse) testedBy!: ChannelTesterResponse;
}

/** A way to reach people. */
@ApiSchema({ name: 'Channel' })
class ChannelResponse {
  @OneOf(messageChannels, 'MessageChannel', 'email') channel!: MessageChannel;
  @YesOrNo(true) configured!: boolean;
  @Texts([], 'Environment variables that must be set first.') missingVariables!: readonly string[];
  @Text.orNull('rigbook@example.org', "The sender's address.") from!: string | null;
  @Part.orNull(LastChannelTestResponse, { example: null }) lastTest!: LastChannelTestResponse | null;
}

type LastTestRow = Omit<LastChannelTestResponse, 'testedBy'> &
  ChannelTesterResponse & { readonly channel: MessageChannel };

/** The latest finished test of each channel. An erased tester has no names. */
export const lastTests = (): Query<ReadonlyMap<MessageChannel, LastChannelTestResponse>> =>
  query<LastTestRow, ReadonlyMap<MessageChannel, LastChannelTestResponse>>(
    {
      name: 'channel.last-tests',
      text: `SELECT t.channel, t.tested_at AS "testedAt", t.outcome, t.problem, t.said, r.unit_number AS "unitNumber",
                    r.first_name AS "firstName", r.last_name AS "lastName"
             FROM unnest($1::text[]) AS c (channel)
             CROSS JOIN LATERAL (
               SELECT * FROM channel_test
               WHERE channel = c.channel AND outcome IS NOT NULL ORDER BY tested_at DESC, id DESC LIMIT 1
             ) t
             LEFT JOIN responder r ON r.id = t.tested_by`,
      values: [messageChannels],
    },
    (rows) =>
      new Map(
        rows.map(({ channel, unitNumber, firstName, lastName, ...test }) => [
          channel,
          { ...test, testedBy: { unitNumber, firstName, lastName } },
        ]),
      ),
  );

@AdminRoutes('admin/channels', 'Admin: channels')
export class ReadChannelsController {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List the channels of messages',
    description:
      'For each channel, whether it is configured, and the outcome of its last test. Never includes a secret.',
  })
  @Answers([ChannelResponse], 'Every channel.')
  async readChannels(): Promise<ChannelResponse[]> {
    const tests = await this.database.fetch(lastTests());
    return channelSetups(this.configuration).map((setup) => ({ ...setup, lastTest: tests.get(setup.channel) ?? null }));
  }
}
