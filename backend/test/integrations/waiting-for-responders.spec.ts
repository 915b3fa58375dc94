import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { setStandingShift } from '../support/standing-shifts.js';
import { evening, serveWaitlist, type Wish } from '../support/waitlist.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import { makeToken, program, type MadeToken } from './support/program.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let admin: Person;
let made: MadeToken;
let scheduler: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, noa, admin] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
  made = await makeToken(admin, ['bookings:write', 'bookings:read', 'audit:read'], { name: 'Scheduler' });
  scheduler = program(app, made.token);
});
afterAll(() => app.close());

const as = (unitNumber: string) => ({ 'On-Behalf-Of': unitNumber });
const wishesOf = async (unitNumber: string) =>
  (await scheduler.get('/api/waitlist').set(as(unitNumber)).expect(200)).body as Wish[];
const join = async (unitNumber: string) => {
  const wish = {
    vehicleId: await vehicleId(app, 'ALS1'),
    anyOfType: false,
    ...evening,
    leastHours: 3,
    purpose: 'Evening',
  };
  return (await scheduler.post('/api/waitlist').set(as(unitNumber)).send(wish).expect(201)).body as Wish;
};

describe('a program that waits for a responder', () => {
  it('joins, sees the offer and accepts it, and the history names the program', async () => {
    const taken = await shift(app, noa, admin).request('ALS1', mondayEvening);
    const wish = await join('101');
    expect(await wishesOf('102')).toEqual([]);
    expect((await dana.get('/api/waitlist').expect(200)).body).toMatchObject([{ id: wish.id }]);
    await noa.delete(`/api/bookings/${taken.id}`).expect(200);
    await serveWaitlist(app);
    const [offered] = await wishesOf('101');
    const { vehicle, startTime, endTime } = offered!.offer!;
    const seen = { vehicleId: vehicle.id, startTime, endTime };
    expectProblem(
      await scheduler.post(`/api/waitlist/${wish.id}/accept`).set(as('102')).send({ seen }),
      404,
      'WISH_NOT_FOUND',
    );
    const answer = await scheduler.post(`/api/waitlist/${wish.id}/accept`).set(as('101')).send({ seen }).expect(201);
    const booking = answer.body as { id: string };
    expect(booking).toMatchObject({ status: 'pending', user: { unitNumber: '101' } });
    const { body: history } = await scheduler.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
    expect(history).toMatchObject([{ type: 'BookingRequested', actor: { accessToken: { id: made.id } } }]);
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
  });

  it('has no exemption of an administrator, leaves the line for them, and names one', async () => {
    const taken = await shift(app, noa, admin).request('ALS1', mondayEvening);
    const wish = await join('100');
    await scheduler.delete(`/api/waitlist/${wish.id}`).set(as('100')).expect(204);
    expect(await wishesOf('100')).toEqual([]);
    expectProblem(await scheduler.get('/api/waitlist'), 400, 'RESPONDER_NOT_NAMED');
    await noa.delete(`/api/bookings/${taken.id}`).expect(200);
  });
});

it('a program reads standing shifts as an administrator does', async () => {
  const { id } = await setStandingShift(app, admin, '103');
  const { body } = await scheduler.get('/api/admin/standing-shifts').expect(200);
  expect(body).toMatchObject([{ id, user: { unitNumber: '103' } }]);
  await scheduler.get(`/api/admin/standing-shifts/${id}`).expect(200);
  expectProblem(await scheduler.get(`/api/admin/standing-shifts/${id}/history`), 403, 'SCOPE_MISSING');
});
