import type { Instant } from '@rigbook/contracts/kernel/time';
import type { WebhookStep } from '../webhook-decisions.js';
import { begunAnew, type Webhook } from '../webhook.query.js';
import { beginAnew, pauseWebhook as pauseStatement, resumeWebhook as resumeStatement } from '../webhook.statements.js';

/** Somebody wants it to rest. Undefined where it does already, for whatever reason. */
export function pauseWebhook(before: Webhook, now: Instant): WebhookStep | undefined {
  if (before.paused) return undefined;
  const version = before.version + 1;
  return {
    event: { type: 'WebhookPaused', data: { reason: 'asked' } },
    statements: [pauseStatement(before.id, version, now, 'asked')],
    after: { ...before, version, paused: { at: now, reason: 'asked' } },
  };
}

/** It goes on where it stood; failures are counted anew. Undefined where it does not rest. */
export function resumeWebhook(before: Webhook, now: Instant): WebhookStep | undefined {
  if (!before.paused) return undefined;
  const version = before.version + 1;
  return {
    event: { type: 'WebhookResumed', data: {} },
    statements: [resumeStatement(before.id, version), beginAnew(before.id, now)],
    after: { ...before, ...begunAnew(now), version, paused: null },
  };
}
