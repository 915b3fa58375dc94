import type { ResponderId } from '@rigbook/contracts/kernel';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';

/** A configured channel on which a person has an address. */
export interface ReachableBy {
  readonly channel: MessageChannel;
  /** masked, enough for its owner to recognize: `…01` */
  readonly to: string;
}

export interface CodeMessage {
  /** of the code; the provider may return it in a report */
  readonly id: string;
  readonly responderId: ResponderId;
  readonly channel: MessageChannel;
  readonly code: string;
}

/**
 * Sends one-time codes at once, without a trace of the code in lists, jobs or logs. Implemented by notifications, which no slice
 * imports.
 */
export abstract class CodeMessages {
  /** None if nothing is configured or the person was erased; WhatsApp first. */
  abstract channelsOf(responderId: ResponderId): Promise<readonly ReachableBy[]>;
  /** Whether the provider accepted it. */
  abstract send(message: CodeMessage): Promise<boolean>;
}
