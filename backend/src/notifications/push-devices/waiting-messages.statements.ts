import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import type { PushType } from '@rigbook/contracts/notifications/push/push.words';
import type { Statement } from '../../platform/event-store/index.js';

export const choosePushTypes = (responderId: ResponderId, switchedOff: readonly PushType[]): Statement => ({
  name: 'push-subscription.choose-types',
  text: `UPDATE responder SET push_off = $2 WHERE id = $1`,
  values: [responderId, switchedOff],
});

/** What is queued long before it is due. Of anything else, a message that waits has failed by another channel. */
const foreseen: readonly NotificationKind[] = ['signature_reminder', 'upcoming_shift', 'overdue_return'];

/**
 * Queues, for the person's devices, the reminders that wait for their time by another channel: they were foreseen before push messages
 * were switched on. Whether their type is wanted is asked when they leave.
 */
export const pushWhatWaits = (responderId: ResponderId, now: Instant): Statement => ({
  name: 'push-subscription.push-what-waits',
  text: `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at, due_at, look_at)
         SELECT DISTINCT ON (n.event_id, n.kind, n.booking_id)
                overlay(n.id::text PLACING right(md5(n.id::text || 'push'), 12) FROM 25)::uuid,
                n.event_id, n.kind, 'push', n.recipient, n.responder_id, n.booking_id, n.stream, n.created_at, n.due_at, n.due_at
         FROM notification n
         WHERE n.responder_id = $1 AND n.recipient = 'responder' AND n.state = 'queued' AND n.attempts = 0 AND n.channel <> 'push'
           AND n.due_at > $2 AND n.kind = ANY ($3::text[])
         ORDER BY n.event_id, n.kind, n.booking_id, n.id
         ON CONFLICT DO NOTHING`,
  values: [responderId, now, foreseen],
});
