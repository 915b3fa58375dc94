import path from 'node:path';
import pg from 'pg';
import { appendOnlyTables, filledByDatabase, migrations } from '../../../migrations/migrations.js';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { migrate } from '../../platform/database/migrate.js';
import { withConnection } from '../../platform/database/with-connection.js';
import { findRunningPostgres, startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.js';
import { migrateQueues } from '../../platform/queue/queue-store.js';
import { say, stopAtTheEnd } from './run-main.js';
import { step } from './step.js';

/** The database of this process; `stop` ends the server if this process started it. */
interface DatabaseServer {
  readonly url: string;
  stop(): Promise<void>;
}

const DATABASE = 'rigbook';
const folderOf = ({ dataFolder }: Configuration) => path.join(dataFolder, 'postgres');
const notOurs = async () => {};

/** The server of DATABASE_URL; otherwise starts the embedded one. */
async function openDatabaseServer(configuration: Configuration): Promise<DatabaseServer> {
  if (configuration.databaseUrl) return { url: configuration.databaseUrl, stop: notOurs };
  const server = await step('Starting Postgres', async () => {
    const started = await startEmbeddedPostgres({ folder: folderOf(configuration) });
    await createDatabase(started.url());
    return started;
  });
  return { url: server.url(DATABASE), stop: () => server.stop() };
}

/** For commands: joins the embedded server of a running application, or starts one until the command ends. */
export async function joinDatabaseServer(configuration: Configuration): Promise<DatabaseServer> {
  const running = configuration.databaseUrl ? undefined : findRunningPostgres(folderOf(configuration));
  return running ? { url: running(DATABASE), stop: notOurs } : openDatabaseServer(configuration);
}

const ALREADY_THERE = '42P04';

async function createDatabase(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount) return;
    await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === ALREADY_THERE)) throw error;
    });
  });
}

/** A configuration with a running database. */
export type ReadyConfiguration = Configuration & { readonly databaseUrl: string };

/** Starts the embedded server unless DATABASE_URL names another, and brings the tables up to date. */
export async function prepareDatabase(
  configuration: Configuration,
  open: (configuration: Configuration) => Promise<DatabaseServer> = openDatabaseServer,
): Promise<ReadyConfiguration> {
  const server = await open(configuration);
  stopAtTheEnd(() => server.stop());
  await step('Migrating the database', async () => {
    await migrate(server.url, { migrations, appendOnlyTables, filledByDatabase, warn: say });
    if (configuration.redisUrl === undefined) await migrateQueues(server.url);
  });
  return { ...configuration, databaseUrl: server.url };
}
