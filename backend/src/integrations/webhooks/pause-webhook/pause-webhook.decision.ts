import type { Instant } from '@rigbook/contracts/kernel';
import type { WebhookStep } from '../webhook-decisions.js';
import { begunAnew, type Webhook } from '../webhook.query.js';
import { beginAnew, pauseWebhook as pauseStatement, resumeWebhook as resumeStatement } from '../webhook.statements.js';

/** Pauses on request. Undefined if it is already paused, for any reason. */
export function pauseWebhook(before: Webhook, now: Instant): WebhookStep | undefined {
  if (before.paused) return undefined;
  const version = before.version + 1;
  return {
    event: { type: 'WebhookPaused', data: { reason: 'asked' } },
    statements: [pauseStatement(before.id, version, now, 'asked')],
    after: { ...before, version, paused: { at: now, reason: 'asked' } },
  };
}

/** Continues at its position and resets the count of failures. Undefined if it is not paused. */
export function resumeWebhook(before: Webhook, now: Instant): WebhookStep | undefined {
  if (!before.paused) return undefined;
  const version = before.version + 1;
  return {
    event: { type: 'WebhookResumed', data: {} },
    statements: [resumeStatement(before.id, version), beginAnew(before.id, now)],
    after: { ...before, ...begunAnew(now), version, paused: null },
  };
}
