import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { asBytes, type Files, unzipped, withFile } from '../support/archive.js';
import { codeOf, confirmCode, twoShifts } from '../support/joint-handover.js';

const program = path.resolve(import.meta.dirname, '../../verifier/bin/rigbook-verify.mjs');

let app: TestApp;
let dana: Person;
let noa: Person;
let admin: Person;
let ids: { readonly ending: string; readonly next: string };

/** Unit 101 hands the vehicle over to unit 102 at 21:50, with a scratch that both see. */
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-23T15:00:00.000Z');
  [dana, noa, admin] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
  const { ending, next } = await twoShifts(app, { outgoing: dana, incoming: noa, admin }, '2026-11-23');
  ids = { ending: ending.id, next: next.id };
  app.clock.set('2026-11-23T19:50:00.000Z');
  const scratch = { area: 'roof', severity: 'minor', description: 'A scratch of ten centimeters' };
  const code = await codeOf(dana, ending, { damageReports: [scratch], noDamageConfirmed: false });
  await confirmCode(noa, code).expect(200);
});
afterAll(() => app.close());

const files = async (person: Person, address: string): Promise<{ archive: Buffer; files: Files }> => {
  const { body: archive } = await person.get(address).buffer(true).parse(asBytes).expect(200);
  return { archive: archive as Buffer, files: await unzipped(archive as Buffer) };
};

it.each([
  ['ending', 'Handed over at the vehicle to', 'נמסר ליד הרכב לידי', '(102)'],
  ['next', 'Taken over at the vehicle from', 'התקבל ליד הרכב מידי', '(101)'],
] as const)('the dossier of the %s booking names the other responder', async (which, english, hebrew, unit) => {
  let dossier!: Awaited<ReturnType<typeof files>>;
  await eventually(async () => void (dossier = await files(admin, `/api/audit/bookings/${ids[which]}/dossier`)));
  const cover = dossier.files['summary.html']!.toString();
  for (const words of [english, hebrew, unit, ids[which === 'ending' ? 'next' : 'ending'], 'A scratch of ten'])
    expect(cover).toContain(words);
  await withFile('dossier.zip', dossier.archive, async (file) => {
    const { status, stdout } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('All checks passed.')]);
  });
});

it('the history of each booking names the other responder', async () => {
  const last = async (person: Person, id: string) =>
    ((await person.get(`/api/audit/bookings/${id}/history`).expect(200)).body as readonly { facts: object }[]).at(-1);
  expect(await last(dana, ids.ending)).toMatchObject({
    actor: { unitNumber: '101' },
    facts: { handedOverTo: { bookingId: ids.next }, colleague: { unitNumber: '102' } },
  });
  expect(await last(noa, ids.next)).toMatchObject({
    actor: { unitNumber: '102' },
    facts: { takenOverFrom: { bookingId: ids.ending }, colleague: { unitNumber: '101' } },
  });
});

it('the damage list names both who saw it', async () => {
  const { body } = await admin.get('/api/admin/damage').expect(200);
  expect(body).toMatchObject([
    { description: 'A scratch of ten centimeters', reportedBy: { unitNumber: '101' }, seenBy: { unitNumber: '102' } },
  ]);
});

it('custody has a holder in every minute, and says with whom the vehicle changed hands', async () => {
  const auditor = await app.signInAuditor();
  const holderAt = async (time: string) => {
    const { body } = await auditor.post('/api/audit/custody').send({ vehicle: 'ALS1', time }).expect(200);
    return (body as { minutes: { holder: object | null }[] }[])[0]?.minutes[0]?.holder;
  };
  expect(await holderAt('2026-11-23 21:49')).toMatchObject({
    bookingId: ids.ending,
    takenOverFrom: null,
    handedOverTo: { unitNumber: '102' },
  });
  expect(await holderAt('2026-11-23 21:50')).toMatchObject({
    bookingId: ids.next,
    takenOverFrom: { unitNumber: '101' },
    handedOverTo: null,
  });
});

it('each finds the step among what is held about them, as their own', async () => {
  for (const [unit, type] of [
    ['101', 'VehicleCheckedOut'],
    ['102', 'VehicleCheckedIn'],
  ] as const) {
    const { files: own } = await files(await app.signIn(unit), '/api/auth/my-data');
    const history = JSON.parse(own['history.json']!.toString()) as readonly { type: string; by: string }[];
    expect(history.filter((entry) => entry.type === type).at(-1)).toMatchObject({ by: 'you' });
  }
});
