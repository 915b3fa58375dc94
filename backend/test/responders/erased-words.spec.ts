import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { components } from '@rigbook/contracts/api.types';
import { verificationChecks } from '@rigbook/contracts/audit/verification.words';
import { SealHeads } from '../../src/platform/seal/seal-heads.js';
import { verifyDossier } from '../../verifier/src/dossier/verify-dossier.js';
import { verifyExport } from '../../verifier/src/export/verify-export.js';
import { eventually } from '../event-store/support/eventually.js';
import { refuse, startReceiver, type Receiver } from '../integrations/support/receiver.js';
import { webhooksOf } from '../integrations/support/webhooks-of.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { asBytes, type Files, sourceOf, unzipped } from '../support/archive.js';
import { wordsInDatabase } from '../support/words-in-database.js';
import { shift, vehicleId } from '../support/shift.js';

type Step = components['schemas']['VerificationStep'];

/** Words that somebody typed; each occurs nowhere else. */
const WORD = /zebra-[a-z]+/g;
const byDana = {
  purpose: 'Her mother, zebra-purpose, 0541239876',
  checkinNotes: 'zebra-checkin',
  preExistingDamage: 'zebra-dent',
  checkoutNotes: 'zebra-checkout',
  damage: 'zebra-damage by her son',
};
const ofAdmins = {
  adminNotes: 'zebra-approval',
  note: 'zebra-note: her brother called',
  reason: 'zebra-reason',
  maintenance: 'zebra-maintenance',
  resolution: 'zebra-resolution',
};

let app: TestApp;
let receiver: Receiver;
let dana: Person;
let admin: Person;
let ruth: Person;
let done: string;
let cancelled: string;
const days = 'from=2026-11-01&to=2026-11-30';

beforeAll(async () => {
  app = await startTestApp({ webhooks: { lookEveryMillis: 20, eventsAtOnce: 100, answerWithinMillis: undefined } });
  receiver = await startReceiver();
  receiver.answer = (response, { body }) => refuse(500, {}, body.slice(0, 4_000))(response);
  admin = await app.signInAdmin();
  await admin
    .put(`/api/users/${await idOf('102')}`)
    .send({ isAdmin: true })
    .expect(200);
  [dana, ruth] = [await app.signIn('101'), await app.signIn('102')];
  await ruth.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});

async function headWritten(): Promise<void> {
  await eventually(async () => {
    const text = 'SELECT (SELECT count(*) FROM event) = (SELECT count(*) FROM seal) AS all';
    expect(await app.database.query({ name: '', text, values: [] })).toEqual([{ all: true }]);
  });
  await app.nest.get(SealHeads).write();
}

async function idOf(unitNumber: string): Promise<string> {
  const { body } = await admin.get('/api/users').expect(200);
  return (body as components['schemas']['User'][]).find((one) => one.unitNumber === unitNumber)!.id;
}

const fileOf = async (address: string): Promise<Files> =>
  unzipped((await admin.get(address).buffer(true).parse(asBytes).expect(200)).body as Buffer);
const textOf = async (address: string): Promise<string> => (await admin.get(address).buffer(true).expect(200)).text;

/** The words in everything that administrators and auditors can read, by address. */
async function wordsRead(): Promise<Readonly<Record<string, readonly string[]>>> {
  const addresses = [
    ...[done, cancelled].flatMap((id) => [`/api/bookings/${id}`, `/api/audit/bookings/${id}/history`]),
    '/api/admin/bookings',
    '/api/vehicles',
    '/api/admin/vehicles',
    '/api/events?limit=1000',
    '/api/admin/damage?standing=open',
    '/api/admin/damage?standing=resolved',
    ...['csv', 'jsonl'].flatMap((format) => [
      `/api/audit/export/events?format=${format}&${days}`,
      `/api/audit/export/bookings?format=${format}&${days}`,
    ]),
  ];
  const found: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    const answer = await admin.get(address).buffer(true);
    found[address] = wordsIn(answer.text);
  }
  for (const id of [done, cancelled])
    found[`dossier of ${id}`] = wordsIn(Object.values(await fileOf(`/api/audit/bookings/${id}/dossier`)).join('\n'));
  found['log'] = wordsIn(Object.values(await fileOf('/api/audit/log-export')).join('\n'));
  return found;
}

const wordsIn = (text: string): readonly string[] => [...new Set(text.match(WORD))].sort();

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The words kept anywhere: in a column of any table, or in a file. */
async function wordsKept(): Promise<readonly string[]> {
  const files = filesIn(app.dataFolder).flatMap((file) => wordsIn(readFileSync(file, 'latin1')));
  return [...new Set([...(await wordsInDatabase(app.testDatabase.url, 'zebra-')).flatMap(wordsIn), ...files])].sort();
}

const all = (typed: Readonly<Record<string, string>>) => Object.values(typed).flatMap(wordsIn).sort();

describe('words that people typed', () => {
  it('can be read, and are in no event', async () => {
    const webhooks = webhooksOf(admin);
    const hook = await webhooks.add(receiver.address, { beginsWith: 'first-event' });
    const step = shift(app, dana, ruth);
    const booking = await step.request('ALS1', { purpose: byDana.purpose });
    await ruth
      .put(`/api/admin/bookings/${booking.id}/approve`)
      .set('Idempotency-Key', 'approval')
      .send({ approved: true, adminNotes: ofAdmins.adminNotes })
      .expect(200);
    await step.sign(booking);
    const { checkinNotes, preExistingDamage, checkoutNotes, damage } = byDana;
    await step.checkIn(booking, { checkinNotes, preExistingDamage });
    const scratch = { area: 'rear-bumper', severity: 'minor', description: damage };
    await step.checkOut(booking, { damageReports: [scratch], noDamageConfirmed: false, checkoutNotes });
    await ruth.post(`/api/admin/bookings/${booking.id}/notes`).send({ note: ofAdmins.note }).expect(200);
    const other = await step.request('BLS1', { startTime: '2026-11-24T16:00:00.000Z' });
    await ruth.delete(`/api/admin/bookings/${other.id}`).send({ reason: ofAdmins.reason }).expect(200);
    [done, cancelled] = [booking.id, other.id];

    const ambulance = await vehicleId(app, 'BLS2');
    const maintenance = { status: 'maintenance', reason: ofAdmins.maintenance };
    await ruth.put(`/api/vehicles/${ambulance}`).send(maintenance).expect(200);
    const { body: reported } = await ruth.get('/api/admin/damage').expect(200);
    const [{ id: damageId }] = reported as [{ id: string }];
    await ruth.put(`/api/admin/damage/${damageId}/resolution`).send({ note: ofAdmins.resolution }).expect(200);
    await eventually(async () => expect(await webhooks.deliveries(hook.id)).not.toEqual([]));
    await webhooks.pause(hook.id);

    await headWritten();
    const read = await wordsRead();
    const everything = [...all(byDana), ...all(ofAdmins)].sort();
    expect(read['/api/events?limit=1000']).toEqual(everything);
    expect(read['log']).toEqual(everything);
    expect([...new Set([...read[`dossier of ${done}`]!, ...read[`dossier of ${cancelled}`]!])].length).toBeGreaterThan(
      6,
    );
    expect(await wordsKept()).toEqual(everything);
    const events = await app.database.query<{ data: object }>({ name: '', text: 'SELECT data FROM event', values: [] });
    expect(wordsIn(JSON.stringify(events))).toEqual([]);
  });

  it('are nowhere once the person is erased who typed them, or whom they are about', async () => {
    await admin.delete(`/api/users/${await idOf('101')}`).expect(204);
    const left = ['zebra-maintenance', 'zebra-resolution'];
    expect(await wordsKept()).toEqual(left);
    const read = Object.entries(await wordsRead());
    for (const [address, words] of read)
      expect([address, words.filter((word) => !left.includes(word))]).toEqual([address, []]);
  });

  it('are nowhere once an administrator is erased who typed them', async () => {
    await admin.delete(`/api/users/${await idOf('102')}`).expect(204);
    expect(await wordsKept()).toEqual([]);
    for (const [address, words] of Object.entries(await wordsRead())) expect([address, words]).toEqual([address, []]);
  });

  it('leave a log that verifies, views that equal their replay, and archives that prove what they proved', async () => {
    await headWritten();
    const steps = (await textOf('/api/audit/verification'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Step);
    expect(steps.map(({ check, outcome, fault }) => ({ check, outcome, fault }))).toEqual(
      verificationChecks.map((check) => ({ check, outcome: 'passed', fault: null })),
    );
    const dossier = await fileOf(`/api/audit/bookings/${done}/dossier`);
    const proven = await verifyDossier(sourceOf(dossier));
    expect(proven.checks.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
    expect(proven.checks).toContainEqual(expect.objectContaining({ name: 'texts', outcome: 'note' }));
    const log = await fileOf('/api/audit/log-export');
    const lines = (name: string) => log[name]!.toString().split('\n').slice(0, -1);
    const whole = await verifyExport({
      events: lines('events.jsonl'),
      texts: lines('texts.jsonl'),
      heads: lines('heads.jsonl'),
      publicKey: log['public-key.pem']!.toString(),
    });
    expect(whole.checks.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
  });
});
