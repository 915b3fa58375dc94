import { addMinutes } from '@rigbook/contracts/kernel/time';
import { Throttle } from '../../src/auth/throttle/throttle.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';

let app: TestApp;

const environment = { TRUST_PROXY: '1' };
const DAY = 24 * 60;

beforeAll(async () => {
  app = await startTestApp({ environment });
});
afterAll(() => app.close());
// counts of an hour and of a day are over when the next test begins
beforeEach(() => app.clock.advanceMinutes(2 * DAY));

let lastAddress = 0;
const someAddress = () => {
  lastAddress += 1;
  return `10.0.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
};

const signIn = (unitNumber: string, phoneLastFour: string, address = someAddress(), there = app) =>
  there.visitor().post('/api/auth/login').set('X-Forwarded-For', address).send({ unitNumber, phoneLastFour });

const guess = async (unitNumber: string, address?: string) => (await signIn(unitNumber, '9999', address)).status;

/** Guesses one after the other, with a pause after each; returns how many were compared. */
async function comparedOf(times: number, pauseMinutes: number, attempt: (index: number) => Promise<number>) {
  let compared = 0;
  for (let index = 0; index < times; index += 1) {
    const status = await attempt(index);
    if (status !== 429) compared += 1;
    app.clock.advanceMinutes(pauseMinutes);
  }
  return compared;
}

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

describe('unlocking', () => {
  const lock = async (admin: Person, id: string) => (await admin.get(`/api/users/${id}/lock`).expect(200)).body;
  const idOf = async (admin: Person, unitNumber: string): Promise<string> => {
    const { body } = await admin.get('/api/users').expect(200);
    return body.find((user: { unitNumber: string }) => user.unitNumber === unitNumber).id;
  };

  it('is done by an administrator, who sees the number of failures', async () => {
    const admin = await app.signInAdmin();
    const id = await idOf(admin, '101');
    expect(await lock(admin, id)).toEqual({ failures: 0, lockedUntil: null, needsUnlock: false });
    for (let failure = 0; failure < 5; failure += 1) await guess('101');
    const lockedUntil = addMinutes(app.clock.now(), 15);
    expect(await lock(admin, id)).toEqual({ failures: 5, lockedUntil, needsUnlock: false });
    await signIn('101', '0101').expect(429);
    await admin.post(`/api/users/${id}/unlock`).expect(204);
    expect(await lock(admin, id)).toEqual({ failures: 0, lockedUntil: null, needsUnlock: false });
    await signIn('101', '0101').expect(200);
  });

  it('opens a unit that no time would open, and the known devices and the admin password with it', async () => {
    expect(await comparedOf(110, 2 * 60, () => guess('110'))).toBe(100);
    const throttle = app.nest.get(Throttle);
    const address = someAddress();
    const onDevice = { of: 'sign-in', unitNumber: '110', address, knownDevice: 'phone' } as const;
    const password = { of: 'admin-password', unitNumber: '110', address } as const;
    for (let failure = 0; failure < 5; failure += 1) {
      await throttle.admit(onDevice, app.clock.now());
      await throttle.admit(password, app.clock.now());
    }
    const admin = await app.signInAdmin();
    const id = await idOf(admin, '110');
    expect(await lock(admin, id)).toMatchObject({ failures: 110, needsUnlock: true });
    await admin.post(`/api/users/${id}/unlock`).expect(204);
    await signIn('110', '0110').expect(200);
    await throttle.admit(onDevice, app.clock.now());
    await throttle.admit(password, app.clock.now());
  });

  it('is for administrators, and for users that exist', async () => {
    const admin = await app.signInAdmin();
    const dana = await app.signIn('105');
    const id = await idOf(admin, '105');
    expect((await dana.post(`/api/users/${id}/unlock`).expect(403)).body.code).toBe('ADMIN_ONLY');
    expect((await dana.get(`/api/users/${id}/lock`).expect(403)).body.code).toBe('ADMIN_ONLY');
    const nobody = id.replace(/^.{8}/, '00000000');
    expect((await admin.post(`/api/users/${nobody}/unlock`).expect(404)).body.code).toBe('RESPONDER_NOT_FOUND');
  });

  it('happens with the erasure of a responder, so that the next one of that unit begins without failures', async () => {
    const admin = await app.signInAdmin();
    const user = { unitNumber: '150', firstName: 'Noa', lastName: 'Bar', department: 'EMT', email: 'noa@example.org' };
    const body = { ...user, phoneNumber: '0500000150', phoneLastFour: '0150' };
    const { body: registered } = await admin.post('/api/users').send(body).expect(201);
    for (let failure = 0; failure < 5; failure += 1) await guess('150');
    await admin.delete(`/api/users/${registered.id}`).expect(204);
    await admin.post('/api/users').send(body).expect(201);
    await signIn('150', '0150').expect(200);
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
    expect(statuses.filter((status) => status === 401)).toHaveLength(200);
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
