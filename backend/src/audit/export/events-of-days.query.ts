import type { Period } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../platform/database/index.js';
import type { LogPlace } from '../../platform/event-store/index.js';
import { EVENT_WITH_TEXTS_COLUMNS, type EventWithTexts } from '../../platform/seal/sealed-texts.js';

/** A range of the log that contains all events of the days, and others. */
export interface PartOfLog {
  readonly first: LogPlace;
  readonly last: LogPlace;
}

/** Found by time of recording, which is almost the order of the log. Undefined if there are no events. */
export const partRecordedIn = ({ startAt, endAt }: Period): Query<PartOfLog | undefined> =>
  query<Record<'t1' | 'p1' | 't2' | 'p2', string | null>, PartOfLog | undefined>(
    {
      name: 'export.part-of-log',
      text: `SELECT min(transaction) AS t1, min(position) AS p1, max(transaction) AS t2, max(position) AS p2
             FROM event WHERE recorded_at >= $1 AND recorded_at < $2`,
      values: [startAt, endAt],
    },
    ([row]) =>
      row?.t1 && row.p1 && row.t2 && row.p2
        ? { first: { transaction: row.t1, position: row.p1 }, last: { transaction: row.t2, position: row.p2 } }
        : undefined,
  );

/** The next events of the days in that range, in the order of the log. May omit events that commit while it is read. */
export const eventsOfDays = (
  { startAt, endAt }: Period,
  { first, last }: PartOfLog,
  after: LogPlace | undefined,
  limit: number,
): Query<readonly EventWithTexts[]> =>
  allRows<EventWithTexts>({
    name: after ? 'export.later-events' : 'export.first-events',
    text: `SELECT ${EVENT_WITH_TEXTS_COLUMNS} FROM event
           WHERE (transaction, position) ${after ? '>' : '>='} ($1::xid8, $2::bigint)
             AND (transaction, position) <= ($3::xid8, $4::bigint)
             AND recorded_at >= $5 AND recorded_at < $6
           ORDER BY event.transaction, event.position LIMIT $7`,
    values: [
      (after ?? first).transaction,
      (after ?? first).position,
      last.transaction,
      last.position,
      startAt,
      endAt,
      limit,
    ],
  });
