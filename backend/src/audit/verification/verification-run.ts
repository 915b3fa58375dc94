import pg from 'pg';
import type { CheckResult } from './check-result.js';
import { verifyLog, type WhatToVerify } from './verify-log.js';

/** Another verification of this database is running. */
export class VerificationUnderWay extends Error {
  override readonly name = 'VerificationUnderWay';
}

/** The client that asked for it has gone. */
export class VerificationStopped extends Error {
  override readonly name = 'VerificationStopped';
}

export interface VerificationRun {
  readonly checks: AsyncIterable<CheckResult>;
  /** For a caller that stops reading early; does nothing after the end. */
  readonly stop: () => Promise<void>;
}

/**
 * Begins a verification on a separate connection, without the pool's time limits.
 * @throws VerificationUnderWay: one at a time per database
 */
export async function beginVerification(what: WhatToVerify): Promise<VerificationRun> {
  const client = new pg.Client({
    connectionString: what.url,
    connectionTimeoutMillis: 5_000,
    application_name: 'rigbook verification',
    options: '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  client.on('error', () => {}); // the running query rejects as well
  await client.connect();
  const { rows } = await client.query<{ ours: boolean }>(
    `SELECT pg_try_advisory_lock(hashtextextended('verification', 0)) AS ours`,
  );
  const told = new AbortController();
  const stop = async () => {
    told.abort(new VerificationStopped('The client of this verification has gone.'));
    await client.end();
  };
  if (rows[0]?.ours) return { checks: untilItStops(verifyLog(client, what, told.signal), stop), stop };
  await stop();
  throw new VerificationUnderWay('Another verification of this database is running.');
}

async function* untilItStops(checks: AsyncIterable<CheckResult>, stop: () => Promise<void>) {
  try {
    yield* checks;
  } finally {
    await stop();
  }
}
