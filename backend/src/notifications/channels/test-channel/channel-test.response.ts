import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { DeliveryResponse } from '../channel-status/read-channels.controller.js';
import type { DeliveryOutcome } from '../delivery-outcome.js';

@ApiSchema({ name: 'ChannelTest' })
export class ChannelTestResponse extends DeliveryResponse {
  @ApiProperty({ enum: messageChannels, enumName: 'MessageChannel', example: 'email' })
  channel!: MessageChannel;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'd•••@example.org',
    description: 'Where it went, recognisable to its owner; null where nothing was sent.',
  })
  to!: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'No sooner than that, where the provider asks for it.',
  })
  retryAfterSeconds!: number | null;
}

export const toChannelTestResponse = (
  channel: MessageChannel,
  to: string | null,
  testedAt: Instant,
  outcome: DeliveryOutcome,
): ChannelTestResponse => ({
  problem: null,
  said: null,
  retryAfterSeconds: null,
  channel,
  to,
  testedAt,
  ...shown(outcome),
});

const shown = (outcome: DeliveryOutcome) => {
  if (outcome.outcome !== 'sent') return outcome;
  const { outcome: sent, said } = outcome;
  return { outcome: sent, said };
};
