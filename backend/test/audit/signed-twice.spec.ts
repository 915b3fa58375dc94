import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { asBytes, type Files, unzipped } from '../support/archive.js';
import { eventually } from '../event-store/support/eventually.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;
let id: string;
const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-twice-'));
const program = path.resolve(import.meta.dirname, '../../verifier/bin/rigbook-verify.mjs');

/** Signed for four hours, then for two. */
beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  const step = shift(app, dana, admin);
  ({ id } = await step.signed('ALS1'));
  app.clock.set('2026-11-23T09:00:00.000Z');
  const { body: booking } = await dana.get(`/api/bookings/${id}`).expect(200);
  const { vehicle, startTime, endTime, purpose } = booking;
  const seen = { vehicleId: vehicle.id, startTime, endTime };
  const shorter = { seen, vehicleId: vehicle.id, startTime, duration: 2, purpose };
  await dana.post(`/api/bookings/${id}/change`).send(shorter).expect(200);
  app.clock.set('2026-11-23T10:00:00.000Z');
  await step.sign({ id }, { name: 'D. Levi' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (person: Person, address: string): Promise<{ archive: Buffer; files: Files }> => {
  const { body: archive } = await person.get(address).buffer(true).parse(asBytes).expect(200);
  return { archive: archive as Buffer, files: await unzipped(archive as Buffer) };
};
const beginning = (pdf: Buffer | undefined) => pdf?.subarray(0, 5).toString();

it('both documents are in the dossier, and the program that checks it holds each against its signature', async () => {
  let dossier!: Awaited<ReturnType<typeof read>>;
  await eventually(async () => void (dossier = await read(admin, `/api/audit/bookings/${id}/dossier`))); // once it is sealed
  const { 'agreement.pdf': last, 'agreement-superseded-1.pdf': first } = dossier.files;
  expect([last, first].map(beginning)).toEqual(['%PDF-', '%PDF-']);
  expect(last!.equals(first!)).toBe(false);
  const file = path.join(folder, 'dossier.zip');
  writeFileSync(file, dossier.archive);
  const { status, stdout } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
  expect(stdout).toContain('Documents signed before a change have the SHA-256 recorded in their events.');
  expect(status).toBe(0);
});

it('both documents are in what a person downloads of themselves, each named in the list', async () => {
  const { files } = await read(await app.signIn('101'), '/api/auth/my-data');
  const names = [`agreements/${id}-superseded-1.pdf`, `agreements/${id}.pdf`];
  expect(names.map((name) => beginning(files[name]))).toEqual(['%PDF-', '%PDF-']);
  const listed = JSON.parse(files['agreements.json']!.toString()) as {
    signedAt: string;
    file: string;
    signerName: string;
  }[];
  const inOrder = listed.toSorted((one, other) => one.signedAt.localeCompare(other.signedAt));
  expect(inOrder.map(({ file, signerName }) => [file, signerName])).toEqual([
    [names[0], 'Dana Levi'],
    [names[1], 'D. Levi'],
  ]);
});
