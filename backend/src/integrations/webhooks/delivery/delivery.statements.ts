import type { Instant } from '@rigbook/contracts/kernel';
import type { LogPlace, Statement } from '../../../platform/event-store/index.js';
import type { DeliveryResult } from '../../../platform/outgoing/post-message.js';
import { type Webhook, WEBHOOK_COLUMNS } from '../webhook.query.js';

/** A stored delivery attempt. */
export interface Delivery {
  readonly id: string;
  /** of the event, or of a test */
  readonly messageId: string;
  readonly messageType: string;
  readonly beganAt: Instant;
  readonly milliseconds: number;
  readonly result: DeliveryResult;
}

/** How far a webhook has got, and when it is tried next. */
export type WebhookProgress = Pick<Webhook, 'place' | 'failedTries' | 'failingSince' | 'nextAttemptAt'>;

const valuesOf = ({ id, messageId, messageType, beganAt, milliseconds, result }: Delivery) =>
  [id, messageId, messageType, beganAt, milliseconds, result.failure, result.answeredStatus, result.said] as const;

/**
 * Records an attempt and the webhook's progress; returns the webhook. No row if the webhook was removed, or another process has
 * moved it on. No row either if a failed attempt used settings that have changed since: it is tried again with the new ones.
 */
export const settleAttempt = (from: Webhook, to: WebhookProgress, delivery: Delivery): Statement => ({
  name: 'webhook.settle-attempt',
  text: `WITH told AS (
           UPDATE webhook SET transaction = $4::xid8, position = $5, failed_tries = $6, failing_since = $7, next_attempt_at = $8
           WHERE id = $1 AND transaction = $2::xid8 AND position = $3 AND ($14::text IS NULL OR version = $17)
           RETURNING *
         ), noted AS (
           INSERT INTO webhook_delivery (id, webhook_id, message_id, message_type, began_at, milliseconds, failure,
                                         answered_status, said)
           SELECT $9, id, $10, $11, $12, $13, $14, $15, $16 FROM told
         )
         SELECT ${WEBHOOK_COLUMNS} FROM told`,
  values: [
    from.id,
    from.place.transaction,
    from.place.position,
    to.place.transaction,
    to.place.position,
    to.failedTries,
    to.failingSince,
    to.nextAttemptAt,
    ...valuesOf(delivery),
    from.version,
  ],
});

/** Moves a webhook past events that it has not subscribed to. */
export const skipTo = (id: string, from: LogPlace, to: LogPlace): Statement => ({
  name: 'webhook.pass-by',
  text: `UPDATE webhook SET transaction = $4::xid8, position = $5
         WHERE id = $1 AND transaction = $2::xid8 AND position = $3
         RETURNING ${WEBHOOK_COLUMNS}`,
  values: [id, from.transaction, from.position, to.transaction, to.position],
});

/** A test changes no progress. Writes nothing if `most` tests began since that time, or if the webhook was removed. */
export const beginTest = (webhookId: string, test: Delivery, since: Instant, most: number): Statement => ({
  name: 'webhook.begin-test',
  text: `INSERT INTO webhook_delivery (webhook_id, id, message_id, message_type, began_at, milliseconds, failure,
                                       answered_status, said)
         SELECT id, $2, $3, $4, $5, $6, $7, $8, $9 FROM webhook
         WHERE id = $1 AND (SELECT count(*) FROM webhook_delivery
                            WHERE webhook_id = $1 AND message_type = $4 AND began_at > $10) < $11`,
  values: [webhookId, ...valuesOf(test), since, most],
});

export const endTest = ({ id, milliseconds, result }: Delivery): Statement => ({
  name: 'webhook.end-test',
  text: `UPDATE webhook_delivery SET milliseconds = $2, failure = $3, answered_status = $4, said = $5 WHERE id = $1`,
  values: [id, milliseconds, result.failure, result.answeredStatus, result.said],
});

/** Deletes old deliveries, at most `most` at a time. */
export const forgetDeliveriesBefore = (before: Instant, most: number): Statement => ({
  name: 'webhook.forget-deliveries',
  text: `DELETE FROM webhook_delivery WHERE id IN (
           SELECT id FROM webhook_delivery WHERE began_at < $1 ORDER BY began_at LIMIT $2)
         RETURNING id`,
  values: [before, most],
});
