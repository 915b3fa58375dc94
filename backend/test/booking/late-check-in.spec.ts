import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, mondayEvening, shift } from '../support/shift.js';

const beforeIt = '2026-11-23T14:00:00.000Z';
let app: TestApp;
let dana: Person;
let admin: Person;
let auditor: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(beforeIt); // within twelve hours of all that follows, or the sessions end
  [dana, admin, auditor] = await Promise.all([app.signIn('101'), app.signInAdmin(), app.signInAuditor()]);
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(beforeIt));

const duringIt = '2026-11-23T16:05:00.000Z';
const afterIt = '2026-11-23T20:10:00.000Z';

it('a shift of which the server hears after its end is recorded whole, with the time on the device beside', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.signed('ALS1');
  app.clock.set(afterIt);
  expect(await step.checkIn(booking, { completedAt: duringIt })).toMatchObject({ status: 'active' });
  expect(await step.checkOut(booking)).toMatchObject({ status: 'completed' });
  const { body: history } = await auditor.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
  expect(JSON.stringify(history)).toContain(duringIt);
  const { body: vehicles } = await dana.get('/api/vehicles');
  expect(vehicles).toContainEqual(expect.objectContaining({ name: 'ALS1', status: 'available', mileage: 48_274 }));
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});

it('what was completed after the end is refused, and the hours of the next are not touched', async () => {
  const booking = await shift(app, dana, admin).signed('BLS1');
  app.clock.set(afterIt);
  const late = { ...checkInForm, completedAt: '2026-11-23T20:00:00.000Z' };
  expectProblem(await dana.post(`/api/bookings/${booking.id}/check-in`).send(late), 409, 'BOOKING_ENDED');
  const next = { ...mondayEvening, startTime: '2026-11-23T21:00:00.000Z', duration: 1 };
  await shift(app, dana, admin).request('BLS1', next);
});
