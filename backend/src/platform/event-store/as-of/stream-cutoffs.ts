import type { Instant } from '@rigbook/contracts/kernel';
import type pg from 'pg';

/** For these streams, the version from which events no longer count. All other streams are cut off by time. */
export interface StreamCutoffs {
  readonly streams: readonly string[];
  readonly versions: readonly number[];
}

/** Longer than any command takes from its receipt, which is the event's time, to its place in the log. */
const LONGEST_BEFORE_COMMIT = `interval '5 minutes'`;

/**
 * Of two commands on one stream, the one received first may be carried out last. Nothing counts from a stream's first event after
 * the moment, so that every stream ends at one version.
 */
export async function streamCutoffsAt(client: pg.ClientBase, until: Instant): Promise<StreamCutoffs> {
  const { rows } = await client.query<{ stream: string; version: number }>(
    `SELECT stream, min(version)::integer AS version FROM event
     WHERE recorded_at > $1::timestamptz AND recorded_at <= $1::timestamptz + ${LONGEST_BEFORE_COMMIT} GROUP BY stream`,
    [until],
  );
  return { streams: rows.map(({ stream }) => stream), versions: rows.map(({ version }) => version) };
}
