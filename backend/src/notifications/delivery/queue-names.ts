import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';

/** A queue of its own for each channel: a provider that hangs holds up nothing but its own messages. */
export const queueOf = (channel: MessageChannel): string => `notifications-${channel}`;
