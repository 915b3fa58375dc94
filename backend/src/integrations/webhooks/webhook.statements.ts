import type { PauseReason, WebhookBeginning } from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel';
import type { Statement } from '../../platform/event-store/index.js';
import type { SealedSecret } from './sending/webhook-secrets.js';
import type { Webhook } from './webhook.query.js';

export type NewWebhook = Pick<Webhook, 'id' | 'name' | 'address' | 'eventTypes' | 'createdAt' | 'secret'>;

/**
 * A new webhook starts at the settled end of the log: it misses nothing that other transactions are still writing, and may
 * receive events from just before.
 */
export const addWebhook = (webhook: NewWebhook, beginsWith: WebhookBeginning): Statement => ({
  name: 'webhook.add',
  text: `INSERT INTO webhook (id, version, name, address, event_types, created_at, secret, next_attempt_at, transaction, position)
         VALUES ($1, 1, $2, $3, $4, $5, $6, $5,
                 CASE WHEN $7 THEN '0'::xid8 ELSE pg_snapshot_xmin(pg_current_snapshot()) END, 0)`,
  values: [
    webhook.id,
    webhook.name,
    webhook.address,
    webhook.eventTypes,
    webhook.createdAt,
    webhook.secret,
    beginsWith === 'first-event',
  ],
});

export const changeWebhook = ({
  id,
  version,
  name,
  address,
  eventTypes,
}: Pick<Webhook, 'id' | 'version' | 'name' | 'address' | 'eventTypes'>): Statement => ({
  name: 'webhook.change',
  text: `UPDATE webhook SET version = $2, name = $3, address = $4, event_types = $5 WHERE id = $1`,
  values: [id, version, name, address, eventTypes],
});

/** The statement for `begunAnew`. */
export const beginAnew = (id: string, now: Instant): Statement => ({
  name: 'webhook.begin-anew',
  text: `UPDATE webhook SET failed_tries = 0, failing_since = NULL, next_attempt_at = $2 WHERE id = $1`,
  values: [id, now],
});

export const pauseWebhook = (id: string, version: number, at: Instant, reason: PauseReason): Statement => ({
  name: 'webhook.pause',
  text: `UPDATE webhook SET version = $2, paused_at = $3, pause_reason = $4 WHERE id = $1`,
  values: [id, version, at, reason],
});

export const resumeWebhook = (id: string, version: number): Statement => ({
  name: 'webhook.resume',
  text: `UPDATE webhook SET version = $2, paused_at = NULL, pause_reason = NULL WHERE id = $1`,
  values: [id, version],
});

/** The current secret becomes the previous one. An older one no longer signs. */
export const rotateSecret = (id: string, version: number, secret: SealedSecret, formerUntil: Instant): Statement => ({
  name: 'webhook.rotate-secret',
  text: `UPDATE webhook SET version = $2, former_secret = secret, former_secret_until = $4, secret = $3 WHERE id = $1`,
  values: [id, version, secret, formerUntil],
});

export const removeWebhook = (id: string): Statement => ({
  name: 'webhook.remove',
  text: `DELETE FROM webhook WHERE id = $1`,
  values: [id],
});
