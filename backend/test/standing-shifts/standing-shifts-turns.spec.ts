import { reasonsForTurn } from '../../src/standing-shifts/make-bookings/reasons-for-turn.query.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';
import { makeStandingShifts, setStandingShift } from '../support/standing-shifts.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, admin] = [await app.signIn('101'), await app.signInAdmin()];
});
afterAll(() => app.close());

it('the worker looks for standing shifts that were set, and for what may take an obstacle away', async () => {
  const seen: string[] = [];
  const look = async (step: () => Promise<unknown>) => {
    const { until } = await app.database.fetch(reasonsForTurn(undefined));
    await step();
    const { begins, frees } = await app.database.fetch(reasonsForTurn(until));
    seen.push([begins ? 'begins' : '', frees ? 'frees' : ''].join(''));
  };
  const { id } = await shift(app, dana, admin).request('BLS2');
  await look(() => dana.delete(`/api/bookings/${id}`).expect(200));
  await look(() => dana.get('/api/bookings').expect(200));
  await look(() => setStandingShift(app, admin, '103', { fromDay: '2027-02-01' }));
  await look(() => makeStandingShifts(app));
  expect(seen).toEqual(['frees', '', 'begins', '']);
});
