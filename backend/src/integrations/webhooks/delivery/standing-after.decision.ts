import { waitAskedFor } from '@rigbook/contracts/integrations/webhook-retry.rules';
import { addSeconds, type Instant } from '@rigbook/contracts/kernel/time';
import type { LogPlace } from '../../../platform/event-store/recorded-event.js';
import type { DeliveryResult } from '../sending/delivery-result.js';
import type { Webhook } from '../webhook.js';
import type { Standing } from './delivery.statements.js';

/** Where a webhook stands after an attempt to tell it of the event at `eventAt`: behind it, or still before it for a while. */
export function standingAfter(
  { place, failedTries, failingSince }: Webhook,
  result: DeliveryResult,
  eventAt: LogPlace,
  now: Instant,
): Standing {
  if (result.failure === null) return { place: eventAt, failedTries: 0, failingSince: null, nextAttemptAt: now };
  const failures = failedTries + 1;
  return {
    place,
    failedTries: failures,
    failingSince: failingSince ?? now,
    nextAttemptAt: addSeconds(now, waitAskedFor(failures, result.retryAfterSeconds)),
  };
}
