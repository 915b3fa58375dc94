import { hash } from '@node-rs/argon2';
import { addMinutes } from '@rigbook/contracts/kernel/time';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';

const ROUNDS = amount({ usual: 4, endurance: 10 });

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advanceMinutes(60);
  admin = await app.signIn('100');
});

const enter = (person: Person, password: unknown, address = '198.51.100.1') =>
  person.post('/api/auth/verify-admin-password').set('X-Forwarded-For', address).send({ password });

describe('the administration', () => {
  it('is closed to responders', async () => {
    const dana = await app.signIn('101');
    expect((await dana.get('/api/users').expect(403)).body.code).toBe('ADMIN_ONLY');
    expect((await enter(dana, 'rigbook-demo').expect(403)).body.code).toBe('ADMIN_ONLY');
  });

  it('is closed to an admin until the admin password is entered', async () => {
    expect((await admin.get('/api/users').expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
  });

  it('stays open for 8 hours once the password is entered', async () => {
    const { body } = await enter(admin, 'rigbook-demo').expect(200);
    expect(body.adminUntil).toBe(addMinutes(app.clock.now(), 8 * 60));
    expect((await admin.get('/api/auth/user').expect(200)).body.adminUntil).toBe(body.adminUntil);
    app.clock.advanceMinutes(8 * 60 - 1);
    await admin.get('/api/users').expect(200);
    app.clock.advanceMinutes(1);
    expect((await admin.get('/api/users').expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
  });

  it('opens in the session of the password only', async () => {
    await enter(admin, 'rigbook-demo').expect(200);
    const elsewhere = await app.signIn('100');
    await elsewhere.get('/api/users').expect(403);
  });

  it('stays closed after a wrong password', async () => {
    const { body } = await enter(admin, 'rigbook').expect(403);
    expect(body).toMatchObject({ code: 'ADMIN_PASSWORD_INCORRECT', detail: 'Incorrect admin password.' });
    await admin.get('/api/users').expect(403);
  });

  it.each([[''], [undefined], [17], ['x'.repeat(201)]])('refuses %p as a password', async (password) => {
    expect((await enter(admin, password).expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it('does not open after five wrong passwords, sent at once to two processes', async () => {
    const other = await startTestApp({ shareDatabaseOf: app, environment: { TRUST_PROXY: '1' } });
    const there = await other.signIn('100');
    const guesses = Array.from({ length: 12 }, (_, guess) => enter(guess % 2 ? admin : there, `guess ${guess}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    await other.close();
    expect(statuses).toEqual([...Array<number>(5).fill(403), ...Array<number>(7).fill(429)]);
    const answer = await enter(admin, 'rigbook-demo', '198.51.100.2').expect(429);
    expect(answer.get('Retry-After')).toBe('900');
    app.clock.advanceMinutes(15);
    await enter(admin, 'rigbook-demo').expect(200);
  });
});

describe('changing the admin password', () => {
  const change = (person: Person, currentPassword: unknown, newPassword: unknown) =>
    person.put('/api/admin/password').send({ currentPassword, newPassword });

  it('keeps the administration open here and closes it everywhere else', async () => {
    await enter(admin, 'rigbook-demo').expect(200);
    const elsewhere = await app.signIn('100');
    await enter(elsewhere, 'rigbook-demo').expect(200);
    await change(admin, 'rigbook-demo', 'a longer password').expect(204);
    await admin.get('/api/users').expect(200);
    expect((await elsewhere.get('/api/users').expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
    await enter(elsewhere, 'rigbook-demo').expect(403);
    await enter(elsewhere, 'a longer password').expect(200);
    await change(admin, 'a longer password', 'rigbook-demo').expect(204);
  });

  it('needs the present one, and counts who guesses it', async () => {
    await enter(admin, 'rigbook-demo').expect(200);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await change(admin, `guess ${guess}`, 'a longer password').expect(403)).body.code).toBe(
        'ADMIN_PASSWORD_INCORRECT',
      );
    await change(admin, 'rigbook-demo', 'a longer password').expect(429);
    app.clock.advanceMinutes(15);
    await change(admin, 'rigbook-demo', 'rigbook-demo').expect(204);
  });

  it.each([[''], ['too short'], [undefined], [17], ['x'.repeat(201)], [`nul\u0000 and more`]])(
    'refuses %p as the new one',
    async (password) => {
      await enter(admin, 'rigbook-demo').expect(200);
      expect((await change(admin, 'rigbook-demo', password).expect(400)).body.code).toBe('VALIDATION_FAILED');
    },
  );

  it.each([
    ['password1234', /too close to one that many people use/],
    ['R1gb00k of ours', /must not contain the name of the organization or of Rigbook/],
    ['Night Riders 26', /must not contain the name/],
  ])('refuses the guessable %s, and keeps the present one', async (password, sentence) => {
    await enter(admin, 'rigbook-demo').expect(200);
    await admin.put('/api/admin/settings').send({ organizationName: 'Night Riders' }).expect(200);
    const { body } = await change(admin, 'rigbook-demo', password).expect(400);
    expect(body.errors).toEqual([{ field: 'newPassword', message: expect.stringMatching(sentence) }]);
    await enter(admin, 'rigbook-demo').expect(200);
  });

  it('opens nothing for who entered the former one at the same moment', async () => {
    const there = await app.signIn('100');
    for (let round = 0; round < ROUNDS; round += 1) {
      await enter(admin, 'rigbook-demo').expect(200);
      const [changed] = await Promise.all([
        change(admin, 'rigbook-demo', 'a longer password'),
        enter(there, 'rigbook-demo'),
      ]);
      expect(changed.status).toBe(204);
      await there.get('/api/users').expect(403);
      await change(admin, 'a longer password', 'rigbook-demo').expect(204);
    }
  });
});

describe('the first admin password', () => {
  it.each(['short', 'password1234', 'rigbook-2026!!'])('stops the start if it is %s', async (ADMIN_PASSWORD) => {
    await expect(startTestApp({ environment: { ADMIN_PASSWORD } })).rejects.toThrow(/^ADMIN_PASSWORD (must|is)/);
  });

  it('comes from the environment, is kept hashed and is not changed by a later start', async () => {
    const first = await startTestApp({ environment: { ADMIN_PASSWORD: 'of the first start' } });
    const later = await startTestApp({ shareDatabaseOf: first, environment: { ADMIN_PASSWORD: 'of a later start' } });
    const person = await later.signIn('100');
    await enter(person, 'of a later start').expect(403);
    await enter(person, 'rigbook-demo').expect(403);
    await enter(person, 'of the first start').expect(200);
    const [row] = await first.database.query<{ hash: string; events: string[] }>({
      name: 'test.admin-password',
      text: `SELECT hash, (SELECT array_agg(type) FROM event WHERE stream_type = 'settings') AS events FROM organisation_secret`,
      values: [],
    });
    expect(row).toMatchObject({ hash: expect.stringMatching(/^\$argon2id\$/), events: ['AdminPasswordChanged'] });
    await later.close();
    await first.close();
  });

  it('is hashed again when it is entered, if its hash was made with other parameters', async () => {
    const sql = (text: string, values: readonly unknown[] = []) =>
      app.database.query<{ hash: string }>({ name: '', text, values: [...values] });
    const weak = await hash('rigbook-demo', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await sql(`UPDATE organisation_secret SET hash = $1`, [weak]);
    const person = await app.signIn('100');
    await enter(person, 'a wrong password').expect(403);
    expect(await sql(`SELECT hash FROM organisation_secret`)).toEqual([{ hash: weak }]);
    await enter(person, 'rigbook-demo').expect(200);
    await person.get('/api/users').expect(200);
    const [now] = await sql(`SELECT hash FROM organisation_secret`);
    expect(now?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await enter(person, 'rigbook-demo').expect(200);
    expect(await sql(`SELECT hash FROM organisation_secret`)).toEqual([now]);
  });
});
