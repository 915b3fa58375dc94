import type { components } from '@rigbook/contracts/api.types';
import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { isStillRelevant } from '@rigbook/contracts/notifications/still-relevant.rules';
import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { queueReminders } from '../support/reminders.js';
import { shift } from '../support/shift.js';

type Booking = components['schemas']['Booking'];

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
  const rows = await app.database.query<{
    id: string;
    kind: 'next_shift_delayed' | 'next_shift_delayed_office';
    channel: string;
    state: string;
  }>({
    name: 'test.delays',
    text: `SELECT id, kind, channel, state FROM notification WHERE booking_id = $1 AND kind LIKE 'next_shift%' ORDER BY kind, channel`,
    values: [id],
  });
  const facts = await app.database.fetch(messageFacts(rows));
  return rows.map((row) => {
    const { booking } = facts.get(row.id)!;
    const { at: time, isOverdue } = booking!.vehicleBack!;
    return {
      told: `${row.kind} ${row.channel} ${row.state}`,
      back: { at: time, isOverdue },
      isWanted: isStillRelevant(row.kind, booking, app.clock.now()),
    };
  });
};
const extend = (by: Person, { id, vehicle, startTime }: Booking, endTime: string) =>
  by
    .post(`/api/bookings/${id}/extension`)
    .send({ seen: { vehicleId: vehicle.id, startTime, endTime }, hours: 1, addendumVersion: currentAddendumVersion })
    .expect(200);
const at = async (time: string) => {
  app.clock.set(time);
  await queueReminders(app);
};
const all = (back: object, isWanted = true) => told.map((each) => ({ told: each, back, isWanted }));
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
  app.clock.set('2026-11-23T17:45:00.000Z');
  await extend(dana, early, early.endTime);
  await at('2026-11-23T17:46:00.000Z');
  await at('2026-11-23T17:47:00.000Z');
  const back = { at: '2026-11-23T19:00:00.000Z', isOverdue: false };
  expect(await messagesAbout(next.id)).toEqual(all(back));

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
  expect(await messagesAbout(later.id)).toEqual(all(due));
  await shift(app, dana, again).checkOut(early);
  expect(await messagesAbout(later.id)).toEqual(all(due, false));
});

it('everybody who starts within the hour is told of the one shift that is overdue', async () => {
  app.clock.set('2026-11-23T19:40:00.000Z');
  const admin = await app.signInAdmin();
  const late = await shift(app, dana, admin).active('BLS2', { startTime: '2026-11-23T20:00:00.000Z', duration: 1 });
  const holder = shift(app, noa, admin);
  const second = await holder.signed('BLS2', { startTime: '2026-11-23T21:00:00.000Z', duration: 1 });
  const third = await holder.signed('BLS2', { startTime: '2026-11-23T22:00:00.000Z', duration: 1 });
  const fourth = await holder.signed('BLS2', { startTime: '2026-11-23T23:00:00.000Z', duration: 1 });
  await at('2026-11-23T21:00:00.000Z');
  await at('2026-11-23T21:01:00.000Z');
  const due = { at: '2026-11-23T21:00:00.000Z', isOverdue: true };
  expect(await messagesAbout(second.id)).toEqual(all(due));
  expect(await messagesAbout(third.id)).toEqual(all(due));
  expect(await messagesAbout(fourth.id)).toEqual([]);
  await shift(app, dana, admin).checkOut(late);
});

it('an extension that was undone, or that the next holder knew, is told to nobody', async () => {
  app.clock.set('2026-11-23T21:20:00.000Z');
  const admin = await app.signInAdmin();
  const early = await shift(app, dana, admin).signed('BLS1', { startTime: '2026-11-24T08:00:00.000Z', duration: 2 });
  const next = await shift(app, noa, admin).signed('BLS1', { startTime: '2026-11-24T13:00:00.000Z', duration: 1 });
  const change = ({ id, vehicle, startTime, purpose }: Booking, endTime: string, to: object) =>
    admin
      .post(`/api/admin/bookings/${id}/change`)
      .send({ seen: { vehicleId: vehicle.id, startTime, endTime }, vehicleId: vehicle.id, startTime, purpose, ...to })
      .expect(200);
  app.clock.set('2026-11-23T21:30:00.000Z');
  await extend(dana, early, early.endTime);
  await change(early, '2026-11-24T11:00:00.000Z', { duration: 2, reason: 'Two hours are enough' });
  await at('2026-11-24T01:10:00.000Z');
  expect(await messagesAbout(next.id)).toEqual([]);

  await extend(dana, early, early.endTime);
  app.clock.set('2026-11-24T01:11:00.000Z');
  await change(next, next.endTime, { duration: 2, reason: 'Longer' });
  await at('2026-11-24T01:12:00.000Z');
  expect(await messagesAbout(next.id)).toEqual([]);

  await extend(dana, early, '2026-11-24T11:00:00.000Z');
  await at('2026-11-24T01:13:00.000Z');
  expect(await messagesAbout(next.id)).toEqual(all({ at: '2026-11-24T12:00:00.000Z', isOverdue: false }));
  await change(early, '2026-11-24T12:00:00.000Z', { duration: 3, reason: 'Three hours are enough' });
  expect((await messagesAbout(next.id)).map(({ isWanted }) => isWanted)).toEqual([false, false, false]);
});

it('the next holder is told of a later end that an administrator gives the shift before, and of none that is earlier', async () => {
  app.clock.set('2026-11-27T06:00:00.000Z');
  const [eli, next, admin] = await Promise.all([app.signIn('103'), app.signIn('104'), app.signInAdmin()]);
  const { id, vehicle } = await shift(app, eli, admin).active('BLS2', {
    startTime: '2026-11-27T06:00:00.000Z',
    duration: 2,
  });
  const waiting = await shift(app, next, admin).signed('BLS2', { startTime: '2026-11-27T10:00:00.000Z', duration: 1 });
  const end = (seenEnd: string, duration: number) =>
    admin
      .post(`/api/admin/bookings/${id}/change`)
      .send({
        seen: { vehicleId: vehicle.id, startTime: '2026-11-27T06:00:00.000Z', endTime: seenEnd },
        ...{ vehicleId: vehicle.id, startTime: '2026-11-27T06:00:00.000Z', duration },
        ...{ purpose: 'Evening shift', reason: 'Needed longer' },
      })
      .expect(200);
  app.clock.set('2026-11-27T06:10:00.000Z');
  await end('2026-11-27T08:00:00.000Z', 4);
  await at('2026-11-27T06:11:00.000Z');
  const back = { at: '2026-11-27T10:00:00.000Z', isOverdue: false };
  expect(await messagesAbout(waiting.id)).toEqual(all(back));
  await end('2026-11-27T10:00:00.000Z', 3);
  await at('2026-11-27T06:12:00.000Z');
  expect(await messagesAbout(waiting.id)).toHaveLength(told.length);
});
