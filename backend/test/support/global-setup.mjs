import { mkdtempSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One throw-away server per run, with a migrated template that every test file copies (`openTestDatabase`). */
export default async function globalSetup() {
  register('./typescript.mjs', import.meta.url);
  const { startTestServer } = await import('./test-server.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-test-'));
  globalThis.rigbookTestServer = await startTestServer(folder);
  process.env.RIGBOOK_TEST_SERVER = globalThis.rigbookTestServer.url('postgres');
}
