import type { Instant } from '@rigbook/contracts/kernel';
import type pg from 'pg';

/** From which version on the events of these streams no longer count; of all other streams it is the time that says. */
export interface StreamCutoffs {
  readonly streams: readonly string[];
  readonly versions: readonly number[];
}

/** Longer than any command waits between its receipt, which is the event's time, and its place in the log. */
const LONGEST_BEFORE_COMMIT = `interval '5 minutes'`;

/**
 * Of two commands on one stream, the one that was received first may be carried out last. From each stream's first event that was
 * recorded after the moment nothing counts, so that every stream ends at one version.
 */
export async function streamCutoffsAt(client: pg.ClientBase, until: Instant): Promise<StreamCutoffs> {
  const { rows } = await client.query<{ stream: string; version: number }>(
    `SELECT stream, min(version)::integer AS version FROM event
     WHERE recorded_at > $1::timestamptz AND recorded_at <= $1::timestamptz + ${LONGEST_BEFORE_COMMIT} GROUP BY stream`,
    [until],
  );
  return { streams: rows.map(({ stream }) => stream), versions: rows.map(({ version }) => version) };
}
