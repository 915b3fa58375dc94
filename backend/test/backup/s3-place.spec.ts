import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { appendOnlyTables, filledByDatabase, migrations } from '../../migrations/migrations.js';
import { BackupProblem } from '../../src/platform/backup/backup-problem.js';
import { findBackup, removeOldBackups } from '../../src/platform/backup/backups-in-place.js';
import { openPlace } from '../../src/platform/backup/places/open-place.js';
import { readText } from '../../src/platform/backup/places/backup-place.js';
import { restoreBackup } from '../../src/platform/backup/restore-backup.js';
import { takeBackup } from '../../src/platform/backup/take-backup.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { newObjectKey } from '../../src/platform/object-storage/object-storage.js';
import { S3Storage } from '../../src/platform/object-storage/s3-storage.js';
import { HeadsFile } from '../../src/platform/seal/heads-file.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { TestClock } from '../support/test-clock.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-s3-backup-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [
    { name: 'backups', configs: [] },
    { name: 'photos', configs: [] },
  ],
});
const key = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let service: typeof key & { endpoint: string };
let app: TestApp;
let empty: TestDatabase;

beforeAll(async () => {
  service = { ...key, endpoint: `http://127.0.0.1:${(await server.run()).port}` };
  app = await startTestApp();
  empty = await openTestDatabase();
});
afterAll(async () => {
  await app.close();
  await empty.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const countEvents = (url: string) =>
  withConnection(url, async (client) => (await client.query('SELECT count(*) FROM event')).rows);

it('a backup in a bucket is found, restored with its photos, and removed when it is old', async () => {
  const photos = new S3Storage({ ...service, bucket: 'photos' });
  const photo = newObjectKey('photos');
  await photos.put(photo, Buffer.from('a photo'), 'image/jpeg');
  const clock = new TestClock();
  const what = {
    url: app.testDatabase.url,
    objects: photos,
    heads: new HeadsFile(path.join(folder, 'no-heads')),
    keys: { 'session-secret': 'a secret', 'seal-key.pem': undefined },
    clock,
  };
  const parent = await openPlace('s3://backups/daily/', service);
  await takeBackup(what, parent);
  clock.advanceMinutes(60);
  const { place } = await takeBackup(what, parent);
  await photos.remove(photo);
  await empty.dataSource.destroy();

  expect((await findBackup(parent)).place.name).toBe(place.name);
  await restoreBackup(parent, {
    url: empty.url,
    plan: { migrations, appendOnlyTables, filledByDatabase, warn: () => {} },
    objects: photos,
    keysFrom: undefined,
    replace: false,
    leftOut: [],
    tell: () => {},
  });
  expect(await countEvents(empty.url)).toEqual(await countEvents(app.testDatabase.url));
  expect(await photos.get(photo)).toEqual(Buffer.from('a photo'));

  clock.advanceMinutes(10 * 24 * 60);
  await removeOldBackups(parent, 3, clock.now());
  expect(await parent.folders()).toEqual([place.name.split('/').at(-1)]);
  photos.close();
});

it('a large file is sent in parts', async () => {
  const place = await openPlace('s3://backups/large', service);
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  await place.write(
    'file',
    (async function* () {
      for (let i = 0; i < 40; i += 1) yield await Promise.resolve(chunk);
    })(),
  );
  expect((await readText(place, 'file'))?.length).toBe(40 * chunk.length);
  expect(await readText(place, 'none')).toBeUndefined();
});

it('a bucket that is missing, or a service that is not set, is told in a sentence', async () => {
  const missing = await openPlace('s3://elsewhere/daily', service);
  await expect(
    missing.write(
      'file',
      (async function* () {
        yield await Promise.resolve(Buffer.from('x'));
      })(),
    ),
  ).rejects.toThrow(/Cannot write to s3:\/\/elsewhere\/daily/);
  await expect(missing.folders()).rejects.toThrow(BackupProblem);
  await expect(openPlace('s3://backups', undefined)).rejects.toThrow(/needs BACKUP_S3_ENDPOINT/);
});
