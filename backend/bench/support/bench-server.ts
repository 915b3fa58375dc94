import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { appendOnlyTables, filledByDatabase, migrations } from '../../migrations/migrations.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';

/** A throw-away server with the durable settings of `npm start`. */
export interface BenchServer {
  /** the compiled backend that is measured */
  readonly dist: string;
  /** any database, for questions about the server */
  readonly url: string;
  superuserUrl(database: string): string;
  /** An empty database with the tables of this checkout, which earlier ones can use too; answers its connection string. */
  createDatabase(name: string): Promise<string>;
  version(): Promise<string>;
  stop(): Promise<void>;
}

/** `settings`: further ones of postgresql.conf. */
export async function startBenchServer(
  dist: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-bench-'));
  const server = await startEmbeddedPostgres({ folder, settings });
  return {
    dist,
    url: server.superuserUrl(),
    superuserUrl: (database) => server.superuserUrl(database),
    async createDatabase(name) {
      const url = await server.openDatabase(name);
      await withConnection(server.superuserUrl(name), forBenchmarks);
      await migrate(url, { migrations, appendOnlyTables, filledByDatabase, warn: () => {} });
      return url;
    },
    version: () =>
      withConnection(server.superuserUrl(), async (client) => {
        const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
        return rows[0]?.server_version ?? '';
      }),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What benchmarks do and the application does not: write pages to the disk, and read all statistics. */
export async function forBenchmarks(superuser: pg.Client): Promise<void> {
  await superuser.query('GRANT pg_checkpoint, pg_read_all_stats TO rigbook');
}
