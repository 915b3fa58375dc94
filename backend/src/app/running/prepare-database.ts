import path from 'node:path';
import { appendOnlyTables, filledByDatabase, migrations } from '../../../migrations/migrations.js';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { migrate } from '../../platform/database/migrate.js';
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
  return step('Starting Postgres', async () => {
    const started = await startEmbeddedPostgres({ folder: folderOf(configuration) });
    return { url: await started.openDatabase(DATABASE), stop: () => started.stop() };
  });
}

/** For commands: joins the embedded server of a running application, or starts one until the command ends. */
export async function joinDatabaseServer(configuration: Configuration): Promise<DatabaseServer> {
  const running = configuration.databaseUrl ? undefined : findRunningPostgres(folderOf(configuration));
  return running ? { url: await running.openDatabase(DATABASE), stop: notOurs } : openDatabaseServer(configuration);
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
