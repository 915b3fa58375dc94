import { rmSync } from 'node:fs';
import { appendOnlyTables, filledByDatabase, migrations } from '../../migrations/migrations.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { migrateQueues } from '../../src/platform/queue/queue-store.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/embedded-postgres/embedded-postgres.js';

/** The migrated database that test databases are copies of. Nobody may stay connected to it. */
export const TEMPLATE = 'rigbook_template';

/** A fast server in `folder`, which `stop` removes. */
export async function startTestServer(folder: string): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const server = await startEmbeddedPostgres({ folder: `${folder}/postgres`, durable: false });
  await withConnection(server.url(), (client) => client.query(`CREATE DATABASE ${TEMPLATE}`));
  await migrate(server.url(TEMPLATE), { migrations, appendOnlyTables, filledByDatabase, warn: () => {} });
  await migrateQueues(server.url(TEMPLATE));
  return {
    url: (database) => server.url(database),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
