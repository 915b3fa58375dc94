import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { accessTokenScopes } from '@rigbook/contracts/integrations/access-token.words';
import { createLogger } from '../../src/platform/http/server/logging.js';
import { FolderPlace } from '../../src/platform/backup/places/folder-place.js';
import { takeBackup } from '../../src/platform/backup/take-backup.js';
import { FolderStorage } from '../../src/platform/object-storage/folder-storage.js';
import { SealHeads } from '../../src/platform/seal/seal-heads.js';
import { SystemClock } from '../../src/platform/time/clock.js';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { asBytes, unzipped } from '../support/archive.js';
import { shift, vehicleId } from '../support/shift.js';
import { parametersOf, routes } from '../fuzz/support/document.js';
import { makeToken, program } from '../integrations/support/program.js';
import { holds, SECRET } from './support/holds.js';

/** What a person did with it is there, so the search finds what is there. */
const SEEN = 'An evening with the vehicle';

const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-secrecy-'));
const log: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    log.push(String(chunk));
    done();
  },
});

let app: TestApp;
let admin: Person;
let auditor: Person;
let dana: Person;
let vehicle: string;
let bookingId: string;

beforeAll(async () => {
  app = await startTestApp({ logger: createLogger('trace', sink), opensCheckInAsUsual: true });
  [admin, auditor, dana] = await Promise.all([app.signInAdmin(), app.signInAuditor(), app.signIn('101')]);
  vehicle = await vehicleId(app, 'ALS1');
  await admin.put(`/api/admin/vehicles/${vehicle}/keys`).send({ text: SECRET }).expect(204);
  const step = shift(app, dana, admin);
  const booking = await step.signed('ALS1', { purpose: SEEN });
  bookingId = booking.id;
  app.clock.set(booking.startTime);
  [admin, auditor, dana] = await Promise.all([app.signInAdmin(), app.signInAuditor(), app.signIn('101')]);
  await step.checkIn(booking);
  // looks, and requests that fail with the secret in them
  expect((await dana.get(`/api/vehicles/${vehicle}/keys`).expect(200)).body.text).toBe(SECRET);
  await admin.put(`/api/admin/vehicles/${vehicle}/keys`).send({ text: SECRET, more: SECRET }).expect(400);
  await admin
    .put(`/api/admin/vehicles/${vehicle}/keys`)
    .send({ text: SECRET.repeat(100) })
    .expect(400);
  await dana.put(`/api/admin/vehicles/${vehicle}/keys`).send({ text: SECRET }).expect(403);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the search finds a secret in base64 too, wherever it begins', () => {
  for (const before of ['', '{', '{"', '{"text":"'])
    for (const after of ['', '"', '"}']) {
      const encoded = Buffer.from(before + SECRET + after).toString('base64');
      expect([before, after, holds(encoded, SECRET)]).toEqual([before, after, true]);
    }
  expect(holds(Buffer.from('key box by the gate, code zeta-8137').toString('base64'), SECRET)).toBe(false);
});

it('no log line has keys or codes of a vehicle, also of requests that failed', () => {
  expect(holds(log.join(''), `/api/vehicles/:id/keys`)).toBe(true);
  expect(holds(log.join(''), SECRET)).toBe(false);
});

it.each([
  ['the diary', () => admin, 'admin/bookings/export?language=en', SEEN],
  ['unaccounted kilometers', () => admin, 'admin/unaccounted-kilometers/export?from=2026-11-01&to=2026-11-30', ''],
  ['expenses', () => admin, 'admin/expenses/export?from=2026-11-01&to=2026-11-30', ''],
  ['bookings', () => auditor, 'audit/export/bookings?format=csv&from=2026-11-01&to=2026-11-30', SEEN],
  ['use of vehicles', () => auditor, 'audit/export/vehicle-use?format=csv&from=2026-11-01&to=2026-11-30', 'ALS1'],
  ['use by people', () => auditor, 'audit/export/responder-use?format=csv&from=2026-11-01&to=2026-11-30', '101'],
  ['refused requests', () => auditor, 'audit/export/refused-requests?format=csv&from=2026-11-01&to=2026-11-30', ''],
  ['events', () => auditor, 'audit/export/events?format=csv&from=2026-11-01&to=2026-11-30', 'VehicleKeysChanged'],
  [
    'events as lines',
    () => auditor,
    'audit/export/events?format=jsonl&from=2026-11-01&to=2026-11-30',
    'VehicleKeysChanged',
  ],
  [
    'the access record',
    () => auditor,
    'audit/export/access-record?format=csv&from=2026-11-01&to=2026-11-30',
    'vehicle-keys',
  ],
] as const)('no export has them: %s', async (_, who, address, there) => {
  await eventually(async () => {
    const asked = who().get(`/api/${address}`).set('accept-encoding', 'identity');
    const { body } = await asked.buffer(true).parse(asBytes).expect(200);
    expect(holds(body as Buffer, there)).toBe(true);
    expect(holds(body as Buffer, SECRET)).toBe(false);
  });
});

const archives: readonly (readonly [string, () => Person, () => string])[] = [
  ['a dossier', () => auditor, () => `/api/audit/bookings/${bookingId}/dossier`],
  ['the data of who had the vehicle', () => dana, () => '/api/auth/my-data'],
];
it.each(archives)('no archive has them: %s', async (_, who, address) => {
  // a dossier waits for the seal
  await eventually(async () => {
    const { body } = await who().get(address()).buffer(true).parse(asBytes).expect(200);
    const files = await unzipped(body as Buffer);
    expect(Object.values(files).some((content) => holds(content, SEEN))).toBe(true);
    for (const [name, content] of Object.entries(files)) expect([name, holds(content, SECRET)]).toEqual([name, false]);
  });
});

const ownRead = '/api/vehicles/{id}/keys';
const reads = routes.filter(
  ({ method, path: address, operation }) =>
    method === 'get' && address !== ownRead && !JSON.stringify(operation.responses).includes('text/event-stream'),
);

/** Of the vehicle or the booking that have to do with the secret, on the days of the shift. */
function addressOf(read: (typeof reads)[number]): string {
  const id = read.path.includes('/vehicles/') ? vehicle : bookingId;
  const days: Readonly<Record<string, string | undefined>> = {
    from: '2026-11-23',
    to: '2026-11-24',
    asOf: '2026-11-24',
  };
  const asked = parametersOf(read).flatMap(({ name, in: where, required, schema }): [string, string][] => {
    if (where !== 'query' || !required) return [];
    const value = days[name] ?? 'csv';
    return [[name, schema.format === 'date-time' ? `${value}T00:00:00.000Z` : value]];
  });
  const known = read.path.replace('{subject}', 'events').replaceAll(/\{\w+\}/g, id);
  return `${known}?${new URLSearchParams(asked).toString()}`;
}

it('no other read of the API answers with them, to responders, administrators, auditors or programs', async () => {
  const { token } = await makeToken(admin, accessTokenScopes);
  const answered = new Set<string>();
  for (const who of [dana, admin, auditor, program(app, token)])
    for (const read of reads) {
      const asked = who.get(addressOf(read)).set('accept-encoding', 'identity');
      const { status, body } = await asked.buffer(true).parse(asBytes);
      if (status === 200) answered.add(read.path);
      const files =
        (body as Buffer).subarray(0, 2).toString() === 'PK'
          ? await unzipped(body as Buffer)
          : { answer: body as Buffer };
      for (const [name, content] of Object.entries(files))
        expect([read.path, name, holds(content, SECRET)]).toEqual([read.path, name, false]);
    }
  // what needs something that is not there, such as a license to verify, answers that it is not found
  expect(answered.size).toBeGreaterThan((reads.length * 2) / 3);
});

it('no file that the server keeps has them', () => {
  const files = readdirSync(app.dataFolder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.length).toBeGreaterThan(0);
  const holding = files.filter(({ parentPath, name }) => holds(readFileSync(path.join(parentPath, name)), SECRET));
  expect(holding.map(({ name }) => name)).toEqual([]);
});

it('no backup has them in clear', async () => {
  const heads = app.nest.get(SealHeads);
  await heads.write();
  const objects = new FolderStorage(path.join(app.dataFolder, 'objects'));
  const keys = {
    'session-secret': 'a secret of the tests that is long enough',
    'seal-key.pem': readFileSync(path.join(app.dataFolder, 'seal-key.pem'), 'utf8'),
  };
  const what = { url: app.testDatabase.url, objects, heads: heads.file, keys, clock: new SystemClock() };
  await takeBackup(what, new FolderPlace(folder));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const contents = files.map(({ parentPath, name }) => {
    const content = readFileSync(path.join(parentPath, name));
    return { name, content: name.endsWith('.gz') ? gunzipSync(content) : content };
  });
  expect(contents.filter(({ content }) => holds(content, SEEN)).length).toBeGreaterThan(0);
  expect(contents.filter(({ name }) => name.includes('vehicle_keys'))).toHaveLength(1);
  expect(contents.filter(({ content }) => holds(content, SECRET)).map(({ name }) => name)).toEqual([]);
});
