import { eventually } from '../event-store/support/eventually.js';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ON_BEHALF_OF_HEADER } from '@rigbook/contracts/integrations/access-token.words';
import { makeToken, program } from '../integrations/support/program.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { openCountingProxy, type CountingProxy } from '../support/servers/counting-proxy.js';
import { checkInForm, checkOutForm, drawnSignature, mondayEvening, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let counted: TestApp;
let proxy: CountingProxy;
let dana: Person;
let admin: Person;
let vehicle: string;

beforeAll(async () => {
  app = await startTestApp();
  proxy = await openCountingProxy(app.testDatabase.url);
  const testDatabase = { ...app.testDatabase, url: proxy.url };
  counted = await startTestApp({ shareDatabaseOf: { ...app, testDatabase }, worker: false });
  [dana, admin] = [await counted.signIn('101'), await counted.signInAdmin()];
  vehicle = await vehicleId(app, 'ALS1');
});
afterAll(async () => {
  await counted.close();
  proxy.close();
  await app.close();
});

/** Hints to other processes, after the answer. */
const isHint = (trip: readonly string[]) => trip.every((statement) => statement === 'database.notify');

/** The statements that a request sends in each of its round trips. */
async function namesOf(request: () => PromiseLike<unknown>): Promise<readonly (readonly string[])[]> {
  await new Promise((hinted) => setTimeout(hinted, 100));
  proxy.forget();
  await request();
  return proxy.roundTrips().filter((trip) => !isHint(trip));
}

/** How many they are. */
const tripsOf = async (request: () => PromiseLike<unknown>): Promise<readonly number[]> =>
  (await namesOf(request)).map((trip) => trip.length);

const request = (startTime: string, headers: Record<string, string> = {}) =>
  dana
    .post('/api/bookings')
    .set(headers)
    .send({ ...mondayEvening, vehicleId: vehicle, startTime })
    .expect(201);

describe('statements by round trip', () => {
  it('of a booking', async () => {
    expect(await tripsOf(() => request('2026-11-24T16:00:00.000Z'))).toEqual([1, 1, 7]);
  });

  it('of a booking with an idempotency key are those that docs/a-booking.md lists', async () => {
    const trips = await namesOf(() => request('2026-11-24T20:00:00.000Z', { 'Idempotency-Key': 'listed' }));
    const page = await readFile(path.join(import.meta.dirname, '../../../docs/a-booking.md'), 'utf8');
    const listed = [...page.matchAll(/^\| (\d) +\| `([^`]+)`/gm)].map(([, trip, name]) => [Number(trip), name]);
    expect(listed).toEqual(trips.flatMap((trip, nth) => trip.map((name) => [nth + 1, name])));
  });

  it('of a booking with an idempotency key, and of its repeat', async () => {
    const send = () => request('2026-11-25T16:00:00.000Z', { 'Idempotency-Key': 'counted' });
    expect(await tripsOf(send)).toEqual([2, 1, 8]);
    expect(await tripsOf(send)).toEqual([2]);
  });

  it('of a program that books for a responder with an idempotency key, and of its repeat', async () => {
    const { token } = await makeToken(admin, ['bookings:write']);
    const send = () =>
      program(counted, token)
        .post('/api/bookings')
        .set({ [ON_BEHALF_OF_HEADER]: '101', 'Idempotency-Key': 'counted' })
        .send({ ...mondayEvening, vehicleId: vehicle, startTime: '2026-11-26T16:00:00.000Z' })
        .expect(201);
    const first = program(counted, token).post('/api/bookings').set(ON_BEHALF_OF_HEADER, '101');
    await first.send({}).expect(400); // a token's first use, and from which network, is recorded beside the answer
    const noted = {
      name: 'test.noted',
      text: `SELECT FROM access_record WHERE kind = 'token-new-network'`,
      values: [],
    };
    await eventually(async () => expect(await counted.database.query(noted)).toHaveLength(1));
    // the token, its calls in this minute, the responder, the key, the facts, the writes
    expect(await tripsOf(send)).toEqual([1, 1, 1, 1, 1, 8]);
    expect(await tripsOf(send)).toEqual([1, 1, 1, 1]);
  });

  it('of a refusal, which reads the booking again', async () => {
    const step = shift(counted, dana, admin);
    const { id } = await step.request('ALS1', { startTime: '2026-11-27T08:00:00.000Z', duration: 2 });
    const refused = () => dana.post(`/api/bookings/${id}/check-in`).send(checkInForm).expect(409);
    expect(await tripsOf(refused)).toEqual([1, 3, 1]);
  });

  it('of each step of a shift', async () => {
    const { id } = await shift(counted, dana, admin).request();
    const steps = `/api/bookings/${id}`;
    const signature = { signature: await drawnSignature(), name: 'Dana Levi', date: '2026-11-23' };
    const approval = () => admin.put(`/api/admin/bookings/${id}/approve`).send({ approved: true }).expect(200);
    expect({
      approval: await tripsOf(approval),
      signature: await tripsOf(() => dana.post(`${steps}/signature`).send(signature).expect(200)),
      'check-in': await tripsOf(() => dana.post(`${steps}/check-in`).send(checkInForm).expect(200)),
      checkout: await tripsOf(() => dana.post(`${steps}/checkout`).send(checkOutForm).expect(200)),
    }).toEqual({
      approval: [1, 3, 5],
      signature: [1, 3, 5],
      'check-in': [1, 3, 9],
      checkout: [1, 3, 7],
    });
  });

  it('of what people read', async () => {
    const week = 'from=2026-11-23T00:00:00.000Z&to=2026-11-29T00:00:00.000Z';
    expect({
      'who is signed in': await tripsOf(() => dana.get('/api/auth/user').expect(200)),
      'own bookings': await tripsOf(() => dana.get('/api/bookings').expect(200)),
      'own hours': await tripsOf(() => dana.get('/api/responder-hours').expect(200)),
      'the calendar of a vehicle': await tripsOf(() =>
        dana.get(`/api/vehicles/${vehicle}/calendar?${week}`).expect(200),
      ),
      'the calendars of all vehicles': await tripsOf(() => dana.get(`/api/vehicles/calendar?${week}`).expect(200)),
      'the diary': await tripsOf(() => admin.get('/api/admin/bookings').expect(200)),
      'the overview': await tripsOf(() => admin.get(`/api/admin/overview?${week}`).expect(200)),
    }).toEqual({
      'who is signed in': [1],
      'own bookings': [1, 1],
      'own hours': [1, 1],
      'the calendar of a vehicle': [1, 2],
      'the calendars of all vehicles': [1, 1],
      'the diary': [1, 1],
      'the overview': [1, 2],
    });
  });

  it('of the first request in five minutes, which notes that the session is in use', async () => {
    app.clock.advanceMinutes(6);
    expect(await tripsOf(() => dana.get('/api/bookings').expect(200))).toEqual([1, 1, 1]);
  });
});
