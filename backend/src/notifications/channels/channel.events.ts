import { deliveryOutcomes } from '@rigbook/contracts/notifications/delivery.words';
import { messageChannels } from '@rigbook/contracts/notifications/templates/template.words';
import { declareEvents, type EventOf } from '../../platform/events/event-declarations.js';
import { oneOf } from '../../platform/events/event-fields.js';

/** Each test has its own stream, under the test's id. */
export const CHANNEL_TEST_STREAM = 'channel-test';

export const channelEvents = declareEvents({
  ChannelTested: {
    says: 'An administrator had a test message sent to themselves.',
    data: { channel: oneOf(messageChannels), outcome: oneOf(deliveryOutcomes) },
  },
});

export type ChannelTested = EventOf<typeof channelEvents>;
