import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import {
  deliveryOutcomes,
  deliveryProblems,
  type DeliveryOutcomeName,
  type DeliveryProblem,
} from '@rigbook/contracts/notifications/delivery.words';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { ChannelSetup } from '../channel-setup.js';
import type { LastTestRow } from './last-tests.query.js';

const textOrNull = { type: String, nullable: true } as const;

@ApiSchema({ name: 'ChannelTester' })
export class ChannelTesterResponse {
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
export class LastChannelTestResponse extends DeliveryResponse {
  @ApiProperty({ type: ChannelTesterResponse })
  testedBy!: ChannelTesterResponse;
}

/** A way in which messages reach people. */
@ApiSchema({ name: 'Channel' })
export class ChannelResponse {
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

export const toChannelResponse = (setup: ChannelSetup, last: LastTestRow | undefined): ChannelResponse => ({
  ...setup,
  lastTest: last ? toLastTest(last) : null,
});

const toLastTest = (row: LastTestRow): LastChannelTestResponse => ({
  outcome: row.outcome,
  problem: row.problem,
  said: row.said,
  testedAt: row.tested_at,
  testedBy: { unitNumber: row.unit_number, firstName: row.first_name, lastName: row.last_name },
});
