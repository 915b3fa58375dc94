import { overRows } from '../../platform/event-store/over-rows.js';
import type { ProjectionHandler } from '../../platform/event-store/projection.js';
import type { ResponderErased } from '../../responders/responder.events.js';

/**
 * What providers called and said of messages about somebody goes with them: WhatsApp's ids contain the phone number. What was not
 * sent is withdrawn, and an attempt that is under way has ended: whoever carries it out, and Meta's reports, find nothing left
 * that they may write these into again. The messages first, so that no attempt begins in between.
 */
export const forgetResponder: ProjectionHandler<ResponderErased> = (events) => {
  const erased = {
    cells: { responderId: 'uuid', at: 'timestamptz' },
    rows: events.map(({ stream, recordedAt }) => ({ responderId: stream, at: recordedAt })),
  };
  return [
    overRows({
      name: 'notification.forget-responder',
      ...erased,
      text: (rows) => `UPDATE notification n
             SET state = CASE WHEN n.state = 'sent' THEN n.state ELSE 'withdrawn' END,
                 settled_at = CASE WHEN n.state IN ('sent', 'withdrawn') THEN n.settled_at ELSE e.at END,
                 problem = NULL, said = NULL, provider_id = NULL
             FROM ${rows}
             WHERE n.responder_id = e.responder_id`,
    }),
    overRows({
      name: 'notification.forget-attempts',
      ...erased,
      text: (rows) => `UPDATE notification_attempt a
             SET outcome = coalesce(a.outcome, 'withdrawn'), ended_at = coalesce(a.ended_at, e.at), said = NULL, provider_id = NULL
             FROM ${rows} JOIN notification n ON n.responder_id = e.responder_id
             WHERE a.notification_id = n.id`,
    }),
  ];
};
