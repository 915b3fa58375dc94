import { ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { OneOf, Text, Whole } from '../../../platform/fields/index.js';
import { DeliveryResponse } from '../channel-status/read-channels.controller.js';
import type { DeliveryOutcome } from '../delivery-outcome.js';

@ApiSchema({ name: 'ChannelTest' })
export class ChannelTestResponse extends DeliveryResponse {
  @OneOf(messageChannels, 'MessageChannel', 'email') channel!: MessageChannel;
  @Text.orNull('d•••@example.org', 'Where it went, recognisable to its owner; null where nothing was sent.')
  to!: string | null;
  @Whole.orNull(null, 'No sooner than that, where the provider asks for it.') retryAfterSeconds!: number | null;
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
