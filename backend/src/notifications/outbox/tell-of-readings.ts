import type { OdometerReadingCorrected, OdometerReadingKept } from '../../booking/booking.events.js';
import { type ProjectedEvent, rowsStatement, type Statement } from '../../platform/event-store/index.js';
import { notificationId } from './notification-id.js';
import { takesPush } from './queue-messages.js';

/** Who has contested the reading since it was last settled; each once. */
const CONCERNED = `(
  SELECT r.* FROM responder r WHERE r.id IN (
    SELECT (said.data ->> 'contestedBy')::uuid FROM event said
    WHERE said.stream = e.stream AND said.type = 'OdometerReadingContested' AND said.data ->> 'step' = e.step
      AND said.version > coalesce((
        SELECT max(last.version) FROM event last
        WHERE last.stream = e.stream AND last.id <> e.event_id AND last.data ->> 'step' = e.step
          AND last.type IN ('OdometerReadingCorrected', 'OdometerReadingKept')), 0)))`;

/** Tells those who contested a reading how it was settled, by email and by push. */
export const tellOfReadings = (
  events: readonly ProjectedEvent<OdometerReadingCorrected | OdometerReadingKept>[],
): Statement =>
  rowsStatement({
    name: 'notification.queue.reading-settled',
    cells: { eventId: 'uuid', stream: 'uuid', step: 'text', at: 'timestamptz', email: 'uuid', push: 'uuid' },
    rows: events.map(({ id, stream, recordedAt, data: { step } }) => ({
      eventId: id,
      stream,
      step,
      at: recordedAt,
      email: notificationId(id, 'reading_settled', 'email'),
      push: notificationId(id, 'reading_settled', 'push'),
    })),
    text: (rows) => `
      INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, created_at, due_at, look_at)
      SELECT overlay(m.id::text PLACING right(md5(m.id::text || r.id::text), 12) FROM 25)::uuid,
             e.event_id, 'reading_settled', m.channel, 'responder', r.id, e.stream, e.at, e.at, e.at
      FROM ${rows} CROSS JOIN LATERAL ${CONCERNED} r
      CROSS JOIN LATERAL (VALUES (e.email, 'email'), (e.push, 'push')) AS m (id, channel)
      WHERE m.channel = 'email' OR ${takesPush('r', 'reading_settled')}
      ON CONFLICT DO NOTHING`,
  });
