import type { DeliveryOutcomeName } from '@rigbook/contracts/notifications/delivery.words';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';

/** Each test is a stream of its own, under the test's id. */
export const CHANNEL_TEST_STREAM = 'channel-test';

/** An administrator, the event's actor, had a test message sent to themselves. */
export interface ChannelTested {
  readonly type: 'ChannelTested';
  readonly data: { readonly channel: MessageChannel; readonly outcome: DeliveryOutcomeName };
}
