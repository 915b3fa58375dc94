import { withConnection } from '../../src/platform/database/with-connection.js';

/**
 * A sent message for each booking. Without rows, statements on messages would be planned for an empty table, and turn slow when it
 * grows.
 */
export const seedMessages = (url: string): Promise<unknown> =>
  withConnection(url, async (client) => {
    await client.query(MESSAGES);
    await client.query('VACUUM (ANALYZE) notification');
  });

const MESSAGES = `
  INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, state, created_at, due_at, look_at,
                            settled_at)
  SELECT uuidv7(), uuidv7(), 'booking_requested', 'email', 'organisation', responder_id, booking_id, booking_id, 'sent', requested_at,
         requested_at, requested_at, requested_at
  FROM booking_diary`;
