import { waitAskedFor } from '@rigbook/contracts/integrations/webhook-retry.rules';
import { addSeconds, type Instant } from '@rigbook/contracts/kernel';
import type { LogPlace } from '../../../platform/event-store/index.js';
import type { DeliveryResult } from '../../../platform/outgoing/post-message.js';
import type { Webhook } from '../webhook.query.js';
import type { WebhookProgress } from './delivery.statements.js';

/** The progress after an attempt to deliver the event at `eventAt`: past it if it was accepted, or waiting to try it again. */
export function progressAfter(
  { place, failedTries, failingSince }: Webhook,
  result: DeliveryResult,
  eventAt: LogPlace,
  now: Instant,
): WebhookProgress {
  if (result.failure === null) return { place: eventAt, failedTries: 0, failingSince: null, nextAttemptAt: now };
  const failures = failedTries + 1;
  return {
    place,
    failedTries: failures,
    failingSince: failingSince ?? now,
    nextAttemptAt: addSeconds(now, waitAskedFor(failures, result.retryAfterSeconds)),
  };
}

const LONGEST_WAIT_MS = 60_000;

/** Milliseconds before the next attempt after an error of our own: doubled each time, up to a minute. */
export const waitAfterSetback = (setbacksInARow: number, shortestMillis: number): number =>
  Math.min(shortestMillis * 2 ** setbacksInARow, LONGEST_WAIT_MS);
