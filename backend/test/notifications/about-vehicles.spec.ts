import { v7 } from 'uuid';
import { kindsAbout } from '@rigbook/contracts/notifications/topics-of-kinds.rules';
import type { TemplateType } from '@rigbook/contracts/notifications/templates/template.words';
import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { messageValues } from '../../src/notifications/delivery/message-values.js';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';

const address = 'https://rigbook.example.org';
const links = {
  toHome: '',
  toOwnDamage: '',
  toDamage: (id: string) => `${address}/damage/${id}`,
  toReadings: (id: string) => `${address}/history/${id}`,
  toVehicle: (id: string) => `${address}/admin?tab=vehicle&vehicle=${id}`,
  toOffice: () => '',
  toBooking: () => '',
  toCheckIn: () => '',
  toDecision: () => '',
  toAccount: '',
  toStandingShifts: '',
};

let app: TestApp;
let dana: Person;
let noa: Person;
let ruth: Person;
beforeAll(async () => {
  app = await startTestApp();
  [dana, noa, ruth] = [await app.signIn('101'), await app.signIn('102'), await app.signInAdmin()];
});
afterAll(() => app.close());

interface Told {
  readonly id: string;
  readonly kind: TemplateType;
  readonly recipient: string;
  readonly unit: string;
}

/** Messages of these kinds, oldest first. */
const told = (...kinds: readonly TemplateType[]) =>
  app.database.query<Told>({
    name: 'test.told',
    text: `SELECT n.id, n.kind, n.recipient, r.unit_number AS unit FROM notification n JOIN responder r ON r.id = n.responder_id
           WHERE n.kind = ANY ($1::text[]) ORDER BY n.created_at, n.id`,
    values: [kinds],
  });
async function valuesOf({ id, kind }: Told) {
  const facts = await app.database.fetch(messageFacts([{ id }]));
  return messageValues(kind, facts.get(id)!, 'en', links);
}

it('an expense that is approved or declined is told to who recorded it, with the reason', async () => {
  const hour = { startTime: '2026-11-23T09:00:00.000Z', duration: 1 };
  const booking = await shift(app, dana, ruth).active('ALS1', hour);
  const record = async (amountMinor: number) => {
    const paid = { kind: 'fuel', spentOn: '2026-11-23', amountMinor, centiliters: 4_125 };
    return ((await dana.post(`/api/bookings/${booking.id}/expenses`).send(paid).expect(201)).body as { id: string }).id;
  };
  const [good, bad, mistaken] = [await record(28_050), await record(100), await record(200)];
  await ruth.post(`/api/admin/expenses/${good}/approval`).send().expect(204);
  await ruth.post(`/api/admin/expenses/${bad}/decline`).send({ reason: 'A private trip' }).expect(204);
  await dana.post(`/api/expenses/${mistaken}/withdrawal`).send().expect(204);
  const messages = await told('expense_approved', 'expense_declined');
  expect(messages).toMatchObject([
    { kind: 'expense_approved', recipient: 'responder', unit: '101' },
    { kind: 'expense_declined', recipient: 'responder', unit: '101' },
  ]);
  expect(await valuesOf(messages[0]!)).toMatchObject({
    responderName: 'Dana Levi',
    vehicleName: 'ALS1',
    expense: 'Fuel, 280.50 ILS, 23.11.2026',
  });
  expect(await valuesOf(messages[1]!)).toMatchObject({
    reason: 'A private trip',
    expense: 'Fuel, 1.00 ILS, 23.11.2026',
  });
  await shift(app, dana, ruth).checkOut(booking);
});

it('what somebody sees at a vehicle is told to the office, and no longer says what was erased', async () => {
  const vehicle = await vehicleId(app, 'BLS1');
  await noa.post(`/api/vehicles/${vehicle}/seen`).send({ words: 'It hangs down', place: 'left-mirror' }).expect(204);
  const [message] = await told('seen_at_vehicle');
  expect(message).toMatchObject({ recipient: 'organisation', unit: '102' });
  expect(await valuesOf(message!)).toMatchObject({
    unitNumber: '102',
    vehicleName: 'BLS1',
    reason: 'Left mirror: It hangs down',
    officeLink: `${address}/admin?tab=vehicle&vehicle=${vehicle}`,
  });
});

describe('of damage', () => {
  const scratch = { area: 'roof', place: 'roof-front', severity: 'minor', description: 'A scratch' };
  let damageId: string;
  let before: { readonly id: string };

  beforeAll(async () => {
    const hour = { startTime: '2026-11-23T11:00:00.000Z', duration: 1 };
    app.clock.set('2026-11-23T10:00:00.000Z');
    before = await shift(app, dana, ruth).active('BLS2', hour);
    app.clock.advanceMinutes(10);
    await shift(app, dana, ruth).checkOut(before);
    app.clock.advanceMinutes(10);
    await shift(app, noa, ruth).active('BLS2', hour, {
      damageReports: [{ ...scratch, reportId: v7() }],
      mileage: 48_281,
    });
    const of = await vehicleId(app, 'BLS2');
    damageId = ((await ruth.get(`/api/admin/damage?vehicleId=${of}`).expect(200)).body as { id: string }[])[0]!.id;
    await eventually(async () => {
      const { body } = await ruth.get(`/api/damage/${damageId}`).expect(200);
      expect((body as { bracket: unknown }).bracket).not.toBeNull();
    });
  });

  async function settle(settling: object) {
    const { mark } = (await ruth.get(`/api/damage/${damageId}`).expect(200)).body as { mark: string };
    await ruth
      .post(`/api/admin/damage/${damageId}/settlements`)
      .send({ ...settling, mark })
      .expect(204);
  }

  it('the office is told who contests it, in their words', async () => {
    await noa.post(`/api/damage/${damageId}/contests`).send({ words: 'It was there before.' }).expect(204);
    const [message] = await told('damage_contested');
    expect(message).toMatchObject({ recipient: 'organisation', unit: '102' });
    expect(await valuesOf(message!)).toMatchObject({
      responderName: 'Amir Cohen',
      vehicleName: 'BLS2',
      reason: 'It was there before.',
      damageLink: `${address}/damage/${damageId}`,
    });
  });

  it('who contested it, and to whose shift it was attributed, are told how it was settled', async () => {
    await settle({ outcome: 'attributed', bookingId: before.id, reason: 'The photo shows it.', said: 1 });
    const messages = await told('damage_settled');
    expect(messages.map(({ unit }) => unit).sort()).toEqual(['101', '102']);
    const reasonOf = async (unit: string) => (await valuesOf(messages.find((one) => one.unit === unit)!)).reason;
    expect(await reasonOf('101')).toBe('It was attributed to your shift.\nThe photo shows it.');
    expect(await reasonOf('102')).toBe('It was attributed to the shift of somebody else.\nThe photo shows it.');
    await settle({ outcome: 'not-attributable', reason: 'A second photo.', said: 2 });
    // who was blamed first learns that they no longer are
    expect(
      (await told('damage_settled'))
        .slice(2)
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual(['101', '102']);
  });
});

it('all of them have a topic', () => {
  expect(kindsAbout('expense')).toEqual(['expense_approved', 'expense_declined']);
});

it('a contested reading is told to the office, and how it was settled to who contested it', async () => {
  const hour = { startTime: '2026-11-23T13:00:00.000Z', duration: 1 };
  app.clock.set('2026-11-23T13:00:00.000Z');
  const { id } = await shift(app, dana, ruth).active('BLS1', hour, { mileage: 48_210 });
  const of = { step: 'check-in', seenMileage: 48_210 };
  const contest = (words: string) => dana.post(`/api/bookings/${id}/reading-contests`).send({ ...of, words });
  await contest('It said 48,201').expect(204);
  await ruth
    .post(`/api/admin/bookings/${id}/kept-readings`)
    .send({ ...of, seenContests: 1, reason: 'The photo shows it' })
    .expect(200);
  const office = { recipient: 'organisation', kind: 'reading_contested', unit: '101' };
  const person = { recipient: 'responder', kind: 'reading_settled', unit: '101' };
  const all = () => told('reading_contested', 'reading_settled');
  const messages = await all();
  expect(messages).toHaveLength(2);
  expect(messages).toEqual(expect.arrayContaining([expect.objectContaining(office), expect.objectContaining(person)]));
  const messageOf = (kind: string, among: readonly Told[]) => among.findLast((one) => one.kind === kind)!;
  expect(await valuesOf(messageOf('reading_contested', messages))).toMatchObject({
    responderName: 'Dana Levi',
    vehicleName: 'BLS1',
    reason: 'At check-in: 48,210 km\nIt said 48,201',
    officeLink: `${address}/admin?tab=vehicle&vehicle=${await vehicleId(app, 'BLS1')}`,
  });
  expect(await valuesOf(messageOf('reading_settled', messages))).toMatchObject({
    responderName: 'Dana Levi',
    vehicleName: 'BLS1',
    reason: 'At check-in: the reading stays 48,210 km.\nThe photo shows it',
    readingLink: `${address}/history/${id}`,
  });

  // a correction settles it too, and tells nobody where nothing was contested since
  app.clock.set('2026-11-23T13:05:00.000Z');
  const correct = (seenMileage: number, mileage: number) =>
    ruth
      .post(`/api/admin/bookings/${id}/reading-corrections`)
      .send({ ...of, seenMileage, mileage, reason: 'Misread' })
      .expect(200);
  await correct(48_210, 48_205);
  expect(await all()).toHaveLength(2);
  await dana
    .post(`/api/bookings/${id}/reading-contests`)
    .send({ ...of, seenMileage: 48_205, words: 'Still wrong' })
    .expect(204);
  app.clock.set('2026-11-23T13:10:00.000Z');
  await correct(48_205, 48_201);
  const later = await all();
  expect(later).toHaveLength(4);
  expect(await valuesOf(messageOf('reading_settled', later))).toMatchObject({
    reason: 'At check-in: the reading is 48,201 km now, instead of 48,205 km.\nMisread',
  });
});

it('a person who contested the reading of the shift before finds its outcome on the page of their own shift', async () => {
  const hour = (at: number) => ({ startTime: `2026-11-23T${at}:00:00.000Z`, duration: 1 });
  const drive = async (person: Person, at: number, from: number) => {
    app.clock.set(hour(at).startTime);
    const step = shift(app, person, await app.signInAdmin());
    const booking = await step.active('PARAMEDIC 1', hour(at), { mileage: from });
    app.clock.advanceMinutes(40);
    await step.checkOut(booking, { mileage: from + 10 });
    return booking.id;
  };
  const [omer, maya] = [await app.signIn('103'), await app.signIn('105')];
  const before = await drive(omer, 15, 700);
  const own = await drive(maya, 17, 712);
  const of = { step: 'check-out', seenMileage: 710 };
  // until the shifts are in the ledger, nobody had the vehicle next
  await eventually(async () => {
    const { status } = await maya
      .post(`/api/bookings/${before}/reading-contests`)
      .send({ ...of, words: 'It said 712' });
    expect(status).toBe(204);
  });
  await (
    await app.signInAdmin()
  )
    .post(`/api/admin/bookings/${before}/kept-readings`)
    .send({ ...of, seenContests: 1, reason: 'The photo shows it' })
    .expect(200);
  const message = (await told('reading_settled')).find(({ unit }) => unit === '105')!;
  expect(await valuesOf(message)).toMatchObject({ readingLink: `${address}/history/${own}` });
});
