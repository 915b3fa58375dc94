import sharp from 'sharp';
import type { components } from '@rigbook/contracts/api.types';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { asBytes, unzipped } from '../support/archive.js';
import { shift } from '../support/shift.js';

type Expense = components['schemas']['Expense'];

let app: TestApp;
let two: TestApp;
let admin: Person;
let dana: Person;
let danaElsewhere: Person;
let noa: Person;
let step: ReturnType<typeof shift>;

beforeAll(async () => {
  app = await startTestApp();
  two = await startTestApp({ shareDatabaseOf: app, worker: false });
  for (const { clock } of [app, two]) clock.set('2026-11-23T08:00:00.000Z');
  [admin, dana, danaElsewhere, noa] = await Promise.all([
    app.signInAdmin(),
    app.signIn('101'),
    two.signIn('101'),
    app.signIn('102'),
  ]);
  step = shift(app, dana, admin);
});
afterAll(async () => {
  await two.close();
  await app.close();
});

const hours = (hour: number) => ({ startTime: `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`, duration: 1 });
const filling = {
  kind: 'fuel',
  spentOn: '2026-11-23',
  amountMinor: 28_050,
  centiliters: 4_125,
  note: 'Filled up',
};
const record = (bookingId: string, form: object = {}, by = dana) =>
  by.post(`/api/bookings/${bookingId}/expenses`).send({ ...filling, ...form });
const recorded = async (bookingId: string, form: object = {}): Promise<string> =>
  ((await record(bookingId, form).expect(201)).body as { id: string }).id;
const ofBooking = async (bookingId: string, by = dana) =>
  (await by.get(`/api/bookings/${bookingId}/expenses`).expect(200)).body as Expense[];
const waiting = async () => (await admin.get('/api/admin/expenses?status=waiting').expect(200)).body as Expense[];
const decide = (id: string, how: 'approval' | 'decline', body: object = {}) =>
  admin.post(`/api/admin/expenses/${id}/${how}`).send(body);
async function upload(of: Person): Promise<string> {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'zebra-metadata' } })
    .jpeg()
    .toBuffer();
  const { uploadURL } = (await of.post('/api/objects/upload').send().expect(201)).body as { uploadURL: string };
  await of.put(uploadURL).set('content-type', 'image/jpeg').send(picture).expect(204);
  return uploadURL;
}
async function vehicle(name: string): Promise<string> {
  const details = { name, type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  return name;
}
const handIn = (id: string, uploadURL: string, by = dana) => by.put(`/api/expenses/${id}/receipt`).send({ uploadURL });

it('who had the vehicle records fuel, an administrator approves it, and the bookkeeper has it in a file', async () => {
  const booking = await step.active('ALS1', hours(9));
  const fuel = await recorded(booking.id);
  await step.checkOut(booking);
  const toll = await recorded(booking.id, { kind: 'toll', amountMinor: 1_905, centiliters: null, note: '=1+1' });
  expect(await ofBooking(booking.id)).toMatchObject([
    {
      id: fuel,
      ...filling,
      currency: 'ILS',
      status: 'waiting',
      receipt: 'none',
      vehicle: { name: 'ALS1' },
      user: { unitNumber: '101' },
    },
    { id: toll, kind: 'toll', centiliters: null },
  ]);
  expect((await waiting()).map(({ id }) => id).sort()).toEqual([fuel, toll].sort());
  await decide(fuel, 'approval').expect(204);
  await decide(toll, 'decline', { reason: 'A private trip' }).expect(204);
  expect(await waiting()).toEqual([]);
  expect(await ofBooking(booking.id)).toMatchObject([
    { status: 'approved', decidedBy: { unitNumber: '100' }, reason: null },
    { status: 'declined', reason: 'A private trip' },
  ]);
  const days = 'from=2026-11-01&to=2026-11-30';
  const { text } = await admin.get(`/api/admin/expenses/export?${days}&language=en`).expect(200);
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toContain('Day,Vehicle,Unit,Responder,For,Amount,Currency,Liters');
  expect(lines).toHaveLength(2);
  expect(lines.find((line) => line.includes(fuel))).toContain('Fuel,280.50,ILS,41.25,Filled up,no,Approved,');
  expect(lines.find((line) => line.includes(toll))).toContain("19.05,ILS,,'=1+1,no,Declined,");
  const approved = await admin.get(`/api/admin/expenses/export?${days}&status=approved&language=he`).expect(200);
  expect(approved.text.trim().split('\r\n')).toHaveLength(2);
  expect(approved.text).toContain('דלק');
  expectProblem(await admin.get('/api/admin/expenses/export?from=2020-01-01&to=2026-01-01'), 400, 'VALIDATION_FAILED');
});

it('an expense is refused', async () => {
  const booking = await step.signed('BLS1', hours(9));
  expectProblem(await record(booking.id), 409, 'EXPENSE_BEFORE_SHIFT');
  await step.checkIn(booking);
  expectProblem(await record(booking.id, {}, noa), 404, 'BOOKING_NOT_FOUND');
  expectProblem(await record(booking.id, { centiliters: null }), 400, 'VALIDATION_FAILED');
  expectProblem(await record(booking.id, { spentOn: '2026-11-24' }), 400, 'VALIDATION_FAILED');
  expectProblem(await record(booking.id, { amountMinor: 1.5 }), 400, 'VALIDATION_FAILED');
  expectProblem(await noa.get(`/api/bookings/${booking.id}/expenses`), 404, 'BOOKING_NOT_FOUND');
  for (let nth = 1; nth <= 20; nth += 1) await recorded(booking.id);
  expectProblem(await record(booking.id), 409, 'TOO_MANY_EXPENSES');
  const [{ id }] = (await ofBooking(booking.id)) as [Expense];
  await decide(id, 'approval').expect(204);
  expectProblem(await decide(id, 'decline', { reason: 'Too late' }), 409, 'EXPENSE_ALREADY_DECIDED');
  const [, { id: another }] = (await ofBooking(booking.id)) as [Expense, Expense];
  await decide(another, 'decline', { reason: 'Twice' }).expect(204);
  expectProblem(await decide(another, 'approval'), 409, 'EXPENSE_ALREADY_DECIDED');
  expectProblem(await decide(id, 'decline', { reason: '  ' }), 400, 'VALIDATION_FAILED');
  expectProblem(await decide(booking.id, 'approval'), 404, 'EXPENSE_NOT_FOUND');
});

it('of two expenses that are recorded at once through two processes each has its number, and one decision wins', async () => {
  const booking = await step.active('BLS2', hours(9));
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([record(booking.id), record(booking.id, { amountMinor: 100 }, danaElsewhere)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [one] = answers.map(({ body }) => (body as { id: string }).id);
    const decided = await Promise.all([decide(one!, 'approval'), decide(one!, 'decline', { reason: 'No' })]);
    expect(decided.map(({ status }) => status).sort()).toEqual([204, 409]);
  }
  expect(await ofBooking(booking.id)).toHaveLength(10);
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});

it('who recorded it withdraws it until it is decided, and it counts nowhere', async () => {
  const booking = await step.active('FLY CAR 1', hours(11));
  const [mistaken, kept] = [await recorded(booking.id), await recorded(booking.id)];
  const withdraw = (id: string, by = dana) => by.post(`/api/expenses/${id}/withdrawal`).send();
  expectProblem(await withdraw(mistaken, noa), 404, 'EXPENSE_NOT_FOUND');
  expectProblem(await withdraw(booking.id), 404, 'EXPENSE_NOT_FOUND');
  await withdraw(mistaken).expect(204);
  expectProblem(await withdraw(mistaken), 409, 'EXPENSE_WITHDRAWN');
  expectProblem(await decide(mistaken, 'approval'), 409, 'EXPENSE_WITHDRAWN');
  expectProblem(await decide(mistaken, 'decline', { reason: 'No' }), 409, 'EXPENSE_WITHDRAWN');
  await decide(kept, 'approval').expect(204);
  expectProblem(await withdraw(kept), 409, 'EXPENSE_ALREADY_DECIDED');
  expect(await ofBooking(booking.id)).toMatchObject([{ status: 'withdrawn', decidedAt: null }, { status: 'approved' }]);
  const file = async (query = '') =>
    (await admin.get(`/api/admin/expenses/export?from=2026-11-01&to=2026-11-30${query}`).expect(200)).text;
  expect(await file()).not.toContain(mistaken);
  expect(await file('&status=withdrawn')).toContain(mistaken);
  for (let round = 0; round < 5; round += 1) {
    const id = await recorded(booking.id);
    const answers = await Promise.all([withdraw(id, danaElsewhere), decide(id, 'approval')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  }
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});

it('what was withdrawn does not use up what a shift may record', async () => {
  const booking = await step.active(await vehicle('EXPENSES 1'), hours(9));
  for (let nth = 1; nth <= 20; nth += 1)
    await dana
      .post(`/api/expenses/${await recorded(booking.id)}/withdrawal`)
      .send()
      .expect(204);
  await recorded(booking.id);
});

it('the receipt of what was withdrawn goes with it, and none follows', async () => {
  const booking = await step.active(await vehicle('EXPENSES 2'), hours(9));
  const [photographed, bare] = [await recorded(booking.id), await recorded(booking.id)];
  await handIn(photographed, await upload(dana)).expect(204);
  for (const id of [photographed, bare]) await dana.post(`/api/expenses/${id}/withdrawal`).send().expect(204);
  expect(await ofBooking(booking.id)).toMatchObject([
    { status: 'withdrawn', receipt: 'erased' },
    { status: 'withdrawn', receipt: 'none' },
  ]);
  expectProblem(await dana.get(`/api/expenses/${photographed}/receipt`), 404, 'PHOTO_NOT_FOUND');
  for (const id of [photographed, bare]) expectProblem(await handIn(id, await upload(dana)), 409, 'EXPENSE_WITHDRAWN');
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});

it('the photo of a receipt follows, without metadata, once, for those who may see the booking, and can be erased', async () => {
  const booking = await step.active('PARAMEDIC 1', hours(9));
  const id = await recorded(booking.id);
  const uploadURL = await upload(dana);
  expectProblem(await handIn(id, await upload(noa), noa), 404, 'EXPENSE_NOT_FOUND');
  expectProblem(await handIn(id, await upload(noa)), 422, 'RECEIPT_NOT_UPLOADED');
  expectProblem(await dana.get(`/api/expenses/${id}/receipt`), 404, 'PHOTO_NOT_FOUND');
  await handIn(id, uploadURL).expect(204);
  await handIn(id, uploadURL).expect(204);
  expectProblem(await handIn(id, await upload(dana)), 409, 'EXPENSE_HAS_RECEIPT');
  const another = await recorded(booking.id);
  expectProblem(await handIn(another, uploadURL), 422, 'RECEIPT_NOT_UPLOADED');
  const { body } = await dana.get(`/api/expenses/${id}/receipt`).expect(200);
  expect((body as Buffer).toString('latin1')).not.toContain('zebra-metadata');
  await admin.get(`/api/expenses/${id}/receipt`).expect(200);
  const closed = [
    ['100', 'ADMIN_PASSWORD_REQUIRED'],
    ['110', 'AUDITOR_PROOF_REQUIRED'],
  ] as const;
  for (const [unit, code] of closed)
    expectProblem(await (await app.signIn(unit)).get(`/api/expenses/${id}/receipt`), 403, code);
  expectProblem(await noa.get(`/api/expenses/${id}/receipt`), 404, 'EXPENSE_NOT_FOUND');
  expect(await ofBooking(booking.id)).toMatchObject([{ receipt: 'here' }, { receipt: 'none' }]);
  const { body: archive } = await dana.get('/api/auth/my-data').buffer(true).parse(asBytes).expect(200);
  expect(Object.keys(await unzipped(archive as Buffer))).toContain(`receipts/${id}.jpg`);

  const erase = () => admin.post(`/api/admin/expenses/${id}/receipt/erasure`).send({ because: 'asked-to' });
  await erase().expect(204);
  expectProblem(await erase(), 404, 'PHOTO_NOT_FOUND');
  expectProblem(await dana.get(`/api/expenses/${id}/receipt`), 404, 'PHOTO_NOT_FOUND');
  expect(await ofBooking(booking.id)).toMatchObject([{ receipt: 'erased' }, { receipt: 'none' }]);
  const feed = await app.database.query<{ data: { photoSha256?: string } }>({
    name: 't.receipts',
    text: `SELECT data FROM event WHERE type = 'ExpenseReceiptReceived' AND stream = $1`,
    values: [id],
  });
  expect(feed.map(({ data }) => data.photoSha256)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});
