import { spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { agreementEditions } from '@rigbook/contracts/agreement/editions';
import { canonicalJson } from '../../verifier/src/format/canonical-json.js';
import { verifyDossier } from '../../verifier/src/dossier/verify-dossier.js';
import type { Trust } from '../../verifier/src/trust/trusted-key.js';
import { makeKey, sha256, type SigningKey } from '../../verifier/src/testing/sealed-log.js';
import { knownEditions } from '../../verifier/src/dossier/check-agreement.js';
import { wiring } from '../../src/app/app.module.js';
import { BookingDossier } from '../../src/audit/dossier/booking-dossier.js';
import { GetDossierController } from '../../src/audit/dossier/get-dossier.controller.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { asBytes, type Files, sourceOf, unzipped, withFile } from '../support/archive.js';
import { shift, vehicleId } from '../support/shift.js';
import {
  byInsiders,
  byOutsiders,
  signedThroughout,
  type Tampering,
  withoutItsEnd,
  withoutReports,
} from './support/dossier-tamperings.js';
import { damagePhotoId, dossierFileNames, fileNamesOfReports } from './support/dossier-file-names.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

const scratch = {
  area: 'rear-bumper',
  place: 'rear-left-light',
  severity: 'minor',
  description: 'A scratch <b>of</b> ten centimetres',
};

/** On a busy machine sealing may take longer than the answer waits for it. */
async function dossierOf(bookingId: string, reader: Person = admin): Promise<Buffer> {
  for (const end = Date.now() + 60_000; ;) {
    const answer = await reader.get(`/api/audit/bookings/${bookingId}/dossier`).buffer(true).parse(asBytes);
    if (answer.status === 409 && Date.now() < end) continue;
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="dossier-${bookingId}.zip"`,
    });
    return answer.body as Buffer;
  }
}

const dent = {
  ...scratch,
  reportId: '0199c0de-0b02-7000-8000-00000000ab02',
  place: 'roof-front',
  area: 'roof',
  photoIds: [damagePhotoId],
};

const recorded = async (bookingId: string, expense: object): Promise<string> =>
  ((await dana.post(`/api/bookings/${bookingId}/expenses`).send(expense).expect(201)).body as { id: string }).id;

async function uploadPhoto(responder: Person): Promise<string> {
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const { uploadURL } = (await responder.post('/api/objects/upload').send().expect(201)).body as { uploadURL: string };
  await responder.put(uploadURL).set('content-type', 'image/jpeg').send(photo).expect(204);
  return uploadURL;
}

/** Hands in the photo of the dent. */
async function handIn(responder: Person, bookingId: string): Promise<void> {
  const uploadURL = await uploadPhoto(responder);
  await responder.put(`/api/bookings/${bookingId}/damage-photos/${damagePhotoId}`).send({ uploadURL }).expect(204);
}

const program = path.resolve(import.meta.dirname, '../../verifier/bin/rigbook-verify.mjs');
const verify = (file: string, ...options: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, file, ...options], { encoding: 'utf8' });
  return { status, words: stdout + stderr };
};
const json = (files: Files, name: string) => JSON.parse(files[name]!.toString());

it('holds a whole shift with damage, other events in between, and passes the program that checks it', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.signed();
  const other = await step.request('BLS1', { startTime: '2026-11-24T16:00:00.000Z' });
  await step.checkIn(booking, { preExistingDamage: 'A dent', checkinNotes: '<script>alert(1)</script>' });
  await step.checkOut(booking, { damageReports: [scratch], noDamageConfirmed: false });
  const archive = await dossierOf(booking.id);
  const files = await unzipped(archive);

  expect(Object.keys(files)).toEqual(dossierFileNames);
  expect(json(files, 'proof.json').links).toHaveLength(6);
  expect(json(files, 'proof.json').links.filter((link: object) => 'event' in link)).toHaveLength(5);
  expect(files['events.jsonl']!.toString()).not.toContain(other.id);
  expect(json(files, 'damage.json')).toMatchObject({
    reports: [scratch],
    standing: [{ ...scratch, resolvedAt: null, resolutionNote: null }],
  });
  expect(json(files, 'notifications.json').notifications).toContainEqual(
    expect.objectContaining({ kind: 'booking_approval', recipient: 'responder', channel: 'email' }),
  );
  const cover = files['summary.html']!.toString();
  for (const word of ['Dana Levi (101)', 'ALS1', 'Agreement signed', 'ההסכם נחתם', '&#60;b&#62;of', 'Left rear light'])
    expect(cover).toContain(word);
  expect(cover).not.toMatch(/<script>|<b>of/);

  await withFile('dossier.zip', archive, async (file) => {
    expect(verify(file)).toEqual({ status: 0, words: expect.stringContaining('All checks passed.') });
    await withFile('key.pem', files['public-key.pem']!, async (key) =>
      expect(verify(file, '--public-key', key)).toEqual({
        status: 0,
        words: expect.stringContaining('The key is the one that you trust'),
      }),
    );
  });
});

it('holds damage that was reported before the checkout with its photos, and how it came about for each shift that it names', async () => {
  const [before, finder] = [shift(app, await app.signIn('104'), admin), await app.signIn('105')];
  const hour = { startTime: '2026-11-23T09:00:00.000Z', duration: 1 };
  const first = await before.active('BLS1', hour);
  await before.checkOut(first);
  const found = shift(app, finder, admin);
  app.clock.advanceMinutes(1);
  const second = await found.active('BLS1', hour, { mileage: 48_281, damageReports: [dent] });
  app.clock.advanceMinutes(1); // damage of one moment has no order
  await finder
    .post(`/api/bookings/${second.id}/damage`)
    .send({ ...scratch, reportId: randomUUID() })
    .expect(200);
  await handIn(finder, second.id);
  const archive = await dossierOf(second.id);
  const files = await unzipped(archive);
  expect(Object.keys(files)).not.toContain('damage.json');
  expect(json(files, 'damage-reported.json').events).toMatchObject([{ reports: [dent] }, { reports: [scratch] }]);
  expect(await sharp(files[`damage-photo-${damagePhotoId}.jpg`]).metadata()).toMatchObject({ format: 'jpeg' });
  expect(json(files, 'brackets.json').brackets).toMatchObject([
    { lastClean: { bookingId: first.id, step: 'check-out' }, firstSeen: { bookingId: second.id }, unaccountedKm: 7 },
    { lastClean: { bookingId: second.id, step: 'check-in' }, firstSeen: { step: 'shift' } },
  ]);
  await withFile('dossier.zip', archive, async (file) =>
    expect(verify(file)).toEqual({
      status: 0,
      words: expect.stringContaining('The photos of damage have the SHA-256'),
    }),
  );
  const ofFirst = await unzipped(await dossierOf(first.id));
  expect(json(ofFirst, 'brackets.json').brackets).toMatchObject([{ bookingId: second.id, place: 'roof-front' }]);
  const cover = ofFirst['summary.html']!.toString();
  for (const word of ['Last look without it', 'הבדיקה האחרונה בלי הנזק', '7 km']) expect(cover).toContain(word);
});

it('holds what somebody saw before where the damage is, in their words and with their photos', async () => {
  const [witness, finder] = [await app.signIn('103'), await app.signIn('104')];
  const before = shift(app, dana, admin);
  const hour = { startTime: '2026-11-23T09:00:00.000Z', duration: 1 };
  const details = { name: 'SEEN 1', type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  const first = await before.active('SEEN 1', hour);
  app.clock.advanceMinutes(1);
  await before.checkOut(first);
  app.clock.advanceMinutes(1);
  const photoId = randomUUID();
  const seen = { words: 'It is <b>bent</b>', place: scratch.place, photoIds: [photoId] };
  const of = await vehicleId(app, 'SEEN 1');
  await witness.post(`/api/vehicles/${of}/seen`).send(seen).expect(204);
  const uploadURL = await uploadPhoto(witness);
  await witness.put(`/api/vehicles/${of}/seen-photos/${photoId}`).send({ uploadURL }).expect(204);
  app.clock.advanceMinutes(1);
  const report = { damageReports: [{ ...scratch, reportId: randomUUID() }], mileage: 48_281 };
  const second = await shift(app, finder, admin).active('SEEN 1', hour, report);
  await dossierOf(second.id); // once its last step is sealed, the ledger of the vehicle has it, too
  const files = await unzipped(await dossierOf(first.id));
  const photo = files[`seen-photo-${photoId}.jpg`]!;
  const photoSha256 = createHash('sha256').update(photo).digest('hex');
  expect(json(files, 'brackets.json').brackets).toMatchObject([
    { firstSeen: { step: 'seen' }, sightings: [{ words: seen.words, photos: [{ photoId, photoSha256 }] }] },
  ]);
});

it('holds fuel and expenses of the shift with their receipts and what was decided', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.active('BLS2', { startTime: '2026-11-23T09:00:00.000Z', duration: 1 });
  const paid = {
    kind: 'fuel',
    spentOn: '2026-11-23',
    amountMinor: 28_050,
    centiliters: 4_125,
    note: 'Full <b>tank</b>',
  };
  const [fuel, mistaken] = [await recorded(booking.id, paid), await recorded(booking.id, paid)];
  const uploadURL = await uploadPhoto(dana);
  await dana.put(`/api/expenses/${fuel}/receipt`).send({ uploadURL }).expect(204);
  await dana.post(`/api/expenses/${mistaken}/withdrawal`).send().expect(204);
  await admin.post(`/api/admin/expenses/${fuel}/decline`).send({ reason: 'A private trip' }).expect(204);
  await step.checkOut(booking);
  const archive = await dossierOf(booking.id);
  const files = await unzipped(archive);
  const receipt = files[`receipt-${fuel}.jpg`]!;
  expect(json(files, 'expenses.json').expenses).toMatchObject([
    { id: fuel, ...paid, status: 'declined', receiptSha256: createHash('sha256').update(receipt).digest('hex') },
    { id: mistaken, status: 'withdrawn', receipt: 'none', receiptSha256: null },
  ]);
  const cover = files['summary.html']!.toString();
  for (const word of ['280.50 ILS', 'A private trip', 'דלק והוצאות של התורנות', '&#60;b&#62;tank'])
    expect(cover).toContain(word);
  await withFile('dossier.zip', archive, async (file) => expect(verify(file)).toMatchObject({ status: 0 }));
});

it('holds the notes of administrators', async () => {
  const booking = await shift(app, dana, admin).request('BLS2', { startTime: '2026-11-26T16:00:00.000Z' });
  const note = 'The spare key is in box 2';
  await admin.post(`/api/admin/bookings/${booking.id}/notes`).send({ note }).expect(200);
  const archive = await dossierOf(booking.id);
  const files = await unzipped(archive);
  const events = files['events.jsonl']!.toString();
  expect(events).toContain('"type":"BookingNoteAdded"');
  expect(events).not.toContain(note);
  expect(json(files, 'texts.json').texts).toContainEqual(expect.objectContaining({ path: 'note', text: note }));
  const cover = files['summary.html']!.toString();
  for (const word of ['Note added by an administrator', 'מנהל הוסיף הערה', note]) expect(cover).toContain(word);
  await withFile('dossier.zip', archive, async (file) => expect(verify(file)).toMatchObject({ status: 0 }));
});

it('is there for auditors, at every stage of a booking, and says when its document was erased', async () => {
  const auditor = await app.signInAuditor();
  const mika = await app.signIn('102');
  const step = shift(app, mika, admin);
  const wish = { startTime: '2026-11-25T16:00:00.000Z' };
  const pending = await step.request('BLS2', wish);
  expect(Object.keys(await unzipped(await dossierOf(pending.id, auditor)))).not.toContain('checklist.json');
  await step.approve(pending);
  await step.sign(pending);
  await step.checkOut(await step.checkIn(pending));
  await admin.delete(`/api/users/${pending.user.id}`).expect(204);
  const archive = await dossierOf(pending.id, auditor);
  const { body: history } = await auditor.get(`/api/audit/bookings/${pending.id}/history`).expect(200);
  const ofTheChain = history.map(({ sealHash }: { sealHash: string | null }) => sealHash);
  expect(ofTheChain).toEqual(Array(5).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
  expect(new Set(ofTheChain).size).toBe(5);
  const files = await unzipped(archive);
  expect(Object.keys(files)).not.toContain('agreement.pdf');
  expect(json(files, 'manifest.json')).toMatchObject({ bookingId: pending.id, document: 'erased' });
  expect(Object.values(files).join('')).not.toMatch(/Mika|Cohen/);
  await withFile('dossier.zip', archive, async (file) =>
    expect(verify(file)).toEqual({ status: 0, words: expect.stringContaining('was erased together with its signer') }),
  );
});

it('shows events in their newest shape, and proves them as they were written', async () => {
  const { id } = await shift(app, await app.signIn('105'), admin).request('BLS2', {
    startTime: '2026-11-24T06:00:00.000Z',
  });
  await dossierOf(id);
  const upcast = (data: object) => ({ ...data, purpose: 'In its newest shape' });
  const upcasters = [{ type: 'BookingRequested', fromSchemaVersion: 1, upcast }];
  const controller = new GetDossierController(app.database, app.nest.get(BookingDossier), { ...wiring, upcasters });
  const answer = await controller.getDossier(id as BookingId, app.clock.now());
  const files = await unzipped(await buffer(answer.getStream()));
  expect(files['summary.html']!.toString()).toContain('In its newest shape');
  expect(files['events.jsonl']!.toString()).not.toContain('In its newest shape');
  const { checks } = await verifyDossier(sourceOf(files), {});
  expect(checks.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
});

it('exists for bookings only', async () => {
  const { body: vehicles } = await admin.get('/api/vehicles').expect(200);
  for (const id of [vehicles[0].id, '0199c0de-ffff-7000-8000-00000000ffff', 'none'])
    await admin.get(`/api/audit/bookings/${id}/dossier`).expect(404);
});

it('is checked by a program that knows every edition of the agreement', () => {
  const hashes = agreementEditions.map((edition) => [
    edition.version,
    createHash('sha256')
      .update(canonicalJson(JSON.parse(JSON.stringify(edition))))
      .digest('hex'),
  ]);
  expect([...knownEditions]).toEqual(hashes);
});

describe('a dossier that was tampered with', () => {
  const foreign = makeKey();
  let own: SigningKey;
  let files: Files;

  beforeAll(async () => {
    const responder = await app.signIn('103');
    const step = shift(app, responder, admin);
    const booking = await step.signed('PARAMEDIC 1');
    await step.request('FLY CAR 1', { startTime: '2026-11-26T16:00:00.000Z' });
    await step.checkIn(booking, { damageReports: [dent] });
    await handIn(responder, booking.id);
    await step.checkOut(booking, { damageReports: [scratch], noDamageConfirmed: false });
    files = await unzipped(await dossierOf(booking.id));
    const privateKey = createPrivateKey(readFileSync(path.join(app.dataFolder, 'seal-key.pem')));
    const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
    own = { privateKey, pem: files['public-key.pem']!.toString(), fingerprint: sha256(der).toString('hex') };
  });

  const brokenIn = async (tampered: Files, trust: Trust = {}) =>
    (await verifyDossier(sourceOf(tampered), trust)).checks
      .filter(({ outcome }) => outcome === 'broken')
      .map(({ name }) => name);
  const expectFound = async ({ tamper, foundBy }: Tampering) =>
    expect(await brokenIn(tamper(files, { own, foreign }))).toContain(foundBy);

  it('shows nothing where it was not', async () => expect(await brokenIn(files)).toEqual([]));

  it('shows to nobody but the reader of another key where all of it was signed with a foreign one', async () => {
    const forged = signedThroughout(files, foreign);
    expect(await brokenIn(forged)).toEqual([]);
    expect(await brokenIn(forged, { publicKey: own.pem })).toEqual(['key', 'manifest', 'head']);
  });

  it('says of its end, which who has the key can leave out, that it did not check it', async () => {
    const { checks } = await verifyDossier(sourceOf(withoutItsEnd(files, { own, foreign })));
    expect(checks.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
    expect(checks).toContainEqual(
      expect.objectContaining({
        outcome: 'note',
        sentence: expect.stringContaining('did not go on after DamagePhotoReceived'),
      }),
    );
  });

  it('that was made before it had a file of such damage, or without a photo that is gone, is whole', async () => {
    const before = withoutReports(files, { own, foreign });
    const { checks } = await verifyDossier(sourceOf(before));
    expect(checks.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
    expect(checks).toContainEqual(
      expect.objectContaining({
        name: 'damage',
        outcome: 'note',
        sentence: expect.stringContaining('in the events alone'),
      }),
    );
    expect(checks).toContainEqual(
      expect.objectContaining({ name: 'photos', outcome: 'note', sentence: expect.stringContaining('1 of 1 photos') }),
    );
  });

  it.each(byOutsiders([...dossierFileNames, ...fileNamesOfReports]))('shows: $done', expectFound);

  it.each(byInsiders)('shows even where the manifest was signed again: $done', expectFound);
});

describe('a dossier that would prove nothing', () => {
  let id: string;

  it('is refused while the last step is not sealed', async () => {
    const idle = await startTestApp({ worker: false });
    const owner = await idle.signInAdmin();
    const { id } = await shift(idle, await idle.signIn('101'), owner).request();
    const { body } = await owner.get(`/api/audit/bookings/${id}/dossier`).expect(409);
    expect(body).toMatchObject({ code: 'NOT_SEALED_YET' });
    await idle.close();
  });

  it('is refused by a process that has not the key of the seal, and that makes none', async () => {
    ({ id } = await shift(app, await app.signIn('104'), admin).request('BLS2', {
      startTime: '2026-11-27T06:00:00.000Z',
    }));
    await dossierOf(id);
    const elsewhere = path.join(app.dataFolder, 'elsewhere');
    const other = await startTestApp({ shareDatabaseOf: app, worker: false, environment: { DATA_DIR: elsewhere } });
    const { body } = await (await other.signInAdmin()).get(`/api/audit/bookings/${id}/dossier`).expect(409);
    expect(body).toMatchObject({ code: 'SEAL_KEY_MISSING' });
    expect(existsSync(path.join(elsewhere, 'seal-key.pem'))).toBe(false);
    await other.close();
  });

  it('is refused where the log is not what was sealed', async () => {
    await withConnection(app.testDatabase.url, async (client) => {
      await client.query('ALTER TABLE event DISABLE TRIGGER event_is_append_only');
      await client.query(`UPDATE event SET actor = 'system:nobody' WHERE stream = $1`, [id]);
      await client.query('ALTER TABLE event ENABLE ALWAYS TRIGGER event_is_append_only');
    });
    const { body } = await admin.get(`/api/audit/bookings/${id}/dossier`).expect(409);
    expect(body).toMatchObject({ code: 'LOG_CONTRADICTS_SEAL' });
  });
});
