import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { releaseBookings } from '../support/release.js';
import { queueReminders } from '../support/reminders.js';
import { shift, vehicleId } from '../support/shift.js';

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ worker: false, shareDatabaseOf: one });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

/** `kind channel state`, of one booking. */
const messagesAbout = async (id: string, kind: string) => {
  const rows = await one.database.query<{ kind: string; channel: string; state: string }>({
    name: 'test.reminders',
    text: `SELECT kind, channel, state FROM notification WHERE booking_id = $1 AND kind LIKE $2 ORDER BY id`,
    values: [id, `${kind}%`],
  });
  return rows.map((row) => `${row.kind} ${row.channel} ${row.state}`).sort();
};
const warningsAbout = (id: string) => messagesAbout(id, 'no_show_warning');
const at = async (time: string) => {
  one.clock.set(time);
  await Promise.all([queueReminders(one), queueReminders(two)]);
};
const warned = [
  'no_show_warning email queued',
  'no_show_warning whatsapp queued',
  'no_show_warning_office email queued',
];
const people = async (unit: string): Promise<[Person, Person]> => [await one.signIn(unit), await one.signInAdmin()];

it('warns responder and office halfway to the release, once, however many workers look', async () => {
  const [dana, ruth] = await people('101');
  const late = await shift(one, dana, ruth).signed('ALS1');
  await at('2026-11-23T16:29:00.000Z');
  expect(await warningsAbout(late.id)).toEqual([]);
  await at('2026-11-23T16:30:00.000Z');
  expect(await warningsAbout(late.id)).toEqual(warned);
  await at('2026-11-23T16:50:00.000Z');
  expect(await warningsAbout(late.id)).toHaveLength(3);
  await shift(one, dana, ruth).checkIn(late);
  expect(await warningsAbout(late.id)).toEqual(warned.map((message) => message.replace('queued', 'withdrawn')));
});

it('tells the office of the release, and warns again after the booking was reinstated', async () => {
  one.clock.set('2026-11-24T09:00:00.000Z');
  const [amir, ruth] = await people('102');
  const wish = { startTime: '2026-11-24T10:00:00.000Z', duration: 6 };
  const missed = await shift(one, amir, ruth).signed('BLS1', wish);
  await at('2026-11-24T10:30:00.000Z');
  one.clock.set('2026-11-24T11:01:00.000Z');
  await releaseBookings(one);
  expect(await warningsAbout(missed.id)).toEqual(warned.map((message) => message.replace('queued', 'withdrawn')));
  expect(await messagesAbout(missed.id, 'booking_released')).toEqual(['booking_released_office email queued']);
  await ruth.post(`/api/admin/bookings/${missed.id}/reinstate`).expect(200);
  expect(await messagesAbout(missed.id, 'booking_released')).toEqual(['booking_released_office email withdrawn']);
  await at('2026-11-24T11:30:00.000Z');
  expect(await warningsAbout(missed.id)).toHaveLength(3);
  await at('2026-11-24T11:31:00.000Z');
  expect((await warningsAbout(missed.id)).filter((message) => message.endsWith('queued'))).toEqual(warned);
});

it('warns nobody whose vehicle is in maintenance, until it is back', async () => {
  one.clock.set('2026-11-25T09:00:00.000Z');
  const [noa, ruth] = await people('103');
  const wish = { startTime: '2026-11-25T10:00:00.000Z', duration: 6 };
  const waiting = await shift(one, noa, ruth).signed('BLS2', wish);
  const set = async (status: string) =>
    ruth
      .put(`/api/vehicles/${await vehicleId(one, 'BLS2')}`)
      .send({ status })
      .expect(200);
  await set('maintenance');
  await at('2026-11-25T10:45:00.000Z');
  await set('available');
  await at('2026-11-25T11:14:00.000Z');
  expect(await warningsAbout(waiting.id)).toEqual([]);
  await at('2026-11-25T11:15:00.000Z');
  expect(await warningsAbout(waiting.id)).toEqual(warned);
});

it('warns again, of the time that holds, after the vehicle was away', async () => {
  one.clock.set('2026-11-25T17:30:00.000Z');
  const [noa, ruth] = await people('103');
  const waiting = await shift(one, noa, ruth).signed('PARAMEDIC 1', {
    startTime: '2026-11-25T18:00:00.000Z',
    duration: 4,
  });
  const set = async (status: string) =>
    ruth
      .put(`/api/vehicles/${await vehicleId(one, 'PARAMEDIC 1')}`)
      .send({ status })
      .expect(200);
  await at('2026-11-25T18:30:00.000Z');
  expect(await warningsAbout(waiting.id)).toEqual(warned);
  await set('maintenance');
  one.clock.set('2026-11-25T18:50:00.000Z');
  await set('available');
  await at('2026-11-25T19:19:00.000Z');
  expect(await warningsAbout(waiting.id)).toEqual(warned);
  await at('2026-11-25T19:20:00.000Z');
  await at('2026-11-25T19:21:00.000Z');
  expect(await warningsAbout(waiting.id)).toHaveLength(2 * warned.length);
  one.clock.set('2026-11-25T19:49:00.000Z');
  await releaseBookings(one);
  expect((await noa.get(`/api/bookings/${waiting.id}`).expect(200)).body.status).toBe('approved');
});

it('reminds the office of a request twice, once each, and not of one that came too late for the last reminder', async () => {
  one.clock.set('2026-11-26T08:00:00.000Z');
  const [maya, ruth] = await people('104');
  const wish = { startTime: '2026-11-27T08:00:00.000Z', duration: 2 };
  const waiting = await shift(one, maya, ruth).request('ALS1', wish);
  const remindersOf = (id: string) => messagesAbout(id, 'request_');
  await at('2026-11-26T19:59:00.000Z');
  expect(await remindersOf(waiting.id)).toEqual([]);
  await at('2026-11-26T20:00:00.000Z');
  await at('2026-11-26T23:00:00.000Z');
  expect(await remindersOf(waiting.id)).toEqual(['request_reminder email queued']);
  const late = await shift(one, await one.signIn('105'), await one.signInAdmin()).request('BLS1', {
    startTime: '2026-11-27T01:00:00.000Z',
    duration: 1,
  });
  await at('2026-11-27T00:30:00.000Z');
  expect(await remindersOf(late.id)).toEqual([]);
  await at('2026-11-27T05:00:00.000Z');
  await at('2026-11-27T05:01:00.000Z');
  expect(await remindersOf(waiting.id)).toEqual([
    'request_last_reminder email queued',
    'request_reminder email queued',
  ]);
  await shift(one, maya, await one.signInAdmin()).approve(waiting);
  expect((await remindersOf(waiting.id)).filter((message) => message.endsWith('queued'))).toEqual([]);
});
