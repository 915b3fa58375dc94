import { chmodSync, mkdtempSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** As many workers as `npm test` has at most; where somebody asks for more, some share a server. */
const MOST_SERVERS = 4;

/**
 * A throw-away server for each worker, with a migrated template that every test file copies (`openTestDatabase`). Sealing and
 * all that follows the log wait for the oldest transaction of their whole server, so one that a test keeps open would hold up
 * whatever runs beside it.
 */
export default async function globalSetup({ maxWorkers }) {
  register('./typescript.mjs', import.meta.url);
  const { startTestServer } = await import('./servers/test-server.ts');
  const servers = (globalThis.rigbookTestServers = []);
  try {
    while (servers.length < Math.min(maxWorkers, MOST_SERVERS)) {
      const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-test-'));
      chmodSync(folder, 0o755); // root's Postgres runs as another user, who has to get in
      servers.push(await startTestServer(folder));
    }
  } catch (error) {
    await Promise.all(servers.map((server) => server.stop()));
    throw error;
  }
  process.env.RIGBOOK_REFUSALS = mkdtempSync(path.join(tmpdir(), 'rigbook-refusals-'));
  process.env.RIGBOOK_TEST_SERVERS = JSON.stringify(servers.map(({ superuser, login }) => ({ superuser, login })));
}
