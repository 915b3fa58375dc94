import { chmodSync, mkdtempSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One throw-away server per run, with a migrated template that every test file copies (`openTestDatabase`). */
export default async function globalSetup() {
  register('./typescript.mjs', import.meta.url);
  const { startTestServer } = await import('./test-server.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-test-'));
  chmodSync(folder, 0o755); // root's Postgres runs as another user, who has to get in
  globalThis.rigbookTestServer = await startTestServer(folder);
  process.env.RIGBOOK_TEST_SERVER = globalThis.rigbookTestServer.url('postgres');
}
