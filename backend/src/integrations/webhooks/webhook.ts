import type { PauseReason, WebhookState } from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { LogPlace } from '../../platform/event-store/recorded-event.js';
import type { SealedSecret } from './sending/webhook-secrets.js';

/** Another program that is told of events, and how far it has been told. */
export interface Webhook {
  readonly id: string;
  /** of its stream */
  readonly version: number;
  readonly name: string;
  readonly address: string;
  /** null: all of them */
  readonly eventTypes: readonly string[] | null;
  readonly createdAt: Instant;
  readonly secret: SealedSecret;
  /** signs beside the present one until then */
  readonly formerSecret: { readonly secret: SealedSecret; readonly until: Instant } | null;
  /** everything up to here was handed over, or is none of its business */
  readonly place: LogPlace;
  /** in a row */
  readonly failedTries: number;
  readonly failingSince: Instant | null;
  readonly nextAttemptAt: Instant;
  readonly paused: { readonly at: Instant; readonly reason: PauseReason } | null;
}

/** Failures are counted anew, and it is tried at once: whatever was in the way is mended, for all that is known. */
export const begunAnew = (now: Instant): Pick<Webhook, 'failedTries' | 'failingSince' | 'nextAttemptAt'> => ({
  failedTries: 0,
  failingSince: null,
  nextAttemptAt: now,
});

export const stateOf = ({ paused, failedTries }: Pick<Webhook, 'paused' | 'failedTries'>): WebhookState =>
  paused ? 'paused' : failedTries > 0 ? 'retrying' : 'delivering';

export const wants = ({ eventTypes }: Pick<Webhook, 'eventTypes'>, type: string): boolean =>
  eventTypes === null || eventTypes.includes(type);
