import type { DamageSettled } from '../../fleet/vehicle.events.js';
import { type ProjectedEvent, rowsStatement, type Statement } from '../../platform/event-store/index.js';
import { notificationId } from './notification-id.js';
import { takesPush } from './queue-messages.js';

/** Who contested the damage, and to whose shift it was attributed, by this settlement or one that it replaces; each once. */
const CONCERNED = `(
  SELECT r.* FROM responder r
  WHERE r.id = e.attributed_person OR r.id IN (
    SELECT (said.data ->> 'responderId')::uuid FROM event said
    WHERE said.stream = e.stream AND said.type IN ('DamageContested', 'DamageSettled') AND said.data ->> 'damageId' = e.damage_id))`;

/** Tells of settled damage, by email and by push. */
export const tellOfSettlements = (events: readonly ProjectedEvent<DamageSettled>[]): Statement =>
  rowsStatement({
    name: 'notification.queue.DamageSettled',
    cells: {
      eventId: 'uuid',
      stream: 'uuid',
      damageId: 'text',
      attributedPerson: 'uuid',
      at: 'timestamptz',
      email: 'uuid',
      push: 'uuid',
    },
    rows: events.map(({ id, stream, recordedAt, data: { damageId, responderId } }) => ({
      eventId: id,
      stream,
      damageId,
      attributedPerson: responderId,
      at: recordedAt,
      email: notificationId(id, 'damage_settled', 'email'),
      push: notificationId(id, 'damage_settled', 'push'),
    })),
    text: (rows) => `
      INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, created_at, due_at, look_at)
      SELECT overlay(m.id::text PLACING right(md5(m.id::text || r.id::text), 12) FROM 25)::uuid,
             e.event_id, 'damage_settled', m.channel, 'responder', r.id, e.stream, e.at, e.at, e.at
      FROM ${rows} CROSS JOIN LATERAL ${CONCERNED} r
      CROSS JOIN LATERAL (VALUES (e.email, 'email'), (e.push, 'push')) AS m (id, channel)
      WHERE m.channel = 'email' OR ${takesPush('r', 'damage_settled')}
      ON CONFLICT DO NOTHING`,
  });
