import { createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../../verifier/src/command-line/run.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { OwnSealKey } from '../../src/platform/seal/seal-key.js';
import { SealHeads } from '../../src/platform/seal/seal-heads.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { eventually } from '../event-store/support/eventually.js';

let app: TestApp;
let auditor: Person;
beforeAll(async () => {
  app = await startTestApp();
  auditor = await app.signInAuditor();
  await eventually(async () => expect(await app.nest.get(SealHeads).write()).toBeDefined());
});
afterAll(() => app.close());

const bytesAt = async (address: string) => (await auditor.get(address).responseType('blob').expect(200)).body as Buffer;

it('an export of the log is confirmed by the verifier that knows nothing of the server', async () => {
  const { body, headers } = await auditor.get('/api/audit/log-export').responseType('blob').expect(200);
  expect(headers['content-disposition']).toBe('attachment; filename="rigbook-log-2026-11-23.zip"');
  const archive = path.join(app.dataFolder, 'export.zip');
  const [key, heads] = ['public-key.pem', 'heads.jsonl'].map((name) => path.join(app.dataFolder, name)) as [
    string,
    string,
  ];
  writeFileSync(archive, body as Buffer);
  writeFileSync(key, await bytesAt('/api/audit/seal/public-key'));
  writeFileSync(heads, await bytesAt('/api/audit/seal/heads'));
  const [out, errors] = [new PassThrough(), new PassThrough()];
  const code = await run([archive, '--public-key', key, '--heads', heads], out, errors);
  out.end();
  errors.end();
  expect([code, await text(errors)]).toEqual([0, '']);
  expect(await text(out)).toMatch(/events are in canonical form/);
});

it('an export that the database breaks off is no whole one, and disturbs nobody else', async () => {
  await withConnection(app.testDatabase.url, async (owner) => {
    await owner.query('ALTER TABLE event RENAME TO event_elsewhere');
    try {
      await expect(auditor.get('/api/audit/log-export').responseType('blob')).rejects.toThrow('aborted');
    } finally {
      await owner.query('ALTER TABLE event_elsewhere RENAME TO event');
    }
  });
  await auditor.get('/api/audit/log-export').responseType('blob').expect(200);
});

it('the public key is the one that signs', async () => {
  const der = createPublicKey(await bytesAt('/api/audit/seal/public-key')).export({ type: 'spki', format: 'der' });
  const own = app.nest.get(OwnSealKey).key.publicKey.export({ type: 'spki', format: 'der' });
  expect(der).toEqual(own);
});

it('what a worker keeps elsewhere is not made up', async () => {
  const other = await startTestApp({
    shareDatabaseOf: app,
    worker: false,
    environment: { DATA_DIR: path.join(app.dataFolder, 'elsewhere') },
  });
  const reader = await other.signInAuditor();
  await reader.get('/api/audit/seal/public-key').expect(404);
  expect((await reader.get('/api/audit/seal/heads').buffer(true).expect(200)).text).toBe('');
  await other.close();
});
