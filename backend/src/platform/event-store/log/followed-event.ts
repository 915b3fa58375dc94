import type pg from 'pg';
import { EVENT_COLUMNS, SELECTED_EVENT_COLUMNS, toRecordedEvent } from './event-rows.js';
import { readAs } from './events-query.js';
import type { LogPlace, RecordedEvent } from '../recorded-event.js';
import type { Statement } from '../../database/statement.js';
import type { Upcasting } from '../upcasting.js';
import type { TextRow } from '../../database/row-reader.js';

/** An event as followers get it: in its newest shape, and what is stored where that may differ. */
export type FollowedEvent = RecordedEvent & { readonly stored: StoredParts };

interface StoredParts {
  readonly data: object;
  /** UTC with six decimals */
  readonly recordedAt: string;
}

/** What was read from the log at once. */
export interface FollowedEvents {
  readonly events: readonly FollowedEvent[];
  /** a running transaction keeps other events from being followed */
  readonly heldBack: boolean;
}

/** The column `recorded_at` as UTC with six decimals. */
export const RECORDED_AT_EXACTLY = `to_char(recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The next events after a place that may be followed. */
export async function readFollowed(
  client: pg.ClientBase,
  after: LogPlace,
  limit: number,
  upcasting: Upcasting,
): Promise<FollowedEvents> {
  const rows = await readAs((row) => row, client, nextFollowed(after, limit), upcasting);
  return {
    events: rows.filter(([position]) => position !== null).map((row) => toFollowedEvent(row, upcasting)),
    heldBack: rows[0]?.at(-1) === 't',
  };
}

function toFollowedEvent(row: TextRow, upcasting: Upcasting): FollowedEvent {
  const [data, , recordedAt] = row.slice(-4) as [string, string | null, string, string];
  return { ...toRecordedEvent(row, upcasting), stored: { data: JSON.parse(data) as object, recordedAt } };
}

/**
 * Like `nextEvents`, and in each row whether events are held back. If there is no event, one row says only that. The columns of a
 * stored event come last.
 */
const nextFollowed = (after: LogPlace, limit: number): Statement => ({
  name: 'event-store.next-followed',
  text: `SELECT ${SELECTED_EVENT_COLUMNS}, ${RECORDED_AT_EXACTLY}, held_back
         FROM (SELECT EXISTS (SELECT FROM event WHERE transaction >= pg_snapshot_xmin(pg_current_snapshot())) AS held_back) AS rest
         LEFT JOIN LATERAL (
           SELECT ${EVENT_COLUMNS} FROM event
           WHERE (transaction, position) > ($1::xid8, $2::bigint) AND transaction < pg_snapshot_xmin(pg_current_snapshot())
           ORDER BY transaction, position LIMIT $3
         ) AS next ON true
         ORDER BY transaction, position`,
  values: [after.transaction, after.position, limit],
});
