import type { Instant } from '@rigbook/contracts/kernel/time';
import type { ActivityCode } from '@rigbook/contracts/activity/activity.words';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../../platform/database/query.js';
import type { Page, PageRequest } from '../../../platform/http/page.js';

/** A line of the feed with the booking that it is about, as that is known now. */
export interface ActivityRow {
  readonly event_id: string;
  readonly happened_at: Instant;
  readonly code: ActivityCode;
  readonly booking_id: BookingId | null;
  readonly vehicle_name: string | null;
  readonly start_at: Instant | null;
  readonly end_at: Instant | null;
}

const LINES = `
  SELECT f.event_id, f.happened_at, f.code, f.booking_id, v.name AS vehicle_name, d.start_at, d.end_at
  FROM activity_feed f
  LEFT JOIN booking_diary d ON d.booking_id = f.booking_id
  LEFT JOIN vehicle v ON v.id = d.vehicle_id
  WHERE f.responder_id = $1`;

/** One page of what happened to a responder, newest first; one row more than asked for tells whether another follows. */
export function activityPage(responderId: ResponderId, { limit, after }: PageRequest): Query<Page<ActivityRow>> {
  const order = 'ORDER BY f.happened_at DESC, f.event_id DESC LIMIT $2';
  return query<ActivityRow, Page<ActivityRow>>(
    after
      ? {
          name: 'activity-feed.later-page',
          text: `${LINES} AND (f.happened_at, f.event_id) < ($3, $4) ${order}`,
          values: [responderId, limit + 1, after.at, after.id],
        }
      : { name: 'activity-feed.first-page', text: `${LINES} ${order}`, values: [responderId, limit + 1] },
    (rows) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit }),
  );
}

/** Where a line stands in the feed, newest first. */
export const placeInFeed = ({ happened_at, event_id }: ActivityRow) => ({ at: happened_at, id: event_id });
