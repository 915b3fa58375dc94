import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import { evening, seenBy, serveWaitlist } from '../support/waitlist.js';
import { wordsInDatabase } from '../support/words-in-database.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

interface Entry {
  readonly type: string;
  readonly eventId: string;
}
const change = async (id: string, to: object, by: Person) => {
  const its = await vehicleId(app, 'ALS1');
  const seen = { vehicleId: its, startTime: mondayEvening.startTime, endTime: '2026-11-23T20:00:00.000Z' };
  const path = `/api/${by === admin ? 'admin/' : ''}bookings/${id}/change`;
  await by
    .post(path)
    .send({ seen, vehicleId: its, ...mondayEvening, ...to })
    .expect(200);
};
const erase = async (id: string, type: string, path: string) => {
  const { body } = await admin.get(`/api/audit/bookings/${id}/history`).expect(200);
  const { eventId } = (body as readonly Entry[]).find((entry) => entry.type === type)!;
  const text = { eventId, path, because: 'names-a-person' };
  await admin.post(`/api/admin/bookings/${id}/text-erasures`).send(text).expect(204);
};
const bookingNow = async (id: string) => (await dana.get(`/api/bookings/${id}`).expect(200)).body as object;

const expectRebuiltAlike = async () => expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);

it('erasing the first purpose leaves the one of a later change, which can be erased then', async () => {
  const { id } = await shift(app, dana, admin).request('ALS1', { purpose: 'The first purpose' });
  await change(id, { purpose: 'The present purpose' }, dana);
  await erase(id, 'BookingRequested', 'purpose');
  expect(await bookingNow(id)).toMatchObject({ purpose: 'The present purpose' });
  await expectRebuiltAlike();
  await erase(id, 'BookingChanged', 'purpose');
  expect(await bookingNow(id)).toMatchObject({ purpose: '' });
  await expectRebuiltAlike();
  await admin.delete(`/api/admin/bookings/${id}`).expect(200);
});

it('erasing the reason of a change leaves the reason of a later cancellation', async () => {
  const { id } = await shift(app, dana, admin).signed('ALS1');
  await change(id, { duration: 3, reason: 'Why it was changed' }, admin);
  await admin.delete(`/api/admin/bookings/${id}`).send({ reason: 'Why it was cancelled' }).expect(200);
  await erase(id, 'BookingChanged', 'reason');
  expect(await bookingNow(id)).toMatchObject({ reason: 'Why it was cancelled' });
  await expectRebuiltAlike();
  await erase(id, 'BookingCancelled', 'reason');
  expect(await bookingNow(id)).toMatchObject({ reason: null });
  await expectRebuiltAlike();
});

it('erasing the purpose of a booking from the waitlist reaches the wish that it repeats', async () => {
  const noa = await app.signIn('102');
  const taken = await shift(app, dana, admin).request('ALS1');
  const wish = { vehicleId: await vehicleId(app, 'ALS1'), anyOfType: false, ...evening, leastHours: 3 };
  const { body: joined } = await noa
    .post('/api/waitlist')
    .set('Idempotency-Key', 'wish-form')
    .send({ ...wish, purpose: 'zebra-wish' })
    .expect(201);
  await admin.delete(`/api/admin/bookings/${taken.id}`).expect(200);
  await serveWaitlist(app);
  const { body: booked } = await noa
    .post(`/api/waitlist/${joined.id}/accept`)
    .set('Idempotency-Key', 'accept-form')
    .send({ seen: await seenBy(noa, joined.id) })
    .expect(201);
  expect((await wordsInDatabase(app.testDatabase.url, 'zebra-wish')).length).toBeGreaterThan(4);
  await erase(booked.id, 'BookingRequested', 'purpose');
  expect(await wordsInDatabase(app.testDatabase.url, 'zebra-wish')).toEqual([]);
  await expectRebuiltAlike();
});
