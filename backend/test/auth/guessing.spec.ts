import { Throttle } from '../../src/auth/throttle/throttle.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { guesserOf } from './support/guesser.js';

let app: TestApp;

const environment = { TRUST_PROXY: '1' };
const DAY = 24 * 60;

beforeAll(async () => {
  app = await startTestApp({ environment });
});
afterAll(() => app.close());
// counts of an hour and of a day are over when the next test begins
beforeEach(() => app.clock.advanceMinutes(2 * DAY));

const { signIn, guess, comparedOf, someAddress } = guesserOf(() => app);

describe('a guesser who takes their time', () => {
  it('is compared 20 times a day, from whatever address', async () => {
    expect(await comparedOf(40, 30, () => guess('102'))).toBe(20);
    const answer = await signIn('102', '0102').expect(429);
    expect(Number(answer.get('Retry-After'))).toBe(4 * 3600);
    expect(answer.body.detail).toMatch(/used before may still work, and an administrator can unlock your unit/);
  });

  it('is compared 100 times, and then needs an unlock, in every process and after a restart', async () => {
    expect(await comparedOf(120, 2 * 60, () => guess('103'))).toBe(100);
    const restarted = await startTestApp({ shareDatabaseOf: app, environment });
    app.clock.advanceMinutes(200 * DAY);
    const answer = await signIn('103', '0103', someAddress(), restarted).expect(429);
    await restarted.close();
    expect(answer.body.code).toBe('UNLOCK_REQUIRED');
  });

  it('is not helped by the owner, who signs in each day', async () => {
    let compared = 0;
    for (let day = 0; day < 12; day += 1) {
      await signIn('104', '0104');
      compared += await comparedOf(12, 2 * 60, () => guess('104'));
    }
    expect(compared).toBe(100);
  });

  it('gets 100 more once a new device of the unit is confirmed', async () => {
    expect(await comparedOf(110, 2 * 60, () => guess('111'))).toBe(100);
    await app.nest.get(Throttle).deviceConfirmed('111');
    expect(await guess('111')).toBe(401);
  });
});

describe('a flood of attempts that are locked out', () => {
  it('changes no row, and waits for none', async () => {
    for (let failure = 0; failure < 5; failure += 1) await guess('777', '192.0.2.77');
    const rows = () =>
      app.database.query({
        name: 'test.versions',
        text: `SELECT key, xmin::text FROM sign_in_throttle ORDER BY key`,
        values: [],
      });
    const before = await rows();
    await app.database.withClient(async (client) => {
      await client.query('BEGIN; SELECT FROM sign_in_throttle FOR UPDATE');
      const flood = await Promise.all(Array.from({ length: 40 }, () => guess('777', '192.0.2.77')));
      await client.query('ROLLBACK');
      expect(new Set(flood)).toEqual(new Set([429]));
    });
    expect(await rows()).toEqual(before);
  });
});

describe('a guesser who sprays over units', () => {
  it('is compared 200 times an hour from all addresses together, and strangers wait', async () => {
    const spray = (index: number) => guess(`${200 + (index % 700)}`, `198.51.100.${Math.floor(index / 25)}`);
    expect(await comparedOf(210, 0, spray)).toBe(200);
    const answer = await signIn('101', '0101').expect(429);
    expect(answer.get('Retry-After')).toBe('3600');
    app.clock.advanceMinutes(60);
    await signIn('101', '0101').expect(200);
  });

  it('is compared 100 times an hour from one IPv6 /48', async () => {
    const spray = (index: number) => guess(`${200 + index}`, `2001:db8:7:${index}::1`);
    expect(await comparedOf(110, 0, spray)).toBe(100);
  });

  it('is stopped at 200 by all processes together, even at once', async () => {
    const other = await startTestApp({ shareDatabaseOf: app, environment });
    const sprayed = Array.from({ length: 230 }, (_, index) =>
      signIn(`${200 + index}`, '9999', `203.0.113.${index}`, index % 2 ? app : other),
    );
    const statuses = (await Promise.all(sprayed)).map(({ status }) => status);
    await other.close();
    const compared = statuses.filter((status) => status === 401).length;
    expect(compared).toBeLessThanOrEqual(200);
    expect(compared).toBeGreaterThan(0);
    // on a busy machine, a guess that waits too long for its turn or for a connection is refused without being compared
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  });
});

describe('the owner of a unit that strangers have locked', () => {
  const onDevice = (device: string) =>
    ({ of: 'sign-in', unitNumber: '105', address: '198.51.100.7', knownDevice: device }) as const;

  it('passes on a known device, whose count is separate', async () => {
    expect(await comparedOf(120, 2 * 60, () => guess('105', '198.51.100.7'))).toBe(100);
    const throttle = app.nest.get(Throttle);
    const now = () => app.clock.now();
    for (let failure = 0; failure < 5; failure += 1) await throttle.admit(onDevice('phone'), now());
    await expect(throttle.admit(onDevice('phone'), now())).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await throttle.admit(onDevice('tablet'), now());
    await throttle.succeeded(onDevice('tablet'), now());
    await signIn('105', '0105').expect(429);
  });
});

describe('the owner, in a browser in which they have signed in', () => {
  it('signs in while strangers are locked out for good, and when they fill the limit of all addresses', async () => {
    const browser = app.visitor();
    const signInThere = () => browser.post('/api/auth/login').send({ unitNumber: '106', phoneLastFour: '0106' });
    const admin = await app.signInAdmin();
    const user = { unitNumber: '106', firstName: 'Gil', lastName: 'Paz', department: 'EMT', email: 'gil@example.org' };
    await admin
      .post('/api/users')
      .send({ ...user, phoneNumber: '0500000106', phoneLastFour: '0106' })
      .expect(201);
    await signInThere().expect(200);
    expect(await comparedOf(110, 2 * 60, () => guess('106', '127.0.0.1'))).toBe(100);
    await comparedOf(210, 0, (index) => guess(`${200 + index}`, `198.51.100.${Math.floor(index / 25)}`));
    await signIn('106', '0106').expect(429);
    await signInThere().expect(200);
  });
});

describe('the admin password', () => {
  const enter = (person: Person, password: string, address = someAddress()) =>
    person.post('/api/auth/verify-admin-password').set('X-Forwarded-For', address).send({ password });
  const guessIn = (person: Person) => async () => (await enter(person, 'a guess')).status;

  it('is compared 20 times a day, and 100 times until somebody unlocks, but not where it was entered before', async () => {
    const desk = await app.signIn('100');
    await enter(desk, 'rigbook-demo').expect(200);
    let compared = 0;
    for (let day = 0; day < 6; day += 1) {
      const person = await app.signIn('100');
      const today = await comparedOf(24, 29, guessIn(person));
      expect(today).toBeLessThanOrEqual(20);
      compared += today;
      app.clock.advanceMinutes(DAY);
    }
    expect(compared).toBe(100);
    const answer = await enter(await app.signIn('100'), 'rigbook-demo').expect(429);
    expect(answer.body.code).toBe('UNLOCK_REQUIRED');
    await desk.post('/api/auth/login').send({ unitNumber: '100', phoneLastFour: '0100' }).expect(200);
    await enter(desk, 'rigbook-demo').expect(200);
  });

  it('has a separate count on a device only once it has been entered there', async () => {
    const throttle = app.nest.get(Throttle);
    const from = (knownDevice: string) =>
      ({ of: 'admin-password', unitNumber: '110', address: someAddress(), knownDevice }) as const;
    await throttle.admit(from('desk'), app.clock.now());
    await throttle.succeeded(from('desk'), app.clock.now());
    const guessed = await comparedOf(7, 0, async (index) =>
      throttle.admit(from(`new device ${index}`), app.clock.now()).then(
        () => 403,
        () => 429,
      ),
    );
    expect(guessed).toBe(5);
    await throttle.admit(from('desk'), app.clock.now());
  });
});
