import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { asBytes, type Files, unzipped } from '../support/archive.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let admin: Person;
const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-extended-'));
const program = path.resolve(import.meta.dirname, '../../verifier/bin/rigbook-verify.mjs');

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the addendum to an extended booking is in its dossier, and the program that checks it holds it against the log', async () => {
  const dana = await app.signIn('101');
  const { id, vehicle, startTime, endTime } = await shift(app, dana, admin).signed('ALS1');
  const seen = { vehicleId: vehicle.id, startTime, endTime };
  await dana
    .post(`/api/bookings/${id}/extension`)
    .send({ seen, hours: 1, addendumVersion: currentAddendumVersion })
    .expect(200);
  const { body: agreement } = await dana.get(`/api/agreements/${id}`).expect(200);
  let archive!: Buffer;
  // once it is sealed
  await eventually(async () => {
    const { body } = await admin.get(`/api/audit/bookings/${id}/dossier`).buffer(true).parse(asBytes).expect(200);
    archive = body as Buffer;
  });
  const files: Files = await unzipped(archive);
  const addendum = files['agreement-addendum-1.txt'];
  expect(addendum?.toString()).toBe(agreement.addenda[0].text);
  const hash = createHash('sha256').update(addendum!).digest('hex');
  expect(files['summary.html']?.toString()).toContain(hash);
  // the document for people has it too, behind the signed bytes
  const signed = files['agreement.pdf'];
  const { body: pdf, headers } = await dana.get(`/api/agreements/${id}/pdf`).buffer(true).parse(asBytes).expect(200);
  expect((pdf as Buffer).subarray(0, signed?.length).equals(signed!)).toBe(true);
  expect((pdf as Buffer).length).toBeGreaterThan(signed!.length);
  expect(headers['etag']).toBe(
    `"${createHash('sha256')
      .update(pdf as Buffer)
      .digest('hex')}"`,
  );
  const file = path.join(folder, 'dossier.zip');
  writeFileSync(file, archive);
  const { status, stdout } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
  expect(stdout).toContain('The addenda have the SHA-256 recorded in the events of the extensions.');
  expect(status).toBe(0);
});
