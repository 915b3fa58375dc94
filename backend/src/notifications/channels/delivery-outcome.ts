import type { DeliveryProblem } from '@rigbook/contracts/notifications/delivery.words';

/** How handing one message to its provider ended. A sender always answers one of these; it throws for bugs only. */
export type DeliveryOutcome = Sent | TryLater | Failed | NotConfigured;

/** The provider has taken it; whether it arrives is another matter. */
export interface Sent {
  readonly outcome: 'sent';
  /** what the provider calls the message, where it says so */
  readonly providerId: string | null;
  readonly said: string | null;
}

/** The same message may be taken at another time. */
export interface TryLater {
  readonly outcome: 'try-later';
  readonly problem: DeliveryProblem;
  /** in the provider's words, without addresses or numbers of people */
  readonly said: string | null;
  /** no sooner than that, where the provider says so */
  readonly retryAfterSeconds: number | null;
}

/** The same message would be refused again. */
export interface Failed {
  readonly outcome: 'failed';
  readonly problem: DeliveryProblem;
  readonly said: string | null;
}

export interface NotConfigured {
  readonly outcome: 'not-configured';
}

export const notConfigured: NotConfigured = { outcome: 'not-configured' };

export const tryLater = (
  problem: DeliveryProblem,
  said: string | null = null,
  retryAfterSeconds: number | null = null,
): TryLater => ({ outcome: 'try-later', problem, said, retryAfterSeconds });

export const failed = (problem: DeliveryProblem, said: string | null = null): Failed => ({
  outcome: 'failed',
  problem,
  said,
});
