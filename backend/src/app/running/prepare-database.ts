import { appendOnlyTables, filledByDatabase, migrations } from '../../../migrations/migrations.js';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { migrate } from '../../platform/database/migrate.js';
import { migrateQueues } from '../../platform/queue/queue-store.js';
import { type DatabaseServer, openDatabaseServer } from './database-server.js';
import { say } from './progress.js';
import { stopAtTheEnd } from './stopping.js';

/** A configuration whose database is known and runs. */
export type ReadyConfiguration = Configuration & { readonly databaseUrl: string };

/** Starts the embedded server unless DATABASE_URL names another, and brings the tables up to date. */
export async function prepareDatabase(
  configuration: Configuration,
  open: (configuration: Configuration) => Promise<DatabaseServer> = openDatabaseServer,
): Promise<ReadyConfiguration> {
  const server = await open(configuration);
  stopAtTheEnd(() => server.stop());
  say('Migrating the database');
  await migrate(server.url, { migrations, appendOnlyTables, filledByDatabase, warn: say });
  if (configuration.redisUrl === undefined) await migrateQueues(server.url);
  return { ...configuration, databaseUrl: server.url };
}
