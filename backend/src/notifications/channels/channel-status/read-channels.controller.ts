import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import {
  type DeliveryOutcomeName,
  deliveryOutcomes,
  type DeliveryProblem,
  deliveryProblems,
} from '@rigbook/contracts/notifications/delivery.words';
import { type MessageChannel, messageChannels } from '@rigbook/contracts/notifications/templates/template.words';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { Database, query, type Query } from '../../../platform/database/index.js';
import { AdminOnly } from '../../../platform/http/index.js';
import { channelSetups } from '../channel-setup.js';

const textOrNull = { type: String, nullable: true } as const;

@ApiSchema({ name: 'ChannelTester' })
class ChannelTesterResponse {
  @ApiProperty({ ...textOrNull, example: '100', description: 'Null once the person was erased.' })
  unitNumber!: string | null;
  @ApiProperty({ ...textOrNull, example: 'Noa' })
  firstName!: string | null;
  @ApiProperty({ ...textOrNull, example: 'Peretz' })
  lastName!: string | null;
}

/** How a test message fared. */
export class DeliveryResponse {
  @ApiProperty({ enum: deliveryOutcomes, enumName: 'DeliveryOutcome', example: 'sent' })
  outcome!: DeliveryOutcomeName;
  @ApiProperty({ enum: deliveryProblems, enumName: 'DeliveryProblem', nullable: true, example: null })
  problem!: DeliveryProblem | null;
  @ApiProperty({
    ...textOrNull,
    example: '250 2.0.0 Ok: queued',
    description: 'In the words of the mail server or of WhatsApp, without addresses and numbers of people.',
  })
  said!: string | null;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T12:02:00.000Z' })
  testedAt!: Instant;
}

@ApiSchema({ name: 'LastChannelTest' })
class LastChannelTestResponse extends DeliveryResponse {
  @ApiProperty({ type: ChannelTesterResponse })
  testedBy!: ChannelTesterResponse;
}

/** A way in which messages reach people. */
@ApiSchema({ name: 'Channel' })
class ChannelResponse {
  @ApiProperty({ enum: messageChannels, enumName: 'MessageChannel', example: 'email' })
  channel!: MessageChannel;
  @ApiProperty({ example: true })
  configured!: boolean;
  @ApiProperty({ type: [String], example: [], description: 'Variables of the environment that have to be set first.' })
  missingVariables!: readonly string[];
  @ApiProperty({ ...textOrNull, example: 'rigbook@example.org', description: 'The address that mails come from.' })
  from!: string | null;
  @ApiProperty({ type: LastChannelTestResponse, nullable: true, example: null })
  lastTest!: LastChannelTestResponse | null;
}

type LastTestRow = Omit<LastChannelTestResponse, 'testedBy'> &
  ChannelTesterResponse & { readonly channel: MessageChannel };

/** The latest finished test of each channel that has one; names are missing once the tester was erased. */
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

@ApiTags('Admin: channels')
@Controller('admin/channels')
@AdminOnly()
export class ReadChannelsController {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'See how messages leave',
    description: 'Each channel, whether it is configured, and how its last test ended. Never the value of a secret.',
  })
  @ApiOkResponse({ description: 'Every channel.', type: [ChannelResponse] })
  async readChannels(): Promise<ChannelResponse[]> {
    const tests = await this.database.fetch(lastTests());
    return channelSetups(this.configuration).map((setup) => ({ ...setup, lastTest: tests.get(setup.channel) ?? null }));
  }
}
