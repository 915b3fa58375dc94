import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { queueReminders } from '../support/reminders.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let ruth: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, noa, ruth] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
});
afterAll(() => app.close());

const messagesAbout = async (id: string) => {
  const rows = await app.database.query<{ id: string; kind: string; channel: string; state: string }>({
    name: 'test.delays',
    text: `SELECT id, kind, channel, state FROM notification WHERE booking_id = $1 AND kind LIKE 'next_shift%' ORDER BY kind, channel`,
    values: [id],
  });
  const facts = await app.database.fetch(messageFacts(rows));
  return rows.map((row) => ({
    told: `${row.kind} ${row.channel} ${row.state}`,
    back: facts.get(row.id)?.booking?.vehicleBack,
  }));
};
const at = async (time: string) => {
  app.clock.set(time);
  await queueReminders(app);
};
const told = [
  'next_shift_delayed email queued',
  'next_shift_delayed whatsapp queued',
  'next_shift_delayed_office email queued',
];

it('the next holder and the office are told of an extension with the new end, once, and nobody who booked after it', async () => {
  app.clock.set('2026-11-23T15:30:00.000Z');
  const early = await shift(app, dana, ruth).active('ALS1', { duration: 2 });
  const next = await shift(app, noa, ruth).signed('ALS1', { startTime: '2026-11-23T19:00:00.000Z', duration: 2 });
  await at('2026-11-23T17:40:00.000Z');
  expect(await messagesAbout(next.id)).toEqual([]);
  const { vehicle, startTime, endTime } = early;
  const seen = { vehicleId: vehicle.id, startTime, endTime };
  app.clock.set('2026-11-23T17:45:00.000Z');
  await dana
    .post(`/api/bookings/${early.id}/extension`)
    .send({ seen, hours: 1, addendumVersion: currentAddendumVersion })
    .expect(200);
  await at('2026-11-23T17:46:00.000Z');
  await at('2026-11-23T17:47:00.000Z');
  const back = { at: '2026-11-23T19:00:00.000Z', isOverdue: false };
  expect(await messagesAbout(next.id)).toEqual(told.map((each) => ({ told: each, back })));

  await noa.delete(`/api/bookings/${next.id}`).expect(200);
  expect((await messagesAbout(next.id)).map((each) => each.told)).toEqual(
    told.map((each) => each.replace('queued', 'withdrawn')),
  );
  const again = await app.signInAdmin();
  const later = await shift(app, noa, again).signed('ALS1', { startTime: '2026-11-23T20:00:00.000Z', duration: 2 });
  await at('2026-11-23T18:30:00.000Z');
  expect(await messagesAbout(later.id)).toEqual([]);

  // overdue, and told from an hour before the next start
  await at('2026-11-23T19:00:00.000Z');
  const due = { at: '2026-11-23T19:00:00.000Z', isOverdue: true };
  expect(await messagesAbout(later.id)).toEqual(told.map((each) => ({ told: each, back: due })));
  await shift(app, dana, again).checkOut(early);
});
