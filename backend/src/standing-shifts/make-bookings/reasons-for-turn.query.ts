import { query, type Query } from '../../platform/database/index.js';
import { STANDING_SHIFT_STREAM } from '../standing-shift.events.js';

export interface Reasons {
  /** from where to look next */
  readonly until: string;
  /** a standing shift was set, changed or ended */
  readonly begins: boolean;
  /** anything else happened: it may have freed hours or taken another obstacle away, and no list of such events has to be kept */
  readonly frees: boolean;
}

/**
 * What happened since the last look, from its `until` on. While another transaction runs, some of it is seen twice, so that nothing is
 * missed. The first look sees what is happening.
 */
export const reasonsForTurn = (from: string | undefined): Query<Reasons> =>
  query<Reasons, Reasons>(
    {
      name: 'standing-shifts.reasons-for-turn',
      text: `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS until,
                    coalesce(bool_or(stream_type = $2), false) AS begins, coalesce(bool_or(stream_type <> $2), false) AS frees
             FROM event WHERE transaction >= coalesce($1::xid8, pg_snapshot_xmin(pg_current_snapshot()))`,
      values: [from ?? null, STANDING_SHIFT_STREAM],
    },
    ([row]) => {
      if (!row) throw new Error('an aggregate has one row');
      return row;
    },
  );
