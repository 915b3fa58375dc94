import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { deliveryTries } from '@rigbook/contracts/notifications/delivery.words';
import type {
  NotificationKind,
  NotificationProblem,
  NotificationState,
} from '@rigbook/contracts/notifications/notification.words';
import type { MessageChannel, TemplateAudience } from '@rigbook/contracts/notifications/templates/template.words';
import type { Statement } from '../../platform/event-store/index.js';

/** A message that this process has started to send. */
export interface ClaimedNotification {
  readonly id: string;
  readonly eventId: string;
  readonly kind: NotificationKind;
  readonly channel: MessageChannel;
  readonly recipient: TemplateAudience;
  readonly responderId: ResponderId;
  readonly bookingId: BookingId | null;
  /** of the event */
  readonly stream: string;
  /** attempts since it was queued, including this one */
  readonly tries: number;
  /** number of this attempt among all; only its holder records the outcome */
  readonly attempt: number;
}

/**
 * Takes due messages, each for one caller. They are checked again at `nextLookAt` if unfinished. An attempt that never finished
 * counts as cut off: it is repeated, unless it was the last one allowed.
 */
export const takeDue = (now: Instant, nextLookAt: Instant, most: number): Statement => ({
  name: 'notification.take-due',
  text: `WITH due AS MATERIALIZED (
           SELECT id FROM notification WHERE state IN ('queued', 'sending') AND look_at <= $1
           ORDER BY look_at LIMIT $3 FOR UPDATE SKIP LOCKED
         )
         UPDATE notification n
         SET state = CASE WHEN n.tries >= $4 THEN 'failed' ELSE 'queued' END,
             problem = CASE WHEN n.tries >= $4 THEN 'cut-off' ELSE n.problem END,
             settled_at = CASE WHEN n.tries >= $4 THEN $1 END,
             look_at = $2
         FROM due
         WHERE n.id = due.id
         RETURNING n.id, n.channel, n.attempts, n.state`,
  values: [now, nextLookAt, most, deliveryTries],
});

/** Begins an attempt. No row if another process has, or the message is not due. */
export const claim = (id: string, now: Instant, cutOffAt: Instant): Statement => ({
  name: 'notification.claim',
  text: `WITH claimed AS (
           UPDATE notification SET state = 'sending', look_at = $3, tries = tries + 1, attempts = attempts + 1
           WHERE id = $1 AND state = 'queued' AND due_at <= $2
           RETURNING *
         ), attempt AS (
           INSERT INTO notification_attempt (notification_id, number, began_at) SELECT id, attempts, $2 FROM claimed
         )
         SELECT id, event_id AS "eventId", kind, channel, recipient, responder_id AS "responderId",
                booking_id AS "bookingId", stream, tries, attempts AS attempt
         FROM claimed`,
  values: [id, now, cutOffAt],
});

export interface EndOfAttempt {
  /** `queued` with the time of the next try in `dueAt` */
  readonly state: NotificationState;
  readonly dueAt: Instant | null;
  readonly outcome: 'sent' | 'try-later' | 'failed' | 'not-configured' | 'withdrawn';
  readonly problem: NotificationProblem | null;
  readonly said: string | null;
  readonly providerId: string | null;
}

/**
 * Records the outcome of an attempt; can run twice. If the attempt counts as cut off by then, only success is recorded, and only
 * if no new attempt has begun. Never undoes a provider's report that came first. Writes nothing if the recipient was erased,
 * which ended the attempt.
 */
export const endAttempt = ({ id, attempt }: ClaimedNotification, now: Instant, end: EndOfAttempt): Statement => ({
  name: 'notification.end-attempt',
  text: `WITH attempt AS (
           UPDATE notification_attempt SET ended_at = $3, outcome = $6, problem = $7, said = $8, provider_id = $9
           WHERE notification_id = $1 AND number = $2 AND ended_at IS NULL
         )
         UPDATE notification
         SET state = $4, due_at = coalesce($5, due_at), look_at = coalesce($5, look_at), problem = $7, said = $8,
             provider_id = coalesce($9, provider_id), settled_at = CASE WHEN $4 = 'queued' THEN NULL ELSE $3 END
         WHERE id = $1 AND attempts = $2 AND (state = 'sending' OR $6 = 'sent' AND state IN ('queued', 'failed'))`,
  values: [id, attempt, now, end.state, end.dueAt, end.outcome, end.problem, end.said, end.providerId],
});
