import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Database } from '../../src/platform/database/database.js';
import { type Entities, openDataSource } from '../../src/platform/database/open-data-source.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { TEMPLATE, type TestServerAddresses } from './servers/test-server.js';

export interface TestDatabase {
  /** connection string of an ordinary login that owns the database; the application enters with it and takes on its own role */
  readonly url: string;
  /** for what only the superuser may do: switch off the checks of foreign keys, look into other logins' sessions */
  readonly superuserUrl: string;
  /** as the application sees it, with the application's rights */
  readonly dataSource: DataSource;
  readonly database: Database;
  /** Closes the connections above and drops the database, whoever else is still connected. */
  close(): Promise<void>;
}

/** A migrated, empty database that belongs to the test file that asks for it. Close it in `afterAll`. */
export async function openTestDatabase(entities: Entities = []): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // copied as files: block by block, which is how Postgres does it unasked, takes twice as long
  const { superuser, login } = server();
  const copy = `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY OWNER ${new URL(login).username}`;
  await onServer(copy);
  const url = within(login, name);
  const dataSource = await openDataSource({ url, entities });
  return {
    url,
    superuserUrl: within(superuser, name),
    dataSource,
    database: new Database(dataSource),
    async close() {
      if (dataSource.isInitialized) await dataSource.destroy();
      await lastToLeave(name);
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** A backend that does not end blocks both; then the error names the statement. */
const onServer = (statement: string) =>
  withConnection(server().superuser, async (client) => {
    await client.query(`SET statement_timeout = '120s'`);
    await client.query(statement);
  });

const LOOKS = 20;

/**
 * Waits half a second for connections that are closing: one that is cut off meanwhile says so to a pool that listens no longer, and that
 * ends the specs of its worker. What a spec leaves open is cut off.
 */
const lastToLeave = (name: string) =>
  withConnection(server().superuser, async (client) => {
    for (let look = 0; look < LOOKS; look += 1) {
      const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name]);
      if (rowCount === 0) return;
      await setTimeout(25);
    }
  });

/** The server of the worker that runs this file. */
function server(): TestServerAddresses {
  const servers = JSON.parse(process.env['RIGBOOK_TEST_SERVERS'] ?? '[]') as readonly TestServerAddresses[];
  const own = servers[(Number(process.env['JEST_WORKER_ID']) - 1) % servers.length];
  if (!own) throw new Error('No test server: run this file through the "api" project of backend/jest.config.mjs.');
  return own;
}

function within(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
