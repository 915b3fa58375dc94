import { rmSync } from 'node:fs';
import { appendOnlyTables, filledByDatabase, migrations } from '../../../migrations/migrations.js';
import { migrate } from '../../../src/platform/database/migrate.js';
import { migrateQueues } from '../../../src/platform/queue/queue-store.js';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';

/** The migrated database that test databases are copies of. Nobody may stay connected to it. */
export const TEMPLATE = 'rigbook_template';

/** Connection strings of one server, each to any of its databases. */
export interface TestServerAddresses {
  readonly superuser: string;
  /** as the application enters it */
  readonly login: string;
}

export interface TestServer extends TestServerAddresses {
  stop(): Promise<void>;
}

/** A fast server in `folder`, which `stop` removes. */
export async function startTestServer(folder: string): Promise<TestServer> {
  const server = await startEmbeddedPostgres({ folder: `${folder}/postgres`, durable: false });
  const template = await server.openDatabase(TEMPLATE);
  await migrate(template, { migrations, appendOnlyTables, filledByDatabase, warn: () => {} });
  await migrateQueues(template);
  return {
    superuser: server.superuserUrl(),
    login: template,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
