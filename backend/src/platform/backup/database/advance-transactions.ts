import type { Client } from 'pg';

/** A statement of this many takes a few seconds. */
const AT_ONCE = 500_000n;

/**
 * Brings the server's transaction counter beyond `last`, by as many empty transactions. The log is read in the order of transactions
 * (docs/adr/0011), and their numbers are sealed: a server that has counted less would put new events before old ones.
 */
export async function advanceTransactions(
  client: Client,
  last: bigint,
  tell: (remaining: bigint) => void,
): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ next: string }>(
      `SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next`,
    );
    const next = BigInt(rows[0]?.next ?? 0);
    if (next > last) return;
    tell(last - next + 1n);
    const until = next + AT_ONCE < last ? next + AT_ONCE : last;
    await client.query(`DO $$ BEGIN WHILE pg_current_xact_id() < '${until}'::xid8 LOOP COMMIT; END LOOP; END $$`);
  }
}
