import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';
import { answerOffer, holds, join, serveWaitlist, type Wish, wishesOf } from '../support/waitlist.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let avi: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, noa, avi] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signIn('103')]);
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

const accept = (person: Person, wish: { readonly id: string }) => answerOffer(person, wish, 'accept');
const cancel = ({ id }: { readonly id: string }) => admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
const set = (column: string, value: string | boolean | null, unit = '102') =>
  app.database.query({
    name: `test.set-${column}`,
    text: `UPDATE responder SET ${column} = $1 WHERE unit_number = $2`,
    values: [value, unit],
  });
const idOf = async (unit: string) =>
  (
    await app.database.query<{ id: string }>({
      name: 'test.id-of',
      text: `SELECT id FROM responder WHERE unit_number = $1`,
      values: [unit],
    })
  )[0]?.id;
const day = (date: number) => ({
  startTime: `2026-11-${date}T08:00:00.000Z`,
  endTime: `2026-11-${date}T12:00:00.000Z`,
});

/** Noa is offered what Dana gives up. */
async function offer(date: number, vehicle = 'ALS1'): Promise<Wish> {
  const booking = await shift(app, dana, admin).request(vehicle, { startTime: day(date).startTime, duration: 4 });
  const { body } = await join(app, noa, day(date), vehicle);
  await cancel(booking);
  await serveWaitlist(app);
  return body as Wish;
}

describe('joining is refused', () => {
  it.each([
    [{ leastHours: 5 }, 'The least hours are whole hours, from one to all of them.'],
    [{ leastHours: '3' }, 'leastHours must be a whole number.'],
    [{ startTime: '2026-11-23T16:30:00.000Z' }, 'Hours to wait for begin and end on the hour.'],
    [{ endTime: '2026-11-25T16:00:00.000Z' }, 'Hours to wait for last from one hour to 24.'],
    [{ startTime: 'tonight' }, 'startTime must be a date and time with its offset, such as 2026-11-22T16:00:00Z.'],
    [{ purpose: '' }, 'Please say what the booking is for.'],
  ])('to hours that nobody can book: %j', async (wish, message) => {
    const { body } = await join(app, noa, wish);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ message }] });
  });

  it('by the rules of a request that will hold at any offer', async () => {
    const newcomer = await app.signIn('111');
    expectProblem(await join(app, newcomer), 403, 'PROFILE_INCOMPLETE');
    await set('license_verified', false);
    expectProblem(await join(app, noa), 403, 'LICENCE_NOT_VERIFIED');
    await set('license_verified', true);
    const nothing = { vehicleId: '0197f1c2-0001-7000-8000-00000000dead' };
    expectProblem(await join(app, noa, nothing), 404, 'VEHICLE_NOT_FOUND');
    const over = { startTime: '2026-11-23T04:00:00.000Z', endTime: '2026-11-23T10:00:00.000Z' };
    expectProblem(await join(app, noa, over), 422, 'IN_THE_PAST');
    const later = { startTime: '2026-11-30T04:00:00.000Z', endTime: '2026-11-30T10:00:00.000Z' };
    expectProblem(await join(app, noa, later), 422, 'BEYOND_BOOKING_WINDOW');
    const saturday = { startTime: '2026-11-28T08:00:00.000Z', endTime: '2026-11-28T12:00:00.000Z' };
    expectProblem(await join(app, noa, saturday), 403, 'ADMIN_ONLY_PERIOD');
  });

  it('where the hours are free, and where one waits already', async () => {
    const free = await join(app, noa);
    expectProblem(free, 409, 'HOURS_ARE_FREE');
    expect(free.body).toMatchObject({ facts: { vehicleName: 'ALS1', free: { startAt: '2026-11-23T16:00:00.000Z' } } });
    const booking = await shift(app, dana, admin).request();
    const both = await Promise.all([join(app, noa), join(app, noa)]);
    expect(both.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort()).toEqual([
      '201 ',
      '409 ALREADY_WAITING',
    ]);
    const part = { startTime: '2026-11-23T18:00:00.000Z', endTime: '2026-11-23T21:00:00.000Z' };
    expectProblem(await join(app, noa, part), 409, 'ALREADY_WAITING');
    await cancel(booking);
    for (const { id } of await wishesOf(noa)) await noa.delete(`/api/waitlist/${id}`).expect(204);
  });

  it('beyond five at once', async () => {
    const names = ['ALS1', 'BLS1', 'BLS2', 'FLY CAR 1', 'PARAMEDIC 1'];
    await app.database.query({
      name: 'test.all',
      text: `UPDATE vehicle SET service_status = 'unavailable'`,
      values: [],
    });
    for (const name of names) expect((await join(app, noa, {}, name)).status).toBe(201);
    expectProblem(await join(app, noa, day(25)), 409, 'TOO_MANY_WISHES');
    for (const { id } of await wishesOf(noa)) await noa.delete(`/api/waitlist/${id}`).expect(204);
    await app.database.query({
      name: 'test.back',
      text: `UPDATE vehicle SET service_status = 'available'`,
      values: [],
    });
  });
});

it('somebody waits again after a process of an older version, which knows no slots, ended what they waited for', async () => {
  const booking = await shift(app, dana, admin).request();
  const { body: wish } = await join(app, noa);
  await noa.delete(`/api/waitlist/${wish.id}`).expect(204);
  const leaveSlot = (isOpen: boolean) =>
    app.database.query({
      name: 'test.leave-slot',
      text: `UPDATE waitlist_slot SET is_open = $2 WHERE wish_id = $1`,
      values: [wish.id, isOpen],
    });
  await leaveSlot(true);
  const again = await join(app, noa);
  expect(again.status).toBe(201);
  await noa.delete(`/api/waitlist/${again.body.id}`).expect(204);
  await leaveSlot(false);
  await cancel(booking);
});

describe('an offer', () => {
  it('is nobody else’s', async () => {
    const { id } = await offer(24);
    for (const answer of [
      await accept(avi, { id }),
      await answerOffer(avi, { id }, 'decline'),
      await avi.delete(`/api/waitlist/${id}`),
      await noa.delete('/api/waitlist/nothing'),
      await accept(noa, { id: 'nothing' }),
    ])
      expectProblem(answer, 404, 'WISH_NOT_FOUND');
    await noa.delete(`/api/waitlist/${id}`).expect(204);
    expectProblem(await noa.delete(`/api/waitlist/${id}`), 404, 'WISH_NOT_FOUND');
    expect(await holds(app)).toEqual([]);
  });

  it('is accepted by the rules of a request', async () => {
    const wish = await offer(24);
    await set('first_name', null);
    expectProblem(await accept(noa, wish), 403, 'PROFILE_INCOMPLETE');
    await set('first_name', 'Noa');
    const long = { startTime: '2026-11-25T06:00:00.000Z', duration: 14, purpose: 'A long day' };
    const vehicle = await vehicleId(app, 'BLS1');
    const { body: first } = await noa
      .post('/api/bookings')
      .send({ ...long, vehicleId: vehicle })
      .expect(201);
    const next = { ...long, startTime: '2026-11-26T06:00:00.000Z', vehicleId: vehicle };
    const { body: second } = await noa.post('/api/bookings').send(next).expect(201);
    expectProblem(await accept(noa, wish), 422, 'WEEKLY_LIMIT_EXCEEDED');
    const { body: refused } = await noa.get('/api/bookings/refused').expect(200);
    expect(refused[0]).toMatchObject({ code: 'WEEKLY_LIMIT_EXCEEDED', ...day(24) });
    await cancel(first);
    await cancel(second);
    const { body: booked } = await accept(noa, wish);
    await cancel(booked);
  });

  it('of hours for administrators is accepted by one who has the administration open', async () => {
    const saturday = { startTime: '2026-11-28T08:00:00.000Z', endTime: '2026-11-28T12:00:00.000Z' };
    const busy = { status: 'unavailable' };
    const id = await vehicleId(app, 'BLS2');
    await admin.put(`/api/vehicles/${id}`).send(busy).expect(200);
    await set('is_admin', true, '104');
    const avital = await app.signIn('104');
    const { body: wish } = await join(app, avital, saturday, 'BLS2');
    await admin.put(`/api/vehicles/${id}`).send({ status: 'available' }).expect(200);
    await serveWaitlist(app);
    expectProblem(await accept(avital, wish), 403, 'ADMIN_PASSWORD_REQUIRED');
    await set('is_admin', false, '104');
    expectProblem(await accept(avital, wish), 403, 'ADMIN_ONLY_PERIOD');
    await set('is_admin', true, '104');
    await avital.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
    const { body: booked } = await accept(avital, wish);
    await cancel(booked);
    await set('is_admin', false, '104');
  });

  it('ends when its vehicle is retired, and its person keeps the place', async () => {
    const { body: added } = await admin
      .post('/api/vehicles')
      .send({ name: 'OLD 1', type: 'Old', location: 'Base', allowedRoles: ['EMT'] })
      .expect(201);
    const wish = await offer(26, 'OLD 1');
    await admin.delete(`/api/vehicles/${added.id}`).expect(204);
    expectProblem(await accept(noa, wish), 404, 'VEHICLE_NOT_FOUND');
    await serveWaitlist(app);
    expect(await wishesOf(noa)).toMatchObject([{ id: wish.id, offer: null }]);
    await noa.delete(`/api/waitlist/${wish.id}`).expect(204);
  });

  it('ends when its person is left to audit only', async () => {
    const wish = await offer(24);
    await set('is_auditor', true);
    expectProblem(await accept(noa, wish), 403, 'NOT_FOR_AUDITORS');
    await set('is_admin', true);
    await serveWaitlist(app);
    expect(await holds(app)).toMatchObject([{ wishId: wish.id }]);
    await set('is_admin', false);
    await serveWaitlist(app);
    expect(await holds(app)).toEqual([]);
    expect(await wishesOf(noa)).toEqual([]);
    await set('is_auditor', false);
  });

  it('ends when its person is suspended or erased; nobody waits who does not exist', async () => {
    const wish = await offer(24);
    const noaId = await idOf('102');
    await admin.post(`/api/users/${noaId}/suspend`).send({ reason: 'Lost the phone' }).expect(204);
    await serveWaitlist(app);
    expect(await holds(app)).toEqual([]);
    const booking = await shift(app, dana, admin).request();
    const { body: waiting } = await join(app, avi);
    const aviId = await idOf('103');
    await admin.delete(`/api/users/${aviId}`).expect(204);
    await serveWaitlist(app);
    const rows = await app.database.query({
      name: 'test.wishes',
      text: `SELECT status, purpose FROM waitlist_wish WHERE wish_id = ANY ($1::uuid[]) ORDER BY joined_at, wish_id`,
      values: [[wish.id, waiting.id]],
    });
    expect(rows).toEqual([
      { status: 'ended', purpose: 'Evening shift' },
      { status: 'ended', purpose: '' },
    ]);
    await cancel(booking);
  });
});
