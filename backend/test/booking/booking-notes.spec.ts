import type { components } from '@rigbook/contracts/api.types';
import { eventually } from '../event-store/support/eventually.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { makeToken, program } from '../integrations/support/program.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

type Entry = components['schemas']['HistoryBookingNoteAdded'];

let app: TestApp;
let dana: Person;
let admin: Person;
let auditor: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin, auditor] = await Promise.all([app.signIn('101'), app.signInAdmin(), app.signInAuditor()]);
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-23T08:00:00.000Z'));

const note = 'The spare key is in box 2';
const addNote = (bookingId: string, body: object = { note }, person = admin) =>
  person.post(`/api/admin/bookings/${bookingId}/notes`).send(body);
const historyOf = async (bookingId: string, reader: Person): Promise<Entry[]> =>
  (await reader.get(`/api/audit/bookings/${bookingId}/history`).expect(200)).body as Entry[];

it("an administrator's note is in the history for administrators and auditors, not for the responder", async () => {
  const booking = await shift(app, dana, admin).request('ALS1');
  app.clock.set('2026-11-23T09:00:00.000Z');
  const { body } = await addNote(booking.id, { note: `  ${note} ` }).expect(200);
  expect(body).toEqual((await admin.get(`/api/bookings/${booking.id}`).expect(200)).body);
  expect(body).toMatchObject({ status: 'pending', adminNotes: null });

  const whole = await historyOf(booking.id, admin);
  expect(whole).toMatchObject([
    { type: 'BookingRequested' },
    {
      type: 'BookingNoteAdded',
      recordedAt: '2026-11-23T09:00:00.000Z',
      actor: { unitNumber: '100' },
      facts: { note },
      after: { status: 'pending' },
    },
  ]);
  expect((await historyOf(booking.id, auditor))[1]?.facts).toEqual(whole[1]?.facts);
  const own = await dana.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
  expect(own.body).toMatchObject([{ type: 'BookingRequested' }]);
  expect(own.text).not.toContain(note);
  expect((await dana.get('/api/activity').expect(200)).text).not.toContain('note');
});

it('a booking takes notes in every status, and they change nothing else', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.signed('BLS1');
  await addNote(booking.id).expect(200);
  await step.checkIn(booking);
  await addNote(booking.id).expect(200);
  await step.checkOut(booking);
  const { body } = await addNote(booking.id, { note: 'x'.repeat(500) }).expect(200);
  expect(body.status).toBe('completed');
  const cancelled = await step.request('BLS2', { startTime: '2026-11-24T16:00:00.000Z' });
  await dana.delete(`/api/bookings/${cancelled.id}`).expect(200);
  expect((await addNote(cancelled.id).expect(200)).body.status).toBe('cancelled');
});

it('one sending with an idempotency key adds one note, however often it is repeated', async () => {
  const { id } = await shift(app, dana, admin).request('ALS1', { startTime: '2026-11-24T16:00:00.000Z', duration: 1 });
  const send = () => addNote(id).set('Idempotency-Key', 'note-1').expect(200);
  expect((await send()).body).toEqual((await send()).body);
  expect(await historyOf(id, admin)).toHaveLength(2);
});

it('is for administrators alone', async () => {
  const { id } = await shift(app, dana, admin).request('BLS2', { startTime: '2026-11-25T16:00:00.000Z' });
  for (const person of [dana, auditor]) expectProblem(await addNote(id, { note }, person), 403, 'ADMIN_ONLY');
  expectProblem(await addNote(id, { note }, app.visitor()), 401, 'SIGNED_OUT');
  expect(await historyOf(id, admin)).toHaveLength(1);
});

it.each([
  ['an empty one', { note: '' }],
  ['one without a visible character', { note: ' \u200b ' }],
  ['none', {}],
  ['one of 501 characters', { note: 'x'.repeat(501) }],
  ['one that is no text', { note: 7 }],
])('refuses %s', async (_what, body) => {
  const { id } = await shift(app, dana, admin).request('FLY CAR 1', {
    startTime: '2026-11-26T06:00:00.000Z',
    duration: 1,
  });
  expectProblem(await addNote(id, body), 400, 'VALIDATION_FAILED');
  expect(await historyOf(id, admin)).toHaveLength(1);
  await dana.delete(`/api/bookings/${id}`).expect(200);
});

it.each([['0199c0de-ffff-7000-8000-00000000ffff'], ['none']])('refuses an unknown booking: %s', async (id) => {
  expectProblem(await addNote(id), 404, 'BOOKING_NOT_FOUND');
});

it('is no step: whoever comes too late reads who decided, not who wrote a note later', async () => {
  const { id } = await shift(app, dana, admin).request('BLS1', { startTime: '2026-11-27T06:00:00.000Z', duration: 1 });
  const decide = (approved: boolean) => admin.put(`/api/admin/bookings/${id}/approve`).send({ approved });
  await decide(false).expect(200);
  app.clock.set('2026-11-23T09:00:00.000Z');
  await addNote(id).expect(200);
  expect((await decide(true).expect(409)).body).toMatchObject({
    code: 'INVALID_TRANSITION',
    facts: { status: 'rejected', lastStep: { at: '2026-11-23T08:00:00.000Z' } },
  });
});

it('is in the event feed', async () => {
  const { id } = await shift(app, dana, admin).request('BLS1', { startTime: '2026-11-27T08:00:00.000Z', duration: 1 });
  await addNote(id).expect(200);
  const ledger = program(app, (await makeToken(admin, ['audit:read'])).token);
  await eventually(async () => {
    const { body } = await ledger.get('/api/events').query({ limit: 1000 }).expect(200);
    expect(body.events).toContainEqual(
      expect.objectContaining({
        type: 'BookingNoteAdded',
        stream: { type: 'booking', id, version: 2 },
        data: expect.objectContaining({ note }),
      }),
    );
  });
});
