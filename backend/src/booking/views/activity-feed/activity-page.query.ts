import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';
import type { RowOf } from '../../../platform/event-store/index.js';
import { type Page, pageOf, type PageRequest } from '../../../platform/http/index.js';
import { activityFeed } from './activity-feed.view.js';

/** A line of the feed with the current state of its booking. */
export interface ActivityRow extends RowOf<typeof activityFeed> {
  readonly vehicleName: string | null;
  readonly startAt: Instant | null;
  readonly endAt: Instant | null;
}

const LINES = `
  SELECT ${activityFeed.select('f')}, v.name AS "vehicleName", d.start_at AS "startAt", d.end_at AS "endAt"
  FROM activity_feed f
  LEFT JOIN booking_diary d ON d.booking_id = f.booking_id
  LEFT JOIN vehicle v ON v.id = d.vehicle_id
  WHERE f.responder_id = $1`;

/** One page of a responder's feed, newest first, and one row more to tell whether another page follows. */
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
    pageOf(limit, ({ happenedAt: at, eventId: id }) => ({ at, id })),
  );
}
