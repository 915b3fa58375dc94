import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { migrations } from '../../migrations/migrations.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { HeadsFile } from '../../src/platform/seal/heads-file.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { mondayEvening, vehicleId } from '../support/shift.js';

const built = path.resolve(import.meta.dirname, '../../dist/server');
const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-commands-'));
const inFolder = (name: string) => path.join(folder, name);

/** The programs of the last build. */
type Command = 'backup' | 'restore';

const run = (command: Command, url: string, data: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const environment = { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: data };
    execFile(process.execPath, [path.join(built, `${command}.js`), ...args], { env: environment }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });

const ask = async <Row extends object>(url: string, text: string) =>
  withConnection(url, async (client) => (await client.query<Row>(text)).rows);
const everyEvent = (url: string) => ask(url, 'SELECT * FROM event ORDER BY transaction, position');
/** The programs have the time of day: to them, an event of the tests without a seal, or without a head, has waited too long. */
const everythingSealed = ({ testDatabase, dataFolder }: TestApp) =>
  eventually(async () => {
    const head = await new HeadsFile(path.join(dataFolder, 'seal-heads.jsonl')).newest();
    expect(Number(head?.number)).toBe((await everyEvent(testDatabase.url)).length);
  });
const migrationsOf = async (url: string) => (await ask(url, 'SELECT name FROM migration ORDER BY id')).length;

let app: TestApp;
let restoredUrl: string;

beforeAll(async () => {
  if (!existsSync(built)) throw new Error('The backend is not built: run npm run build first.');
  app = await startTestApp();
  restoredUrl = `${app.testDatabase.url}_restored_here`;
  await ask(app.testDatabase.url, `CREATE DATABASE ${path.basename(restoredUrl)}`);
});
afterAll(async () => {
  await ask(app.testDatabase.url, `DROP DATABASE ${path.basename(restoredUrl)}`);
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a restored backup has everything but the sessions, so that one that ended later does not open again', async () => {
  const dana = await app.signIn('101');
  await dana
    .post('/api/bookings')
    .send({ ...mondayEvening, vehicleId: await vehicleId(app, 'ALS1') })
    .expect(201);
  const [cookie = ''] = (
    await app.visitor().post('/api/auth/login').send({ unitNumber: '102', phoneLastFour: '0102' })
  ).get('Set-Cookie')!;
  await everythingSealed(app);
  const taken = await run(
    'backup',
    app.testDatabase.url,
    app.dataFolder,
    '--to',
    inFolder('backups'),
    '--keys-to',
    inFolder('keys'),
  );
  expect(taken).toMatchObject({ code: 0, said: expect.stringMatching(/Complete: .*rigbook-.* rows, 0 photos\)/) });

  const restored = await run(
    'restore',
    restoredUrl,
    inFolder('data'),
    '--from',
    inFolder('backups'),
    '--keys-from',
    inFolder('keys'),
  );
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Everyone signs in again.') });
  expect(await everyEvent(restoredUrl)).toEqual(await everyEvent(app.testDatabase.url));
  const testDatabase = { ...app.testDatabase, url: restoredUrl };
  const again = await startTestApp({
    shareDatabaseOf: { ...app, testDatabase, dataFolder: inFolder('data') },
    worker: false,
  });
  try {
    await app.visitor().get('/api/auth/user').set('Cookie', cookie).expect(200);
    await again.visitor().get('/api/auth/user').set('Cookie', cookie).expect(401);
    await again.signIn('102');
  } finally {
    await again.close();
  }
});

it('a database of the previous version is backed up as it is, and migrated when it is restored', async () => {
  const dataSource = await new DataSource({
    type: 'postgres',
    url: restoredUrl,
    migrations: [...migrations],
    migrationsTableName: 'migration',
  }).initialize();
  await dataSource.undoLastMigration({ transaction: 'none' }); // as an index is dropped concurrently
  await dataSource.destroy();
  expect(await migrationsOf(restoredUrl)).toBe(migrations.length - 1);
  const earlier = ['--to', inFolder('earlier')];
  expect(await run('backup', restoredUrl, inFolder('data'), ...earlier)).toMatchObject({ code: 0 });
  expect(await migrationsOf(restoredUrl)).toBe(migrations.length - 1);

  const events = await everyEvent(restoredUrl);
  const restoring = ['--from', inFolder('earlier')];
  const refused = await run('restore', restoredUrl, inFolder('data'), ...restoring);
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('The database is not empty. Add --replace') });
  const replaced = await run('restore', restoredUrl, inFolder('data'), ...restoring, '--replace');
  expect(replaced).toMatchObject({ code: 0, said: expect.stringContaining('Restored to ') });
  expect(await migrationsOf(restoredUrl)).toBe(migrations.length);
  expect(await everyEvent(restoredUrl)).toEqual(events);
});

it('wrong options are answered by the usage, and keys are not written into the backup', async () => {
  const { url } = app.testDatabase;
  expect(await run('backup', url, inFolder('data'))).toEqual({
    code: 1,
    said: expect.stringMatching(/^Usage: npm run backup/),
  });
  expect(await run('restore', url, inFolder('data'), '--form', 'x')).toEqual({
    code: 1,
    said: expect.stringContaining('Usage: npm run restore'),
  });
  const inside = ['--to', inFolder('backups'), '--keys-to', inFolder('backups/keys')];
  expect(await run('backup', url, inFolder('data'), ...inside)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/must not be inside/),
  });
  expect(readdirSync(inFolder('backups'))).toHaveLength(1);
});
