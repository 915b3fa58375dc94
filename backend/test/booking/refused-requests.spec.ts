import type { components } from '@rigbook/contracts/api.types';
import { ForgetRefusedRequests } from '../../src/booking/views/refused-requests/forget-refused-requests.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { makeToken, program } from '../integrations/support/program.js';
import { mondayEvening, vehicleId } from '../support/shift.js';

type Refused = components['schemas']['RefusedRequest'];

let app: TestApp;
let other: TestApp;
let dana: Person;
let eli: Person;
let noa: Person;
let admin: Person;
let als1: string;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ shareDatabaseOf: app, worker: false });
  dana = await app.signIn('101');
  eli = await app.signIn('102');
  noa = await app.signIn('103');
  admin = await app.signInAdmin();
  als1 = await vehicleId(app, 'ALS1');
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const wish = (changed: object = {}) => ({ vehicleId: als1, ...mondayEvening, ...changed });
const tooFar = { startTime: '2026-12-20T10:00:00.000Z' };
const refusedOf = async (person: Person): Promise<Refused[]> => (await person.get('/api/bookings/refused')).body;
const listed = async (filter: object = {}): Promise<Refused[]> =>
  (await admin.get('/api/admin/refused-requests').query(filter).expect(200)).body;

describe('a refused request', () => {
  it('is kept with its reason, what it was decided on, its vehicle and its hours', async () => {
    await dana.post('/api/bookings').send(wish()).expect(201);
    const answer = await eli
      .post('/api/bookings')
      .send(wish({ duration: 2 }))
      .expect(409);
    expect(await refusedOf(eli)).toEqual([
      {
        id: expect.any(String),
        refusedAt: app.clock.now(),
        user: expect.objectContaining({ unitNumber: '102' }),
        vehicle: { id: als1, name: 'ALS1', type: 'Advanced Life Support' },
        startTime: '2026-11-23T16:00:00.000Z',
        endTime: '2026-11-23T18:00:00.000Z',
        code: 'VEHICLE_ALREADY_BOOKED',
        title: answer.body.title,
        detail: answer.body.detail,
        facts: answer.body.facts,
        ruleVersion: 2,
      },
    ]);
  });

  it('is shown to its own responder only, and to administrators', async () => {
    expect(await refusedOf(dana)).toEqual([]);
    expect(await listed({ unitNumber: '102' })).toEqual(await refusedOf(eli));
    await eli.get('/api/admin/refused-requests').expect(403);
  });

  it('is kept although its vehicle is not there, and the reason came first', async () => {
    const newcomer = await app.signIn('111');
    const nowhere = '0199c0de-ffff-7000-8000-00000000ffff';
    await newcomer
      .post('/api/bookings')
      .send(wish({ vehicleId: nowhere }))
      .expect(403);
    expect(await refusedOf(newcomer)).toMatchObject([
      { code: 'PROFILE_INCOMPLETE', facts: null, vehicle: { id: nowhere, name: null } },
    ]);
  });

  it('is none where it was malformed, or about a vehicle that is not there', async () => {
    const before = await listed();
    await noa
      .post('/api/bookings')
      .send(wish({ duration: 99 }))
      .expect(400);
    await noa
      .post('/api/bookings')
      .send(wish({ vehicleId: '0199c0de-ffff-7000-8000-00000000ffff' }))
      .expect(404);
    await app.visitor().post('/api/bookings').send(wish()).expect(401);
    expect(await listed()).toEqual(before);
  });

  it('is kept once however often it is repeated under its key', async () => {
    for (const key of ['again', 'again', 'another'])
      await noa.post('/api/bookings').set('Idempotency-Key', key).send(wish(tooFar)).expect(422);
    expect(await refusedOf(noa)).toHaveLength(2);
  });

  it('is none where the other send of the same command was carried out', async () => {
    const body = wish({ vehicleId: await vehicleId(app, 'FLY CAR 1') });
    const before = (await listed()).length;
    const people = [dana, await other.signIn('101')];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        people[nth % 2]!.post('/api/bookings').set('Idempotency-Key', 'at once').send(body),
      ),
    );
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(await listed()).toHaveLength(before);
  });

  it('is none where a program sent the same command at once, and one of them was carried out', async () => {
    const scheduler = program(app, (await makeToken(admin, ['bookings:write'])).token);
    const body = wish({ vehicleId: await vehicleId(app, 'BLS2') });
    const before = (await listed()).length;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        scheduler.post('/api/bookings').set({ 'Idempotency-Key': 'both', 'On-Behalf-Of': '104' }).send(body),
      ),
    );
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(await listed()).toHaveLength(before);
  });

  it('is kept for each who used the key: the person, and every program for itself', async () => {
    const programs = [await makeToken(admin, ['bookings:write']), await makeToken(admin, ['bookings:write'])];
    const before = (await listed({ unitNumber: '105' })).length;
    const key = { 'Idempotency-Key': 'everybody' };
    const person = await app.signIn('105');
    const granted = wish({ vehicleId: await vehicleId(app, 'PARAMEDIC 1'), startTime: '2026-11-25T06:00:00.000Z' });
    await person.post('/api/bookings').set(key).send(granted).expect(201);
    for (const { token } of programs)
      await program(app, token)
        .post('/api/bookings')
        .set({ ...key, 'On-Behalf-Of': '105' })
        .send(wish(tooFar))
        .expect(422);
    expect(await listed({ unitNumber: '105' })).toHaveLength(before + 2);
  });

  it('is kept for everybody who lost a race', async () => {
    const body = wish({ vehicleId: await vehicleId(app, 'BLS1'), startTime: '2026-11-24T06:00:00.000Z' });
    const rivals = [eli, await other.signIn('104'), noa, await other.signIn('105')];
    const answers = await Promise.all(rivals.map((person) => person.post('/api/bookings').send(body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await listed({ vehicleId: body.vehicleId })).toHaveLength(3);
  });

  it('is told all the same when it cannot be kept', async () => {
    const rename = (from: string, to: string) =>
      withConnection(app.testDatabase.url, (owner) => owner.query(`ALTER TABLE ${from} RENAME TO ${to}`));
    await rename('refused_request', 'hidden');
    try {
      const { body } = await noa.post('/api/bookings').send(wish(tooFar)).expect(422);
      expect(body.code).toBe('BEYOND_BOOKING_WINDOW');
    } finally {
      await rename('hidden', 'refused_request');
    }
  });
});

describe('the list of refused requests', () => {
  it('is narrowed by reason, vehicle, unit and days, latest first', async () => {
    app.clock.advanceMinutes(60);
    await dana.post('/api/bookings').send(wish(tooFar)).expect(422);
    const all = await listed();
    expect(all.map(({ refusedAt }) => refusedAt)).toEqual(
      all
        .map(({ refusedAt }) => refusedAt)
        .sort()
        .reverse(),
    );
    expect(await listed({ code: 'BEYOND_BOOKING_WINDOW', unitNumber: '101' })).toEqual([all[0]]);
    expect(await listed({ from: app.clock.now() })).toEqual([all[0]]);
    expect(await listed({ to: app.clock.now() })).toEqual(all.slice(1));
    expect((await admin.get('/api/admin/refused-requests?code=NOPE').expect(400)).body.errors[0].field).toBe('code');
  });

  it('comes in pages', async () => {
    const all = await listed();
    const found: Refused[] = [];
    for (let next = '/api/admin/refused-requests?limit=2'; next !== '';) {
      const { body, headers } = await admin.get(next).expect(200);
      found.push(...body);
      next = /<(.+)>/.exec(headers['link'] ?? '')?.[1] ?? '';
    }
    expect(found).toEqual(all);
  });
});

it('goes with its responder', async () => {
  const newcomer = (await listed({ unitNumber: '111' }))[0]!;
  await admin.delete(`/api/users/${newcomer.user.id}`).expect(204);
  const left = await listed();
  expect(left.map(({ id }) => id)).not.toContain(newcomer.id);
  expect(left).not.toHaveLength(0);
});

it('is forgotten after 90 days', async () => {
  const sweep = app.nest.get(ForgetRefusedRequests);
  const kept = (await refusedOf(noa)).length;
  await sweep.takeTurn();
  expect(await refusedOf(noa)).toHaveLength(kept);
  const signedIn = app.clock.now();
  app.clock.advanceMinutes(91 * 24 * 60);
  await sweep.takeTurn();
  app.clock.set(signedIn);
  expect(await listed()).toEqual([]);
});
