import pg from 'pg';
import { typeParsers } from '../../database/type-parsers.js';
import { SHADOW } from './shadow-schema.js';

/** Connections of a rebuild, outside the pool: no timeouts, with the rights of the tables' owner. */
export interface RebuildConnections {
  /** reads the log */
  readonly reader: pg.Client;
  /** writes the shadow tables and sees no others, so that a statement on a table of another projection fails */
  readonly writer: pg.Client;
  /** changes tables */
  readonly owner: pg.Client;
}

/** Only one rebuild or comparison at a time per database. */
export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay';
}

/** Opens the connections and makes an empty shadow schema; at the end removes it and closes them. */
export async function withRebuildConnections<T>(
  url: string,
  work: (connections: RebuildConnections) => Promise<T>,
): Promise<T> {
  const [reader, writer, owner] = await Promise.all([connect(url), connect(url), connect(url)]);
  try {
    await takeTurn(owner);
    return await inShadowSchema({ reader, writer, owner }, work);
  } finally {
    await Promise.allSettled([reader.end(), writer.end(), owner.end()]);
  }
}

async function inShadowSchema<T>(
  connections: RebuildConnections,
  work: (connections: RebuildConnections) => Promise<T>,
): Promise<T> {
  const { writer, owner } = connections;
  await owner.query(`DROP SCHEMA IF EXISTS ${SHADOW} CASCADE`); // left by a killed rebuild
  await owner.query(`CREATE SCHEMA ${SHADOW}`);
  try {
    await owner.query(`SET search_path = ${SHADOW}, public`);
    await writer.query(`SET search_path = ${SHADOW}`);
    // plans made while the tables are small are still used when they are large, so they must use indexes
    await writer.query(`SET plan_cache_mode = force_generic_plan`);
    await writer.query(`SET enable_seqscan = off`);
    await writer.query(`SET synchronous_commit = off`);
    return await work(connections);
  } finally {
    await writer.query('ROLLBACK').catch(() => {});
    await owner.query('ROLLBACK').catch(() => {});
    await owner.query(`DROP SCHEMA IF EXISTS ${SHADOW} CASCADE`).catch(() => {});
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    pipeline: true,
    types: typeParsers,
    application_name: 'rigbook replay',
    options: '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  client.on('error', () => {}); // the running query rejects as well
  await client.connect();
  return client;
}

async function takeTurn(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ ours: boolean }>(
    `SELECT pg_try_advisory_lock(hashtextextended('replay', 0)) AS ours`,
  );
  if (!rows[0]?.ours) throw new RebuildUnderWay('Another replay of this database is running.');
}
