import { ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { OneOf, Text, Whole } from '../../../platform/fields/index.js';
import { DeliveryResponse } from '../channel-status/read-channels.controller.js';
import type { DeliveryOutcome } from '../delivery-outcome.js';

@ApiSchema({ name: 'ChannelTest' })
export class ChannelTestResponse extends DeliveryResponse {
  @OneOf(messageChannels, 'MessageChannel', 'email') channel!: MessageChannel;
  @Text.orNull('d•••@example.org', 'The recipient, masked; null if nothing was sent.')
  to!: string | null;
  @Whole.orNull(null, 'Earliest time of another attempt, if the provider states one.') retryAfterSeconds!:
    | number
    | null;
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
