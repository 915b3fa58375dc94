import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { bookingById } from '../../src/booking/views/booking-diary/booking-diary.query.js';
import type { BookingReader } from '../../src/booking/reading-bookings.policy.js';
import { toBookingResponse } from '../../src/booking/views/booking-diary/booking.response.js';
import { respondersOf } from '../responders/support/responders-of.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let admin: Person;
let dana: Person;
let avi: Person;
let auditor: Person;

const { register } = respondersOf(
  () => app,
  () => admin,
);

/** A shift of an administrator, who needs no license, approved by another; then both are erased. */
async function shiftOfErasedPeople(): Promise<void> {
  const erased = [await register(), await register()] as const;
  const [responder, decider] = await Promise.all(erased.map(({ unitNumber }) => app.signIn(unitNumber)));
  for (const { id } of erased) await admin.put(`/api/users/${id}`).send({ isAdmin: true }).expect(200);
  await decider!.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
  const step = shift(app, responder!, decider!);
  await step.checkOut(await step.active('BLS1', { startTime: '2026-11-23T08:00:00.000Z', duration: 2 }));
  for (const { id } of erased) await admin.delete(`/api/users/${id}`).expect(204);
}

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  app.clock.set('2026-11-23T07:59:59.129Z');
  [dana, avi, auditor] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAuditor()]);
  admin = await app.signInAdmin();
  await shiftOfErasedPeople();
  const [of, other] = [shift(app, dana, admin), shift(app, avi, admin)];
  const at = (startTime: string) => ({ startTime, duration: 2 });
  await of.request('ALS1', { ...at('2026-11-24T08:00:00.000Z'), purpose: 'קו "צפון"\n\\ </script> 🚑' });
  const rejected = await other.request('ALS1', at('2026-11-24T12:00:00.000Z'));
  const rejection = { approved: false, adminNotes: 'Not this time' };
  await admin.put(`/api/admin/bookings/${rejected.id}/approve`).send(rejection).expect(200);
  const cancelled = await of.request('BLS1', at('2026-11-24T14:00:00.000Z'));
  await dana.delete(`/api/bookings/${cancelled.id}`).expect(200);
  await other.approve(await other.request('ALS1', at('2026-11-24T16:00:00.000Z')));
  await other.checkOut(await other.active('BLS2', at('2026-11-23T08:00:00.000Z')));
  app.clock.set('2026-11-23T09:59:59.007Z');
  await other.active('BLS2', at('2026-11-23T10:00:00.000Z'), { mileage: 48_000 });
  app.clock.set('2026-11-23T12:00:00.000Z'); // the end of that shift: overdue
});
afterAll(() => app.close());

interface Listed {
  readonly id: BookingId;
  readonly status: string;
}
const listed = async (person: Person, path: string): Promise<Listed[]> => (await person.get(path).expect(200)).body;

const asRows = (bookings: readonly Listed[], reader: BookingReader) =>
  Promise.all(
    bookings.map(async ({ id }) => {
      const row = await app.database.fetch(bookingById(id));
      return row && JSON.parse(JSON.stringify(toBookingResponse(row, { reader, now: app.clock.now() })));
    }),
  );

it('a list that Postgres writes says of a booking what its row says, whatever has happened to it', async () => {
  const bookings = await listed(admin, '/api/admin/bookings');
  expect(new Set(bookings.map((booking) => booking.status)).size).toBe(6);
  expect(bookings).toEqual(await asRows(bookings, 'administrator'));
  expect(bookings).toContainEqual(expect.objectContaining({ overdue: true, lastMileageBefore: 48_274 }));
  const unnamed = { id: expect.any(String), unitNumber: null, firstName: null, lastName: null };
  expect(bookings).toContainEqual(expect.objectContaining({ user: unnamed, decidedBy: unnamed }));
  expect(bookings).toContainEqual(expect.objectContaining({ requestedAt: '2026-11-23T07:59:59.129Z' }));
  expect(bookings).toContainEqual(expect.objectContaining({ checkedInAt: '2026-11-23T09:59:59.007Z' }));
  expect(bookings).toContainEqual(
    expect.objectContaining({
      eligibilityWarnings: expect.arrayContaining([expect.stringMatching(/^(The responder|This is an ALS)/)]),
    }),
  );
});

it('a responder is shown their bookings without what only administrators see', async () => {
  for (const person of [dana, avi]) {
    const bookings = await listed(person, '/api/bookings');
    expect(bookings.length).toBeGreaterThan(1);
    expect(bookings).toEqual(await asRows(bookings, 'responder'));
  }
});

it('an auditor is shown all that administrators see', async () => {
  const bookings = await listed(auditor, '/api/audit/bookings');
  expect(bookings).toEqual(await asRows(bookings, 'auditor'));
  expect(bookings).toEqual(await listed(admin, '/api/admin/bookings'));
});

it('the overview of a day writes them alike', async () => {
  const day = 'from=2026-11-22T22:00:00.000Z&to=2026-11-25T22:00:00.000Z';
  const { bookings } = (await admin.get(`/api/admin/overview?${day}`).expect(200)).body as { bookings: Listed[] };
  expect(bookings).toHaveLength(5);
  expect(bookings).toEqual(await asRows(bookings, 'administrator'));
});
