import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appendOnlyTables, filledByDatabase, migrations } from '../../migrations/migrations.js';
import { wiring } from '../../src/app/app.module.js';
import { restoreBesides } from '../../src/app/running/restore-besides.js';
import { beginVerification } from '../../src/audit/verification/verification-run.js';
import { writeKeys } from '../../src/platform/backup/keys.js';
import { FolderPlace } from '../../src/platform/backup/places/folder-place.js';
import { restoreBackup, restoreHeads } from '../../src/platform/backup/restore-backup.js';
import { takeBackup, type WhatToBackUp } from '../../src/platform/backup/take-backup.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { readConfiguration } from '../../src/platform/configuration/read-configuration.js';
import { FolderStorage } from '../../src/platform/object-storage/folder-storage.js';
import { newObjectKey } from '../../src/platform/object-storage/object-storage.js';
import type { Head } from '../../src/platform/seal/head.js';
import { HeadsFile } from '../../src/platform/seal/heads-file.js';
import { OwnSealKey } from '../../src/platform/seal/seal-key.js';
import { SealHeads } from '../../src/platform/seal/seal-heads.js';
import { SystemClock } from '../../src/platform/time/clock.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

const SECRET = 'a secret of the tests that is long enough';
const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-backup-'));
const inFolder = (name: string) => path.join(folder, name);
const plan = { migrations, appendOnlyTables, filledByDatabase, warn: () => {} };
const photo = newObjectKey('photos');

let app: TestApp;
let fresh: EmbeddedPostgres;
let what: WhatToBackUp;
let head: Head | undefined;

const ask = async <Row extends object>(url: string, text: string) =>
  withConnection(url, async (client) => (await client.query<Row>(text)).rows);
const everyEvent = (url: string) => ask(url, 'SELECT * FROM event ORDER BY transaction, position');
/** Waits until followers have written what they make of the log: nothing changes afterwards. */
const everythingFollowed = (url: string) =>
  eventually(async () => {
    const behind = `SELECT name FROM subscription_checkpoint c WHERE EXISTS (
                      SELECT FROM event e WHERE (e.transaction, e.position) > (c.transaction, c.position))`;
    expect(await ask(url, behind)).toEqual([]);
  });
const emptyDatabase = async (name: string) => {
  await ask(fresh.superuserUrl(), `CREATE DATABASE ${name}`);
  return fresh.superuserUrl(name);
};
const restoring = (url: string, more: { from?: string; replace?: boolean; keysFrom?: string } = {}) =>
  restoreBackup(new FolderPlace(more.from ?? inFolder('backups')), {
    url,
    plan,
    objects: new FolderStorage(inFolder('restored-objects')),
    keysFrom: more.keysFrom,
    replace: more.replace ?? false,
    leftOut: [],
    tell: () => {},
  });

async function verified(url: string, headsFile: string) {
  const found: string[] = [];
  const heads = new HeadsFile(headsFile);
  const key = app.nest.get(OwnSealKey).key;
  const { checks } = await beginVerification({ url, wiring, heads, key, clock: app.clock });
  for await (const { check, outcome, fault } of checks) found.push(`${check} ${outcome} ${fault?.code ?? ''}`.trim());
  return found;
}
const allPassed = ['append-only', 'chain', 'heads', 'documents', 'views'].map((check) => `${check} passed`);

beforeAll(async () => {
  app = await startTestApp();
  const objects = new FolderStorage(path.join(app.dataFolder, 'objects'));
  await objects.put(photo, Buffer.from('a photo'));
  const [dana, admin] = [await app.signIn('101'), await app.signInAdmin()];
  const first = shift(app, dana, admin);
  await first.checkOut(await first.active());
  await everythingFollowed(app.testDatabase.url);
  const heads = app.nest.get(SealHeads);
  await heads.write();
  const keys = {
    'session-secret': SECRET,
    'seal-key.pem': readFileSync(path.join(app.dataFolder, 'seal-key.pem'), 'utf8'),
  };
  what = { url: app.testDatabase.url, objects, heads: heads.file, keys, clock: new SystemClock() };
  // a counter far beyond that of a server that was just made
  await ask(what.url, `DO $$ BEGIN FOR i IN 1..20000 LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$`);
  await shift(app, await app.signIn('102'), admin).signed('BLS1', { startTime: '2026-11-24T16:00:00.000Z' });
  await everythingFollowed(what.url);
  head = await heads.write();
  await takeBackup(what, new FolderPlace(inFolder('backups')));
  await writeKeys(inFolder('keys'), keys, '');
  fresh = await startEmbeddedPostgres({ folder: inFolder('fresh'), durable: false });
});
afterAll(async () => {
  await fresh.stop();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup, restored into a server that was just made', () => {
  let url: string;
  beforeAll(async () => {
    url = await emptyDatabase('whole');
    const { place } = await restoring(url, { keysFrom: inFolder('keys') });
    await restoreHeads(place, inFolder('data/seal-heads.jsonl'));
  });

  it('has every row of every table', async () => {
    expect(await everyEvent(url)).toEqual(await everyEvent(what.url));
    const tables = await ask<{ name: string }>(
      url,
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'subscription_checkpoint'`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const rows = `SELECT t::text AS row FROM ${name} t ORDER BY 1`;
      if (name !== 'migration') expect([name, await ask(url, rows)]).toEqual([name, await ask(what.url, rows)]);
    }
  });

  it('has the objects', async () => {
    expect(await new FolderStorage(inFolder('restored-objects')).get(photo)).toEqual(Buffer.from('a photo'));
  });

  it('is verified with the same head, and every view equals its replay', async () => {
    expect(await new HeadsFile(inFolder('data/seal-heads.jsonl')).newest()).toEqual(head);
    expect(await verified(url, inFolder('data/seal-heads.jsonl'))).toEqual(allPassed);
  });

  it('is followed, sealed and replayed in the right order when people book on', async () => {
    await writeKeys(inFolder('data'), what.keys, '');
    const testDatabase = { ...app.testDatabase, url };
    const restored = await startTestApp({
      shareDatabaseOf: { testDatabase, clock: app.clock, dataFolder: inFolder('data') },
    });
    try {
      const [dana, admin] = [await restored.signIn('101'), await restored.signInAdmin()];
      await shift(restored, dana, admin).signed('BLS2', { startTime: '2026-11-25T16:00:00.000Z' });
      const before = (await everyEvent(what.url)).length;
      await eventually(async () => {
        const events = await everyEvent(url);
        expect(events.length).toBeGreaterThan(before);
        expect((await ask(url, 'SELECT FROM seal')).length).toBe(events.length);
      });
      expect((await everyEvent(url)).slice(0, before)).toEqual(await everyEvent(what.url));
      await restored.nest.get(SealHeads).write();
      expect(await verified(url, inFolder('data/seal-heads.jsonl'))).toEqual(allPassed);
    } finally {
      await restored.close();
    }
  });

  it('is replaced only if told, and nothing is lost until then', async () => {
    await expect(restoring(url)).rejects.toThrow(/The database is not empty\. Add --replace/);
    const events = await everyEvent(url);
    expect(events.length).toBeGreaterThan(0);
    await restoring(url, { replace: true });
    expect(await everyEvent(url)).toEqual(await everyEvent(what.url));
    const left = await ask<{ datname: string }>(
      fresh.superuserUrl(),
      `SELECT datname FROM pg_database WHERE datname LIKE 'whole%'`,
    );
    expect(left).toEqual([{ datname: 'whole' }]);
  });

  it('is not replaced under programs that are connected', async () => {
    await withConnection(url, async () => {
      await expect(restoring(url, { replace: true })).rejects.toThrow(/Stop Rigbook/);
    });
  });
});

describe('a backup while people book', () => {
  it('is of one moment: views equal the log', async () => {
    const going = new AbortController();
    let hour = 0;
    const booking = (async () => {
      const noam = await app.signIn('103');
      while (!going.signal.aborted) {
        const startTime = new Date(Date.parse('2026-11-29T00:00:00Z') + (hour += 3) * 3_600_000);
        const endTime = new Date(startTime.getTime() + 3_600_000);
        const [vehicle] = (await noam.get('/api/vehicles')).body as { id: string }[];
        await noam.post('/api/bookings').send({ vehicleId: vehicle?.id, startTime, endTime, purpose: 'shift' });
      }
    })();
    const { manifest } = await takeBackup(what, new FolderPlace(inFolder('busy')));
    going.abort();
    await booking;
    const url = await emptyDatabase('busy');
    await restoring(url, { from: inFolder('busy') });
    const [rows] = await ask<{ events: number }>(url, 'SELECT count(*)::int AS events FROM event');
    expect(rows?.events).toBe(manifest.tables.find(({ name }) => name === 'event')?.rows);
    await restoreHeads(
      new FolderPlace(path.join(inFolder('busy'), readdirSync(inFolder('busy'))[0] ?? '')),
      inFolder('busy-heads'),
    );
    expect(await verified(url, inFolder('busy-heads'))).toEqual(allPassed);
  });
});

it('a backup without its keys is verified all the same, and what is missing is said', async () => {
  const url = await emptyDatabase('no_keys');
  const restored = await restoring(url);
  const lines: string[] = [];
  const written = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  writeFileSync(inFolder('old-heads'), 'heads of the time that is lost\n');
  const configuration = readConfiguration({ DATA_DIR: inFolder('no-keys'), SEAL_HEADS_FILE: inFolder('old-heads') });
  await restoreBesides(restored, { configuration, url, now: app.clock.now() }).finally(() => written.mockRestore());
  expect(lines.filter((line) => line.startsWith('✓'))).toHaveLength(5);
  expect(lines.join('')).toContain(`Head of the log: event ${head?.number}, ${head?.hash}`);
  expect(lines.join('')).toMatch(/heads that were here are kept as .*old-heads\.until-/);
  expect(lines.join('')).toMatch(
    /The key of the seal is not here.*\n.*each webhook needs a new secret.*\n.*Everyone signs in again/,
  );
  expect(await new HeadsFile(inFolder('old-heads.of-backup')).newest()).toEqual(head);
});
