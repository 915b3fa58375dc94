import { columns } from '../../platform/event-store/columns.js';
import type { ProjectionHandler } from '../../platform/event-store/projection.js';
import type { ResponderErased } from '../../responders/responder.events.js';

/**
 * What providers called and said of messages about somebody goes with them: WhatsApp's ids contain the phone number. What was not
 * sent is withdrawn, and an attempt that is under way has ended: whoever carries it out, and Meta's reports, find nothing left
 * that they may write these into again. The messages first, so that no attempt begins in between.
 */
export const forgetResponder: ProjectionHandler<ResponderErased> = (events) => {
  const values = columns(events, ({ stream, recordedAt }) => [stream, recordedAt]);
  const erased = `unnest($1::uuid[], $2::timestamptz[]) AS e (responder_id, at)`;
  return [
    {
      name: 'notification.forget-responder',
      text: `UPDATE notification n
             SET state = CASE WHEN n.state = 'sent' THEN n.state ELSE 'withdrawn' END,
                 settled_at = CASE WHEN n.state IN ('sent', 'withdrawn') THEN n.settled_at ELSE e.at END,
                 problem = NULL, said = NULL, provider_id = NULL
             FROM ${erased}
             WHERE n.responder_id = e.responder_id`,
      values,
    },
    {
      name: 'notification.forget-attempts',
      text: `UPDATE notification_attempt a
             SET outcome = coalesce(a.outcome, 'withdrawn'), ended_at = coalesce(a.ended_at, e.at), said = NULL, provider_id = NULL
             FROM ${erased} JOIN notification n ON n.responder_id = e.responder_id
             WHERE a.notification_id = n.id`,
      values,
    },
  ];
};
