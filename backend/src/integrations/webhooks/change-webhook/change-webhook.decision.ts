import type { Instant } from '@rigbook/contracts/kernel';
import type { WebhookStep } from '../webhook-decisions.js';
import { begunAnew, type Webhook } from '../webhook.query.js';
import { beginAnew, changeWebhook as statementOf } from '../webhook.statements.js';

export type WebhookFields = Pick<Webhook, 'name' | 'address' | 'eventTypes'>;

const fields = ['name', 'address', 'eventTypes'] as const;

/** Undefined if nothing changes. A new address starts without the failures of the old one. */
export function changeWebhook(before: Webhook, changes: WebhookFields, now: Instant): WebhookStep | undefined {
  const changedFields = fields.filter((field) => String(before[field]) !== String(changes[field]));
  if (changedFields.length === 0) return undefined;
  const moved = changedFields.includes('address');
  const after = { ...before, ...changes, ...(moved && begunAnew(now)), version: before.version + 1 };
  return {
    event: { type: 'WebhookChanged', data: { changedFields } },
    statements: [statementOf(after), ...(moved ? [beginAnew(before.id, now)] : [])],
    after,
  };
}
