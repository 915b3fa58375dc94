import { addMinutes, addSeconds, type Instant, laterOf } from '@rigbook/contracts/kernel';
import { deliveryTries, minutesBeforeNextTry } from '@rigbook/contracts/notifications/delivery.words';
import type { NotificationProblem, NotificationState } from '@rigbook/contracts/notifications/notification.words';
import type { DeliveryOutcome } from '../channels/delivery-outcome.js';

/** What is recorded when an attempt ends. */
export interface EndOfAttempt {
  /** `queued` with the time of the next try in `dueAt` */
  readonly state: NotificationState;
  readonly dueAt: Instant | null;
  readonly outcome: 'sent' | 'try-later' | 'failed' | 'not-configured' | 'withdrawn';
  readonly problem: NotificationProblem | null;
  readonly said: string | null;
  readonly providerId: string | null;
}

/** An error on our side that may be temporary. */
export const unexpected = { outcome: 'try-later', problem: 'unexpected', said: null, retryAfterSeconds: null } as const;

const none = { dueAt: null, problem: null, said: null, providerId: null };

export const withdrawn: EndOfAttempt = { ...none, state: 'withdrawn', outcome: 'withdrawn' };

/** What came of an attempt to send. */
export type Sending = DeliveryOutcome | typeof unexpected | 'no-address' | 'no-device';

/** `tries`: attempts since the message was queued, including this one. */
export function endOf(outcome: Sending, tries: number, now: Instant): EndOfAttempt {
  if (outcome === 'no-device') return withdrawn;
  if (outcome === 'no-address') return { ...none, state: 'failed', outcome: 'failed', problem: 'no-address' };
  switch (outcome.outcome) {
    case 'sent':
      return { ...none, state: 'sent', outcome: 'sent', said: outcome.said, providerId: outcome.providerId };
    case 'not-configured':
      return { ...none, state: 'not_configured', outcome: 'not-configured' };
    case 'failed':
      return { ...none, state: 'failed', outcome: 'failed', problem: outcome.problem, said: outcome.said };
    case 'try-later': {
      const { problem, said, retryAfterSeconds } = outcome;
      const ended = { ...none, outcome: 'try-later', problem, said } as const;
      if (tries >= deliveryTries) return { ...ended, state: 'failed' };
      const askedFor = addSeconds(now, retryAfterSeconds ?? 0);
      return { ...ended, state: 'queued', dueAt: laterOf(addMinutes(now, minutesBeforeNextTry(tries)), askedFor) };
    }
  }
}
