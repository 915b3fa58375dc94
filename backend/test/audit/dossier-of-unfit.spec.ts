import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../verifier/src/testing/sealed-log.js';
import { verifyDossier } from '../../verifier/src/dossier/verify-dossier.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { asBytes, type Files, sourceOf, unzipped } from '../support/archive.js';
import { checklistsOf } from '../support/checklists.js';
import { checkInForm, shift } from '../support/shift.js';
import { putJson, resigned, without } from './support/dossier-tamperings.js';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

/** On a busy machine sealing may take longer than the answer waits for it. */
async function dossierOf(bookingId: string): Promise<Buffer> {
  for (const end = Date.now() + 60_000; ;) {
    const answer = await admin.get(`/api/audit/bookings/${bookingId}/dossier`).buffer(true).parse(asBytes);
    if (answer.status === 409 && Date.now() < end) continue;
    expect(answer.status).toBe(200);
    return answer.body as Buffer;
  }
}

const json = (files: Files, name: string) => JSON.parse(files[name]!.toString());

describe('a dossier of a booking whose vehicle was found unfit', () => {
  const name = 'checklist-unfit.json';
  let files: Files;

  beforeAll(async () => {
    const details = { name: 'UNFIT', type: 'Type of UNFIT', location: 'Base', allowedRoles: ['EMT'] };
    await admin.post('/api/vehicles').send(details).expect(201);
    const checklistEdition = await checklistsOf(admin, details.type).publish();
    const responder = await app.signIn('102');
    const step = shift(app, responder, admin);
    const startTime = app.clock.now();
    const booking = await step.signed('UNFIT', { startTime, duration: 1 });
    for (const words of ['They do not hold', 'They still do not hold'])
      await responder
        .post(`/api/bookings/${booking.id}/check-in`)
        .send({
          ...checkInForm,
          checklist: [],
          checklistEdition,
          checklistAnswers: [{ item: 'brakes', isFine: false, words }],
          preExistingDamage: 'Rust',
          checkinNotes: 'It stands at the gate',
        })
        .expect(200);
    files = await unzipped(await dossierOf(booking.id));
  });

  const outcomes = async (changed: Files) => (await verifyDossier(sourceOf(changed))).checks;
  const resignedWith = (unfit: object | undefined) => {
    const privateKey = createPrivateKey(readFileSync(path.join(app.dataFolder, 'seal-key.pem')));
    const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
    const own = { privateKey, pem: files['public-key.pem']!.toString(), fingerprint: sha256(der).toString('hex') };
    return resigned(unfit === undefined ? without(files, name) : putJson(files, name, unfit), own);
  };

  it('holds each form with its edition and its answers', async () => {
    expect(json(files, name)).toMatchObject({
      events: [
        {
          edition: { edition: 2 },
          answers: [{ item: 'brakes', label: { en: 'Brakes' }, isFine: false }],
          preExistingDamage: 'Rust',
          notes: 'It stands at the gate',
        },
        { answers: [{ item: 'brakes', isFine: false }] },
      ],
    });
    expect(Object.keys(files)).not.toContain('checklist.json');
    expect(await outcomes(files)).toContainEqual(
      expect.objectContaining({ name: 'checklist', outcome: 'holds', sentence: `${name} matches the events.` }),
    );
    expect((await outcomes(files)).filter(({ outcome }) => outcome === 'broken')).toEqual([]);
  });

  it('shows that one of them was changed or left out, even where the manifest was signed again', async () => {
    const [first, second] = json(files, name).events as readonly object[];
    for (const events of [[first], [], [first, { ...second, answers: [] }], [first, { ...second, edition: null }]])
      expect(await outcomes(resignedWith({ events }))).toContainEqual(
        expect.objectContaining({ name: 'checklist', outcome: 'broken' }),
      );
  });

  it('that was made before it had such a file is whole, and says so', async () => {
    const checks = await outcomes(resignedWith(undefined));
    expect(checks.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
    expect(checks).toContainEqual(
      expect.objectContaining({
        name: 'checklist',
        outcome: 'note',
        sentence: expect.stringContaining('in the events alone'),
      }),
    );
  });
});
