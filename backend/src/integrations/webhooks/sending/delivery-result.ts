import type { DeliveryFailure } from '@rigbook/contracts/integrations/webhook.words';

/** How handing a message to a receiver ended. */
export interface DeliveryResult {
  /** null: it was taken */
  readonly failure: DeliveryFailure | null;
  /** null where there was no answer */
  readonly answeredStatus: number | null;
  /** the beginning of what was answered, or why there is no answer; null where there is nothing to say */
  readonly said: string | null;
  /** what the receiver asks for; null: nothing */
  readonly retryAfterSeconds: number | null;
}

/** The receiver says that it is gone for good (HTTP 410). */
export const isGone = ({ answeredStatus }: DeliveryResult): boolean => answeredStatus === 410;
