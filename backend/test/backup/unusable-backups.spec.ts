import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appendOnlyTables, filledByDatabase, migrations } from '../../migrations/migrations.js';
import { BackupProblem } from '../../src/platform/backup/backup-problem.js';
import { backupName } from '../../src/platform/backup/backups-in-place.js';
import { writeKeys } from '../../src/platform/backup/keys.js';
import { MANIFEST, manifestText, parseManifest } from '../../src/platform/backup/manifest.js';
import { FolderPlace } from '../../src/platform/backup/places/folder-place.js';
import { restoreBackup } from '../../src/platform/backup/restore-backup.js';
import { takeBackup, type WhatToBackUp } from '../../src/platform/backup/take-backup.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { FolderStorage } from '../../src/platform/object-storage/folder-storage.js';
import {
  newObjectKey,
  type ObjectStorage,
  ObjectStorageUnavailable,
} from '../../src/platform/object-storage/object-storage.js';
import { HeadsFile } from '../../src/platform/seal/heads-file.js';
import { SystemClock } from '../../src/platform/time/clock.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-unusable-'));
const inFolder = (name: string) => path.join(folder, name);
const plan = { migrations, appendOnlyTables, filledByDatabase, warn: () => {} };
const photo = newObjectKey('photos');

let source: TestDatabase;
let what: WhatToBackUp;

const ask = (url: string, text: string) => withConnection(url, async (client) => (await client.query(text)).rows);
interface Restoring {
  readonly from: string;
  readonly keysFrom?: string | undefined;
  readonly objects?: ObjectStorage;
}
const restoring = (url: string, { from, keysFrom, objects: given }: Restoring) => {
  const objects = given ?? new FolderStorage(inFolder('restored-objects'));
  return restoreBackup(new FolderPlace(from), {
    url,
    plan,
    objects,
    keysFrom,
    replace: false,
    leftOut: [],
    tell: () => {},
  });
};

beforeAll(async () => {
  source = await openTestDatabase();
  const objects = new FolderStorage(inFolder('objects'));
  await objects.put(photo, Buffer.from('a photo'));
  const keys = { 'session-secret': 'a secret of the tests that is long enough', 'seal-key.pem': undefined };
  what = { url: source.url, objects, heads: new HeadsFile(inFolder('heads')), keys, clock: new SystemClock() };
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A restore into an empty database, which stays empty. */
async function refusedFrom(from: string, sentence: RegExp, more: Omit<Restoring, 'from'> = {}): Promise<void> {
  const empty = `${new URL(source.url).pathname.slice(1)}_empty`;
  await ask(source.url, `CREATE DATABASE ${empty}`);
  const url = new URL(empty, source.url).href;
  await expect(restoring(url, { from: from, ...more })).rejects.toThrow(sentence);
  await expect(restoring(url, { from: from, ...more })).rejects.toThrow(BackupProblem);
  expect(await ask(url, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
  await ask(source.url, `DROP DATABASE ${empty}`);
}

describe('a backup that cannot be used', () => {
  let place: FolderPlace;
  const file = (name: string) => path.join(place.name, name);
  beforeEach(async () => {
    rmSync(inFolder('bad'), { recursive: true, force: true });
    const taken = await takeBackup(what, new FolderPlace(inFolder('bad')));
    place = taken.place as FolderPlace;
  });
  const refused = (sentence: RegExp, more: Omit<Restoring, 'from'> = {}) => refusedFrom(place.name, sentence, more);

  it('says which file was changed', async () => {
    const bytes = readFileSync(file('database/organisation_settings.copy.gz'));
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    writeFileSync(file('database/organisation_settings.copy.gz'), bytes);
    await refused(/is damaged: database\/organisation_settings\.copy\.gz was changed\. Nothing was changed/);
  });

  it('says which file ends early', async () => {
    truncateSync(file('database/organisation_settings.copy.gz'), 30);
    await refused(/database\/organisation_settings\.copy\.gz ends after 30 of \d+ bytes/);
  });

  it('says which file is missing, a photo too', async () => {
    rmSync(file(`objects/${photo}`));
    await refused(/is incomplete: objects\/photos\/[0-9a-f]{48} is missing/);
    rmSync(file('database/responder.copy.gz'));
    await refused(/is incomplete: database\/responder\.copy\.gz is missing/);
  });

  it('is incomplete without its manifest, which is written last', async () => {
    rmSync(file(MANIFEST));
    await refused(/holds no complete backup/);
  });

  it('has a manifest that was changed, of another format, or of a newer version', async () => {
    const text = readFileSync(file(MANIFEST), 'utf8');
    const { sha256: _, ...manifest } = { ...parseManifest(text, ''), sha256: '' };
    writeFileSync(file(MANIFEST), text.replace('"objects": 1', '"objects": 2'));
    await refused(/manifest\.json was changed/);
    writeFileSync(file(MANIFEST), manifestText({ ...manifest, format: 'rigbook-backup-9' as never }));
    await refused(/has the format rigbook-backup-9.*restore with the version that made it/);
    writeFileSync(file(MANIFEST), manifestText({ ...manifest, migrations: ['Later1999'] }));
    await refused(/made by a newer Rigbook/);
  });

  it('comes with other keys, or with none where they should be', async () => {
    await writeKeys(
      inFolder('other-keys'),
      { ...what.keys, 'session-secret': 'another secret that is long enough, too' },
      '',
    );
    await refused(/The keys in .*other-keys are not those of this backup/, { keysFrom: inFolder('other-keys') });
    await refused(/Cannot read the keys in .*nowhere/, { keysFrom: inFolder('nowhere') });
  });
});

describe('a restore that fails', () => {
  it('says that the disk is full while photos are written, and leaves the database as it was', async () => {
    const { place } = await takeBackup(what, new FolderPlace(inFolder('good')));
    const full = new (class extends FolderStorage {
      override put(_key: string, bytes: Buffer): Promise<void> {
        return writeFile('/dev/full', bytes).catch((error: unknown) => {
          throw new ObjectStorageUnavailable(error);
        });
      }
    })(inFolder('full-objects'));
    await refusedFrom(
      place.name,
      /^Cannot write the photos: .*ENOSPC: no space left on device, write\. The database is as it was\./,
      { objects: full },
    );
  });
});

describe('a backup that fails', () => {
  it('says why, and leaves nothing that looks like one', async () => {
    writeFileSync(inFolder('no-folder'), '');
    await expect(takeBackup(what, new FolderPlace(inFolder('no-folder')))).rejects.toThrow(
      /Cannot write to .*no-folder/,
    );
    const broken = { ...what, url: what.url.replace(/\/[^/]*$/, '/no_such_database') };
    await expect(takeBackup(broken, new FolderPlace(inFolder('half')))).rejects.toThrow();
    expect(existsSync(inFolder('half')) ? readdirSync(inFolder('half')) : []).toEqual([]);
  });

  it('says that the disk is full, in the middle of a large table, and removes what was written', async () => {
    await ask(source.url, `CREATE TABLE a_large_one AS SELECT md5(i::text) FROM generate_series(1, 300000) i`);
    const takenAt = what.clock.now();
    const database = path.join(inFolder('full'), backupName(takenAt), 'database');
    mkdirSync(database, { recursive: true });
    symlinkSync('/dev/full', path.join(database, 'a_large_one.copy.gz')); // every write to it fails like that
    const taking = takeBackup({ ...what, clock: { now: () => takenAt } }, new FolderPlace(inFolder('full')));
    await expect(taking).rejects.toThrow(BackupProblem);
    await expect(taking).rejects.toThrow(/^Cannot write to .*full.*ENOSPC: no space left on device/);
    expect(readdirSync(inFolder('full'))).toEqual([]);
    await ask(source.url, 'DROP TABLE a_large_one');
  });

  it('ends at once when its process stops, in the middle of a table too', async () => {
    for (const name of ['objects/', 'database/event']) {
      const stop = new AbortController();
      const place = new (class extends FolderPlace {
        override folder(inside: string) {
          const folderOfBackup = new FolderPlace(path.join(this.name, inside));
          const write = folderOfBackup.write.bind(folderOfBackup);
          folderOfBackup.write = (file, bytes) => {
            if (file.startsWith(name)) stop.abort();
            return write(file, bytes);
          };
          return folderOfBackup;
        }
      })(inFolder('stopped'));
      await what.objects.put(newObjectKey('photos'), Buffer.from('another photo'), 'image/jpeg');
      await expect(takeBackup({ ...what, signal: stop.signal }, place)).rejects.toThrow();
      expect(readdirSync(inFolder('stopped'))).toEqual([]);
    }
  });

  it('waits for no replay and no other backup', async () => {
    await withConnection(what.url, async (client) => {
      await client.query(`SELECT pg_advisory_lock(hashtextextended('replay', 0))`);
      await expect(takeBackup(what, new FolderPlace(inFolder('later')))).rejects.toThrow(/npm run replay is running/);
      await client.query(`SELECT pg_advisory_lock(hashtextextended('backup', 0))`);
      await expect(takeBackup(what, new FolderPlace(inFolder('later')))).rejects.toThrow(/Another backup/);
    });
  });
});
