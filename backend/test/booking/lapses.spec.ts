import type { components } from '@rigbook/contracts/api.types';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { releaseBookings } from '../support/release.js';
import { shift } from '../support/shift.js';
import { join, seenBy, serveWaitlist } from '../support/waitlist.js';

type Usage = components['schemas']['Usage'];
type Circumstances = components['schemas']['Circumstances'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

it('a responder’s missed bookings and late returns stand beside a decision and in Usage, with how long decisions took', async () => {
  const ruth = await app.signInAdmin();
  const dana = await app.signIn('101');
  const step = shift(app, dana, ruth);
  await step.signed('BLS1', { startTime: '2026-11-23T09:00:00.000Z', duration: 2 });
  app.clock.advanceMinutes(30);
  const late = await step.request('BLS2', { startTime: '2026-11-23T12:00:00.000Z', duration: 1 });
  app.clock.advanceMinutes(90);
  await step.approve(late);
  await step.sign(late);
  const asked = await step.request('BLS1', { startTime: '2026-11-24T12:00:00.000Z', duration: 1 });
  const factsNow = async (): Promise<Circumstances> =>
    (await ruth.get(`/api/admin/bookings/${asked.id}/circumstances`).expect(200)).body;

  app.clock.set('2026-11-23T10:01:00.000Z');
  await releaseBookings(app);
  expect((await factsNow()).lapses).toEqual({ missed: 1, late: 0, misused: 0, isWarning: false });
  app.clock.set('2026-11-23T12:00:00.000Z');
  await step.checkIn(late);
  app.clock.set('2026-11-23T13:30:00.000Z');
  expect((await factsNow()).lapses).toEqual({ missed: 1, late: 1, misused: 0, isWarning: true });
  await step.checkOut(late);
  expect((await factsNow()).lapses).toEqual({ missed: 1, late: 1, misused: 0, isWarning: true });
  // the mark on each of the responder's requests in a list
  const warned = async () => (await ruth.get('/api/admin/lapses').expect(200)).body;
  expect(await warned()).toEqual([{ userId: asked.user.id, missed: 1, late: 1, misused: 0 }]);
  await ruth.put('/api/admin/settings').send({ lapsesForWarning: 3 }).expect(200);
  expect(await warned()).toEqual([]);
  await ruth.put('/api/admin/settings').send({ lapsesForWarning: 0 }).expect(200);
  expect((await factsNow()).lapses.isWarning).toBe(false);
  expect(await warned()).toEqual([]);

  app.clock.set('2026-11-24T12:01:00.000Z');
  await releaseBookings(app);
  const admin = await app.signInAdmin();
  const { body } = await admin.get('/api/admin/usage').query({ from: '2026-11-23', to: '2026-11-24' }).expect(200);
  const { lapses, decisionTimes } = body as Usage;
  expect(lapses).toMatchObject([{ user: { unitNumber: '101' }, missed: 1, late: 1 }]);
  expect(decisionTimes).toMatchObject({
    decisions: 2,
    medianMinutes: 45,
    slowestMinutes: 90,
    slowestBookingId: late.id,
    undecided: 1,
    people: [{ user: { unitNumber: '100' }, decisions: 2, medianMinutes: 45, slowestMinutes: 90 }],
  });

  const later = await shift(app, await app.signIn('101'), admin).request('ALS1', {
    startTime: '2026-11-25T12:00:00.000Z',
    duration: 1,
  });
  app.clock.set('2027-02-23T12:00:00.000Z');
  const { body: longAfter } = await (
    await app.signInAdmin()
  )
    .get(`/api/admin/bookings/${later.id}/circumstances`)
    .expect(200);
  expect(longAfter.lapses).toMatchObject({ missed: 0, late: 0 });
});

it('a request that changed waits from then on', async () => {
  app.clock.set('2027-03-01T08:00:00.000Z');
  const [eli, ruth] = await Promise.all([app.signIn('102'), app.signInAdmin()]);
  const step = shift(app, eli, ruth);
  const booking = await step.request('BLS1', { startTime: '2027-03-02T12:00:00.000Z', duration: 2 });
  const change = (wish: object, seenHour: string) =>
    eli
      .post(`/api/bookings/${booking.id}/change`)
      .send({
        seen: {
          vehicleId: booking.vehicle.id,
          startTime: `2027-03-02T${seenHour}:00:00.000Z`,
          endTime: `2027-03-02T14:00:00.000Z`,
        },
        ...{ vehicleId: booking.vehicle.id, startTime: booking.startTime, duration: 2, purpose: booking.purpose },
        ...wish,
      })
      .expect(200);
  app.clock.advanceMinutes(60);
  const { body: moved } = await change({ startTime: '2027-03-02T13:00:00.000Z', duration: 1 }, '12');
  expect(moved).toMatchObject({ status: 'pending', askedAt: '2027-03-01T09:00:00.000Z' });
  app.clock.advanceMinutes(30);
  const another = { startTime: '2027-03-02T13:00:00.000Z', duration: 1, purpose: 'Another purpose' };
  expect((await change(another, '13')).body).toMatchObject({ askedAt: '2027-03-01T09:00:00.000Z' });
  await step.approve(booking);
  const { body } = await ruth.get('/api/admin/usage').query({ from: '2027-03-02', to: '2027-03-02' }).expect(200);
  expect(body.decisionTimes).toMatchObject({ decisions: 1, medianMinutes: 30, slowestMinutes: 30 });
});

it('what the settings approved was decided by nobody', async () => {
  app.clock.set('2027-05-03T08:00:00.000Z');
  const [dana, noa, ruth] = [await app.signIn('101'), await app.signIn('102'), await app.signInAdmin()];
  await ruth.put('/api/admin/settings').send({ waitlistApproves: true }).expect(200);
  const hours = { startTime: '2027-05-04T12:00:00.000Z', endTime: '2027-05-04T14:00:00.000Z' };
  const step = shift(app, dana, ruth);
  const taken = await step.request('ALS1', { startTime: hours.startTime, duration: 2 });
  const { body: wish } = await join(app, noa, { ...hours, leastHours: 2 }, 'ALS1');
  await ruth.delete(`/api/admin/bookings/${taken.id}`).send({}).expect(200);
  await serveWaitlist(app);
  const seen = await seenBy(noa, wish.id);
  const { body: accepted } = await noa.post(`/api/waitlist/${wish.id}/accept`).send({ seen }).expect(201);
  expect(accepted).toMatchObject({ status: 'approved' });
  const other = await step.request('BLS2', { startTime: hours.startTime, duration: 2 });
  app.clock.advanceMinutes(20);
  await step.approve(other);
  const { body } = await ruth.get('/api/admin/usage').query({ from: '2027-05-04', to: '2027-05-04' }).expect(200);
  expect(body.decisionTimes).toMatchObject({ decisions: 1, medianMinutes: 20, slowestBookingId: other.id });
});

it('a checkout that was sent late for want of a network is no late return', async () => {
  app.clock.set('2027-04-05T08:00:00.000Z');
  const [maya, ruth] = await Promise.all([app.signIn('104'), app.signInAdmin()]);
  const step = shift(app, maya, ruth);
  const lapses = async (checkOut: object, startTime: string) => {
    const booking = await step.active('BLS1', { startTime, duration: 1 });
    app.clock.advanceMinutes(90);
    await step.checkOut(booking, checkOut);
    const asked = await step.request('BLS2', { startTime: '2027-04-06T12:00:00.000Z', duration: 1 });
    const { body } = await ruth.get(`/api/admin/bookings/${asked.id}/circumstances`).expect(200);
    await ruth.delete(`/api/admin/bookings/${asked.id}`).expect(200);
    return body.lapses;
  };
  const onTime = { completedAt: '2027-04-05T08:55:00.000Z' };
  expect(await lapses(onTime, '2027-04-05T08:00:00.000Z')).toMatchObject({ late: 0 });
  app.clock.set('2027-04-05T10:00:00.000Z');
  const beforeTheBooking = { completedAt: '2027-04-05T09:55:00.000Z' };
  expect(await lapses(beforeTheBooking, '2027-04-05T10:00:00.000Z')).toMatchObject({ late: 1 });
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
