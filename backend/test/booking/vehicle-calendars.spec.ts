import type { components } from '@rigbook/contracts/api.types';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import { join, serveWaitlist, wishesOf } from '../support/waitlist.js';

type Calendar = components['schemas']['VehicleCalendar'];

let app: TestApp;
let dana: Person;
let eli: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, eli, admin] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
});
afterAll(() => app.close());

const within = { from: '2026-11-23T08:00:00.000Z', to: '2026-11-24T08:00:00.000Z' };
const read = (asked: object = within) => eli.get('/api/vehicles/calendar').query(asked);
const calendarOf = async (name: string): Promise<Calendar> => {
  const id = await vehicleId(app, name);
  const { body } = await read().expect(200);
  return (body as Calendar[]).find((calendar) => calendar.vehicleId === id)!;
};
const change = async (name: string, changes: object) =>
  admin
    .put(`/api/vehicles/${await vehicleId(app, name)}`)
    .send(changes)
    .expect(200);

describe('the calendars of all vehicles', () => {
  it('have the taken hours of each, by name and without who took them', async () => {
    const booked = await shift(app, dana, admin).request('ALS1');
    const { body, text } = await read().expect(200);
    const fleet = (await eli.get('/api/vehicles').expect(200)).body as { id: string }[];
    expect((body as Calendar[]).map((calendar) => calendar.vehicleId)).toEqual(fleet.map(({ id }) => id));
    expect(await calendarOf('ALS1')).toEqual({
      vehicleId: booked.vehicle.id,
      ...within,
      taken: [
        {
          startTime: mondayEvening.startTime,
          endTime: '2026-11-23T20:00:00.000Z',
          heldUntil: '2026-11-23T20:00:00.000Z',
          askedFrom: null,
          offeredUntil: null,
        },
      ],
      outOfService: null,
      turnRoundMinutes: 0,
    });
    for (const personal of ['"101"', 'Dana', booked.id, booked.user.id, booked.purpose])
      expect(text).not.toContain(personal);
  });

  it('are those that each vehicle has alone', async () => {
    const id = await vehicleId(app, 'ALS1');
    const { body } = await eli.get(`/api/vehicles/${id}/calendar`).query(within).expect(200);
    expect(body).toEqual(await calendarOf('ALS1'));
  });

  it('leave out what lies outside the hours asked for', async () => {
    const { body } = await read({ from: '2026-11-23T20:00:00.000Z', to: within.to }).expect(200);
    expect((body as Calendar[]).flatMap(({ taken }) => taken)).toEqual([]);
  });

  it('say which vehicle is out of service, and until when', async () => {
    const until = '2026-11-23T18:00:00.000Z';
    await change('BLS1', { status: 'maintenance', availableFrom: until });
    await change('BLS2', { status: 'unavailable' });
    expect((await calendarOf('BLS1')).outOfService).toEqual({ status: 'maintenance', until });
    expect((await calendarOf('BLS2')).outOfService).toEqual({ status: 'unavailable', until: null });
  });

  it('hours after the maintenance can be requested and approved, earlier ones cannot', async () => {
    const wish = { vehicleId: await vehicleId(app, 'BLS1'), duration: 2, purpose: 'Late shift' };
    const early = await dana.post('/api/bookings').send({ ...wish, startTime: '2026-11-23T17:00:00Z' });
    expect(early.body).toMatchObject({ status: 409, code: 'VEHICLE_UNAVAILABLE' });
    const of = shift(app, eli, admin);
    await of.approve(await of.request('BLS1', { startTime: '2026-11-23T18:00:00Z', duration: 2 }));
  });

  it('a vehicle that is out on a shift can be requested for later, not for the hours of the shift', async () => {
    const of = shift(app, eli, admin);
    const out = await of.signed('FLY CAR 1', { startTime: '2026-11-23T08:00:00Z', duration: 3 });
    await of.checkIn(out);
    const wish = { vehicleId: out.vehicle.id, duration: 1, purpose: 'Afterwards' };
    const during = await admin.post('/api/bookings').send({ ...wish, startTime: '2026-11-23T10:00:00Z' });
    expect(during.body).toMatchObject({ status: 409, code: 'VEHICLE_ALREADY_BOOKED' });
    await admin
      .post('/api/bookings')
      .send({ ...wish, startTime: out.endTime })
      .expect(201);
  });

  it('say until when hours are held for somebody on the waitlist, and not for whom', async () => {
    const { taken } = await calendarOf('ALS1');
    const [booked] = (await dana.get('/api/bookings').expect(200)).body as { id: string; vehicle: { name: string } }[];
    expect(taken).toHaveLength(1);
    expect((await join(app, eli)).status).toBe(201);
    await admin.delete(`/api/admin/bookings/${booked?.id}`).send({}).expect(200);
    await serveWaitlist(app);
    const [wish] = await wishesOf(eli);
    const held = (await calendarOf('ALS1')).taken;
    expect(held).toMatchObject([
      { startTime: mondayEvening.startTime, offeredUntil: wish?.offer?.holdEndsAt, askedFrom: null },
    ]);
    expect(JSON.stringify(held)).not.toContain(wish?.id);
  });

  it('need somebody who is signed in, and at most eight days', async () => {
    expect((await app.visitor().get('/api/vehicles/calendar').query(within)).status).toBe(401);
    expect((await read({ ...within, to: '2026-12-02T08:00:00.000Z' })).status).toBe(400);
  });
});
