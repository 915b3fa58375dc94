import { createHash } from 'node:crypto';
import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { wiring } from '../../src/app/app.module.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-23T08:00:00.000Z'));

interface Extended {
  readonly id: string;
  readonly vehicle: { readonly id: string };
  readonly startTime: string;
  readonly endTime: string;
}

const extend = ({ id, vehicle, startTime, endTime }: Extended, by: Person = dana, more: object = {}) =>
  by.post(`/api/bookings/${id}/extension`).send({
    seen: { vehicleId: vehicle.id, startTime, endTime },
    hours: 1,
    addendumVersion: currentAddendumVersion,
    ...more,
  });
const withdraw = ({ id }: Extended, by: Person = dana) => by.delete(`/api/bookings/${id}`).expect(200);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('a shift goes on for an hour by an addendum, which belongs to the agreement', async () => {
  const step = shift(app, dana, admin);
  app.clock.set('2026-11-23T15:30:00.000Z');
  const booking = await step.active('ALS1');
  app.clock.set('2026-11-23T19:10:00.000Z');
  const { status, body } = await extend(booking);
  expect([status, body]).toMatchObject([200, { status: 'active', endTime: '2026-11-23T21:00:00.000Z', duration: 5 }]);
  expect(body).toEqual((await dana.get(`/api/bookings/${booking.id}`).expect(200)).body);

  const { body: agreement } = await dana.get(`/api/agreements/${booking.id}`).expect(200);
  expect(agreement.addenda).toMatchObject([{ version: '2026-11', acceptedAt: '2026-11-23T19:10:00.000Z' }]);
  const [{ text, sha256: hash }] = agreement.addenda;
  expect(sha256(text)).toBe(hash);
  expect(text).toContain('2026-11-23 23:00');
  const { body: history } = await dana.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
  expect(history.at(-1)).toMatchObject({
    type: 'BookingExtended',
    facts: { formerEndAt: '2026-11-23T20:00:00.000Z', endAt: '2026-11-23T21:00:00.000Z', addendumSha256: hash },
  });
  const messages = await app.database.query<{ kind: string; due: string }>({
    name: 'messages-of-extended',
    text: `SELECT DISTINCT kind, due_at AS due FROM notification WHERE stream = $1 AND state = 'queued' AND kind LIKE 'overdue%'`,
    values: [booking.id],
  });
  expect(messages.map(({ kind, due }) => `${kind} ${new Date(due).toISOString()}`).sort()).toEqual([
    'overdue_return 2026-11-23T21:00:00.000Z',
    'overdue_return_office 2026-11-23T21:30:00.000Z',
  ]);
  await step.checkOut(booking);
  expectProblem(await extend(body), 409, 'INVALID_TRANSITION');
});

it('a signed document that no page can be added to is downloaded as it is, without its addenda', async () => {
  const booking = await shift(app, dana, admin).signed('BLS2', { startTime: '2026-11-24T16:00:00.000Z', duration: 2 });
  await extend(booking).expect(200);
  const stored = Buffer.from('%PDF-1.7 of another library');
  await withConnection(app.testDatabase.superuserUrl, (client) =>
    client.query(
      `UPDATE signed_agreement SET pdf = $2, pdf_sha256 = encode(sha256($2::bytea), 'hex') WHERE booking_id = $1`,
      [booking.id, stored],
    ),
  );
  const { status, body } = await dana.get(`/api/agreements/${booking.id}/pdf`).responseType('blob');
  expect([status, String(body)]).toEqual([200, String(stored)]);
});

it('a signed booking stays signed, and can be extended again', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.signed('BLS1', { startTime: '2026-11-24T16:00:00.000Z', duration: 2 });
  const once = (await extend(booking).expect(200)).body;
  expect(once).toMatchObject({ status: 'approved', signedAt: booking.signedAt ?? expect.any(String), duration: 3 });
  expectProblem(await extend(booking), 409, 'BOOKING_CHANGED_MEANWHILE');
  const twice = (await extend(once, dana, { hours: 2 }).expect(200)).body;
  expect(twice).toMatchObject({ duration: 5, endTime: '2026-11-24T21:00:00.000Z' });
  await withdraw(booking);
});

describe('an extension is refused', () => {
  it('into the next booking, and says until when the vehicle is free', async () => {
    const step = shift(app, dana, admin);
    const booking = await step.approve(await step.request('BLS2', { duration: 2 }));
    const noa = await app.signIn('102');
    const next = await shift(app, noa, admin).request('BLS2', {
      startTime: '2026-11-23T19:00:00.000Z',
    });
    const answer = await extend(booking, dana, { hours: 2 });
    expectProblem(answer, 409, 'NEXT_BOOKING_IN_THE_WAY');
    expect(answer.body.facts).toMatchObject({ startsAt: '2026-11-23T19:00:00.000Z' });
    await extend(booking).expect(200);
    await withdraw(booking);
    await withdraw(next, noa);
  });

  it('beyond what needs no approval, which the settings name', async () => {
    const step = shift(app, dana, admin);
    const booking = await step.approve(await step.request('BLS2', { duration: 2 }));
    expectProblem(await extend(booking, dana, { hours: 3 }), 403, 'EXTENSION_NEEDS_APPROVAL');
    await admin.put('/api/admin/settings').send({ extensionHoursWithoutApproval: 24 }).expect(400);
    await admin.put('/api/admin/settings').send({ extensionHoursWithoutApproval: 0 }).expect(200);
    expectProblem(await extend(booking), 403, 'EXTENSION_NEEDS_APPROVAL');
    await admin.put('/api/admin/settings').send({ extensionHoursWithoutApproval: 2 }).expect(200);
    await withdraw(booking);
  });

  it('beyond 24 hours in all, and beyond the hours of the week', async () => {
    const yael = await app.signIn('104');
    const step = shift(app, yael, admin);
    const startTime = '2026-11-24T08:00:00.000Z';
    const day = await step.approve(await step.request('BLS1', { startTime, duration: 23 }));
    expectProblem(await extend(day, yael, { hours: 2 }), 422, 'LONGEST_BOOKING_REACHED');
    const evening = await step.approve(
      await step.request('ALS1', { startTime: '2026-11-25T16:00:00.000Z', duration: 6 }),
    );
    expectProblem(await extend(evening, yael, { hours: 2 }), 422, 'WEEKLY_LIMIT_EXCEEDED');
    await extend(evening, yael).expect(200);
    await withdraw(day, yael);
    await withdraw(evening, yael);
  });

  it("into the hours of administrators, for whom the administration's password is asked", async () => {
    const untilFridayNoon = { startTime: '2026-11-27T08:00:00.000Z', duration: 3 };
    const step = shift(app, dana, admin);
    const booking = await step.approve(await step.request('BLS1', untilFridayNoon));
    expectProblem(await extend(booking), 403, 'ADMIN_ONLY_PERIOD');
    await withdraw(booking);
    const own = shift(app, admin, admin);
    const locked = await app.signIn('100');
    const ofAdmin = await own.approve(await own.request('BLS1', untilFridayNoon));
    expectProblem(await extend(ofAdmin, locked), 403, 'ADMIN_PASSWORD_REQUIRED');
    await extend(ofAdmin, admin).expect(200);
    await withdraw(ofAdmin, admin);
  });

  it('before the approval, by others, and after the end', async () => {
    const step = shift(app, dana, admin);
    const pending = await step.request('FLY CAR 1', { duration: 2 });
    expectProblem(await extend(pending), 409, 'INVALID_TRANSITION');
    const approved = await step.approve(pending);
    expectProblem(await extend(approved, await app.signIn('103')), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await extend(approved, dana, { addendumVersion: '2020-01' }), 400, 'VALIDATION_FAILED');
    expectProblem(await extend(approved, dana, { hours: 0 }), 400, 'VALIDATION_FAILED');
    app.clock.set('2026-11-23T18:00:00.000Z');
    expectProblem(await extend(approved), 409, 'BOOKING_ENDED');
    await withdraw(approved);
  });

  it('of a shift that is overdue by more', async () => {
    app.clock.set('2026-11-23T15:30:00.000Z');
    const step = shift(app, dana, admin);
    const out = await step.active('FLY CAR 1', { duration: 2 });
    app.clock.set('2026-11-23T19:00:00.000Z');
    expectProblem(await extend(out), 422, 'END_IN_THE_PAST');
    await extend(out, dana, { hours: 2 }).expect(200);
    await step.checkOut(out);
  });
});

it('all views equal the replay', async () => {
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
