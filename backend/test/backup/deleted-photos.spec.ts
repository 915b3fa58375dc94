import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appendOnlyTables, filledByDatabase, migrations } from '../../migrations/migrations.js';
import { DeletePhotos } from '../../src/licences/delete-photos/delete-photos.js';
import { SweepPhotos } from '../../src/licences/sweep-photos/sweep-photos.js';
import { writeKeys } from '../../src/platform/backup/keys.js';
import { FolderPlace } from '../../src/platform/backup/places/folder-place.js';
import { restoreBackup } from '../../src/platform/backup/restore-backup.js';
import { takeBackup } from '../../src/platform/backup/take-backup.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { FolderStorage } from '../../src/platform/object-storage/folder-storage.js';
import { SealHeads } from '../../src/platform/seal/seal-heads.js';
import { SystemClock } from '../../src/platform/time/clock.js';
import { licencesOf } from '../licences/support/licences-of.js';
import { type Person, SESSION_SECRET, startTestApp, type TestApp } from '../support/app.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-deleted-'));
const inFolder = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const photosIn = (dataFolder: string): number => readdirSync(path.join(dataFolder, 'objects', 'photos')).length;
async function deleteDue({ nest }: TestApp): Promise<void> {
  await nest.get(DeletePhotos, { strict: false }).takeTurn();
  await nest.get(SweepPhotos, { strict: false }).takeTurn();
}

it('photos that a backup brings back after their time are deleted again, with an event in the restored log', async () => {
  const app = await startTestApp();
  const admin: Person = await app.signInAdmin();
  const { newcomer, handIn, review } = licencesOf(
    () => app,
    () => admin,
  );
  const someone = await newcomer();
  const { id } = await handIn(someone);
  await review(id, { status: 'approved' }).expect(200);
  const heads = app.nest.get(SealHeads);
  await heads.write();
  const keys = {
    'session-secret': SESSION_SECRET,
    'seal-key.pem': readFileSync(path.join(app.dataFolder, 'seal-key.pem'), 'utf8'),
  };
  const objects = new FolderStorage(path.join(app.dataFolder, 'objects'));
  const what = { url: app.testDatabase.url, objects, heads: heads.file, keys, clock: new SystemClock() };
  await takeBackup(what, new FolderPlace(inFolder('backups')));
  app.clock.advanceMinutes(91 * 24 * 60);
  await deleteDue(app);
  expect(photosIn(app.dataFolder)).toBe(0);

  const fresh = await startEmbeddedPostgres({ folder: inFolder('fresh'), durable: false });
  await withConnection(fresh.superuserUrl(), (client) => client.query('CREATE DATABASE whole'));
  const url = fresh.superuserUrl('whole');
  await restoreBackup(new FolderPlace(inFolder('backups')), {
    url,
    plan: { migrations, appendOnlyTables, filledByDatabase, warn: () => {} },
    objects: new FolderStorage(inFolder('data/objects')),
    keysFrom: undefined,
    replace: false,
    leftOut: [],
    tell: () => {},
  });
  await writeKeys(inFolder('data'), keys, '');
  expect(photosIn(inFolder('data'))).toBe(2);
  const restored = await startTestApp({
    shareDatabaseOf: { testDatabase: { ...app.testDatabase, url }, clock: app.clock, dataFolder: inFolder('data') },
  });
  await deleteDue(restored);
  expect(photosIn(inFolder('data'))).toBe(0);
  const { rows } = await withConnection(url, (client) =>
    client.query(
      `SELECT data ->> 'frontSha256' AS hash FROM event WHERE stream = $1 AND type = 'LicencePhotosDeleted'`,
      [id],
    ),
  );
  expect(rows).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  await restored.close();
  await fresh.stop();
  await app.close();
});
