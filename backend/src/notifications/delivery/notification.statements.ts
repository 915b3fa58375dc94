import type { Instant } from '@rigbook/contracts/kernel';
import { deliveryTries } from '@rigbook/contracts/notifications/delivery.words';
import { kindsToDecide, type NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import { type DeliveryChannel, deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';
import type { TemplateAudience } from '@rigbook/contracts/notifications/templates/template.words';
import { rowsStatement, type Statement } from '../../platform/event-store/index.js';
import type { EndOfAttempt } from './end-of-attempt.rules.js';

/** A message that this process has started to send. */
export interface ClaimedNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly channel: DeliveryChannel;
  readonly recipient: TemplateAudience;
  /** attempts since it was queued, including this one */
  readonly tries: number;
  /** number of this attempt among all; only its holder records the outcome */
  readonly attempt: number;
}

/** Written so that, with an order, only the index on both columns fits: another channel's backlog is not read. */
const isDue = (channel: string, now: string): string =>
  `n.state = 'queued' AND (n.channel, n.due_at) BETWEEN (${channel}, '-infinity') AND (${channel}, ${now})`;

/**
 * The channels that have messages to begin. An attempt that never finished counts as cut off: it is repeated, unless it was the
 * last one allowed.
 */
export const findDue = (now: Instant): Statement => ({
  name: 'notification.find-due',
  text: `WITH cut_off AS MATERIALIZED (
           SELECT id FROM notification WHERE state = 'sending' AND look_at <= $1 FOR UPDATE SKIP LOCKED
         ), ended AS (
           UPDATE notification n
           SET state = CASE WHEN n.tries >= $2 THEN 'failed' ELSE 'queued' END,
               problem = CASE WHEN n.tries >= $2 THEN 'cut-off' ELSE n.problem END,
               settled_at = CASE WHEN n.tries >= $2 THEN $1 END,
               look_at = $1
           FROM cut_off
           WHERE n.id = cut_off.id
           RETURNING n.channel
         )
         SELECT channel FROM unnest($3::text[]) AS c (channel)
         WHERE channel IN (SELECT channel FROM ended)
            OR (SELECT true FROM notification n WHERE ${isDue('c.channel', '$1')} ORDER BY n.channel, n.due_at LIMIT 1)`,
  values: [now, deliveryTries, deliveryChannels],
});

/**
 * Begins an attempt of each message of a channel that is due, the longest due first, each for one caller. Does not look at
 * `look_at` of a queued message, which a process of the version before puts off while it has a job for it.
 */
export const claimDue = (channel: DeliveryChannel, now: Instant, cutOffAt: Instant, most: number): Statement => ({
  name: 'notification.claim-due',
  text: `WITH due AS MATERIALIZED (
           SELECT id FROM notification n WHERE ${isDue('$1', '$2')}
           ORDER BY n.channel, n.due_at LIMIT $4 FOR UPDATE SKIP LOCKED
         ), claimed AS (
           UPDATE notification n SET state = 'sending', look_at = $3, tries = n.tries + 1, attempts = n.attempts + 1
           FROM due WHERE n.id = due.id
           RETURNING n.id, n.kind, n.channel, n.recipient, n.tries, n.attempts
         ), attempt AS (
           INSERT INTO notification_attempt (notification_id, number, began_at) SELECT id, attempts, $2 FROM claimed
         )
         SELECT id, kind, channel, recipient, tries, attempts AS attempt FROM claimed`,
  values: [channel, now, cutOffAt, most],
});

/**
 * For an administrator who gets push messages alone, and whose devices took none: they were signed out or are gone, or know a key of the server
 * that was replaced since. Can run twice.
 */
export const tellByEmailInstead = (id: string, now: Instant): Statement => ({
  name: 'notification.tell-by-email-instead',
  text: `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at, due_at, look_at)
         SELECT md5(n.id::text || 'email')::uuid, n.event_id, n.kind, 'email', n.recipient, n.responder_id, n.booking_id, n.stream, $2, $2, $2
         FROM notification n JOIN responder admin ON admin.id = n.responder_id
         WHERE n.id = $1 AND n.channel = 'push' AND n.kind IN (${kindsToDecide.map((kind) => `'${kind}'`).join(', ')})
           AND admin.decision_channels = '{push}' AND admin.email <> ''
         ON CONFLICT DO NOTHING`,
  values: [id, now],
});

export interface EndedAttempt extends EndOfAttempt {
  readonly id: string;
  /** see ClaimedNotification */
  readonly attempt: number;
  readonly at: Instant;
}

/**
 * Records the outcomes of attempts; can run twice. If an attempt counts as cut off by then, only success is recorded, and only
 * if no new attempt has begun. Never undoes a provider's report that came first. Writes nothing if the recipient was erased,
 * which ended the attempt.
 */
export const endAttempts = (rows: readonly EndedAttempt[]): Statement =>
  rowsStatement({
    name: 'notification.end-attempts',
    cells: {
      id: 'uuid',
      attempt: 'smallint',
      at: 'timestamptz',
      state: 'text',
      dueAt: 'timestamptz',
      outcome: 'text',
      problem: 'text',
      said: 'text',
      providerId: 'text',
    },
    rows,
    text: (ended) => `
      WITH attempt AS (
        UPDATE notification_attempt a
        SET ended_at = e.at, outcome = e.outcome, problem = e.problem, said = e.said, provider_id = e.provider_id
        FROM ${ended} WHERE a.notification_id = e.id AND a.number = e.attempt AND a.ended_at IS NULL
      )
      UPDATE notification n
      SET state = e.state, due_at = coalesce(e.due_at, n.due_at), look_at = coalesce(e.due_at, n.look_at), problem = e.problem,
          said = e.said, provider_id = coalesce(e.provider_id, n.provider_id),
          settled_at = CASE WHEN e.state = 'queued' THEN NULL ELSE e.at END
      FROM ${ended}
      WHERE n.id = e.id AND n.attempts = e.attempt
        AND (n.state = 'sending' OR e.outcome = 'sent' AND n.state IN ('queued', 'failed'))`,
  });
