import { addHours, type Instant, type ResponderId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

/** An address from which a calendar program reads bookings. */
export interface CalendarFeed {
  readonly id: string;
  /** whose bookings; null: the whole fleet's */
  readonly responderId: ResponderId | null;
  readonly madeAt: Instant;
  /** rounded to the hour; null: never */
  readonly readAt: Instant | null;
}

const COLUMNS = 'id, responder_id AS "responderId", made_at AS "madeAt", read_at AS "readAt"';

const firstFeed = ([feed]: readonly CalendarFeed[]): CalendarFeed | undefined => feed;

/** A responder's feed, or the fleet's. */
export const feedOf = (responderId: ResponderId | null): Query<CalendarFeed | undefined> =>
  query(
    {
      name: 'calendar-feed.of',
      text: `SELECT ${COLUMNS} FROM calendar_feed WHERE responder_id IS NOT DISTINCT FROM $1`,
      values: [responderId],
    },
    firstFeed,
  );

export const feedUnder = (secretHash: Buffer): Query<CalendarFeed | undefined> =>
  query(
    {
      name: 'calendar-feed.under',
      text: `SELECT ${COLUMNS} FROM calendar_feed WHERE secret_hash = $1`,
      values: [secretHash],
    },
    firstFeed,
  );

export const keepFeed = ({ id, responderId, madeAt }: CalendarFeed, secretHash: Buffer): Statement => ({
  name: 'calendar-feed.keep',
  text: `INSERT INTO calendar_feed (id, responder_id, secret_hash, made_at) VALUES ($1, $2, $3, $4)`,
  values: [id, responderId, secretHash, madeAt],
});

export const dropFeed = (id: string): Statement => ({
  name: 'calendar-feed.drop',
  text: `DELETE FROM calendar_feed WHERE id = $1`,
  values: [id],
});

/** Written at most once an hour, since calendar programs read often. */
export const noteReading = (id: string, now: Instant): Statement => ({
  name: 'calendar-feed.note-reading',
  text: `UPDATE calendar_feed SET read_at = $2 WHERE id = $1 AND (read_at IS NULL OR read_at < $3)`,
  values: [id, now, addHours(now, -1)],
});
