import request from 'supertest';
import { startTestApp, type Person, type TestApp } from '../support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

let lastAddress = 0;
/** Sign-ins of each test come from an address of their own, or one test's failures would close the door to another. */
const someAddress = () => `192.0.2.${(lastAddress += 1)}`;

const signInAs = (person: Person, unitNumber: string, phoneLastFour = `0${unitNumber}`, address = someAddress()) =>
  person.post('/api/auth/login').set('X-Forwarded-For', address).send({ unitNumber, phoneLastFour });

const cookieOf = (answer: request.Response): string => {
  const [cookie] = answer.get('Set-Cookie') ?? [];
  if (cookie === undefined) throw new Error('no cookie was set');
  return cookie;
};
const idIn = (cookie: string) => /^rigbook_session=([^;]*)/.exec(cookie)?.[1] ?? '';
const withCookie = (cookie: string) =>
  request(app.url)
    .get('/api/auth/user')
    .set('Cookie', cookie.split(';')[0] ?? '');

describe('signing in', () => {
  it('answers who signed in, and how the screens go on', async () => {
    const { body } = await signInAs(app.visitor(), '101').expect(200);
    expect(body.user).toMatchObject({
      unitNumber: '101',
      firstName: 'Dana',
      lastName: 'Levi',
      phoneNumber: '0500000101',
      phoneLastFour: '0101',
      department: 'EMT',
      isAdmin: false,
      isAuditor: false,
      licenseVerified: true,
      profileComplete: true,
      isFirstTime: false,
      adminUntil: null,
      organizationName: 'Rigbook',
      checkInOpensMinutesBefore: expect.any(Number),
      timezone: 'Asia/Jerusalem',
    });
    expect(body.isFirstTime).toBe(false);
  });

  it('tells a newcomer without a profile to complete it', async () => {
    const { body } = await signInAs(app.visitor(), '111').expect(200);
    expect(body).toMatchObject({ isFirstTime: true, user: { profileComplete: false, firstName: null } });
  });

  it('sets a cookie that scripts cannot read and that other sites do not send', async () => {
    const cookie = cookieOf(await signInAs(app.visitor(), '101'));
    expect(cookie).toMatch(/^rigbook_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('sets a cookie of this host alone where there is https', async () => {
    const secure = await startTestApp({ worker: false, environment: { PUBLIC_URL: 'https://rigs.example' } });
    const [cookie = ''] = (await signInAs(secure.visitor(), '101')).get('Set-Cookie') ?? [];
    expect(cookie).toMatch(
      /^__Host-rigbook_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const user = (sent: string) => request(secure.url).get('/api/auth/user').set('Cookie', sent.split(';')[0]!);
    await user(cookie).expect(200);
    await user(cookie.replace('__Host-', '')).expect(401); // planted by another host of the domain
    await secure.close();
  });

  it('keeps nothing in the database that would open the session', async () => {
    const id = idIn(cookieOf(await signInAs(app.visitor(), '101')));
    const rows = await app.database.query<{ found: boolean }>({
      name: 'test.session-by-plain-id',
      text: `SELECT bool_or(s::text LIKE '%' || $1 || '%' OR id_hash = convert_to($1, 'UTF8')) AS found FROM session s`,
      values: [id],
    });
    expect(rows[0]?.found).toBe(false);
  });

  it('answers an unknown unit and wrong digits alike', async () => {
    const wrongDigits = await signInAs(app.visitor(), '102', '9999').expect(401);
    const unknownUnit = await signInAs(app.visitor(), '999', '0999').expect(401);
    const { correlationId: _one, ...first } = wrongDigits.body;
    const { correlationId: _other, ...second } = unknownUnit.body;
    expect(first).toEqual(second);
    expect(first).toMatchObject({ code: 'SIGN_IN_FAILED', detail: 'Unit number or phone digits are incorrect.' });
  });

  it.each([
    ['a unit number of two digits', { unitNumber: '10', phoneLastFour: '0101' }],
    ['a unit number that is no text', { unitNumber: 101, phoneLastFour: '0101' }],
    ['letters among the digits', { unitNumber: '101', phoneLastFour: '01o1' }],
    ['missing digits', { unitNumber: '101' }],
    ['an unknown key', { unitNumber: '101', phoneLastFour: '0101', remember: true }],
  ])('refuses %s', async (_what, body) => {
    const answer = await app.visitor().post('/api/auth/login').send(body).expect(400);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
  });

  it('begins a new session and ends the one of before', async () => {
    const person = app.visitor();
    const before = cookieOf(await signInAs(person, '101'));
    const after = cookieOf(await signInAs(person, '101'));
    expect(idIn(after)).not.toBe(idIn(before));
    await withCookie(before).expect(401);
    await withCookie(after).expect(200);
  });

  it('is not done by a page of another site', async () => {
    const answer = await signInAs(app.visitor(), '101').set('Origin', 'https://elsewhere.example').expect(403);
    expect(answer.body.code).toBe('CROSS_SITE_REFUSED');
    expect(answer.get('Set-Cookie')).toBeUndefined();
  });

  it('marks the cookie for https only where the public address is https', async () => {
    const behindHttps = await startTestApp({
      shareDatabaseOf: app,
      environment: { PUBLIC_URL: 'https://rigs.example' },
    });
    try {
      const answer = await signInAs(behindHttps.visitor(), '101').expect(200);
      expect(cookieOf(answer)).toContain('; Secure');
    } finally {
      await behindHttps.close();
    }
  });
});

describe('a session', () => {
  it('is needed for everything but the fleet', async () => {
    const visitor = app.visitor();
    await visitor.get('/api/vehicles').expect(200);
    for (const path of ['/api/auth/user', '/api/bookings', '/api/users']) {
      const { body } = await visitor.get(path).expect(401);
      expect(body.code).toBe('SIGNED_OUT');
    }
  });

  it('is not opened by a made-up cookie', async () => {
    await withCookie(`rigbook_session=${'A'.repeat(43)}`).expect(401);
    await withCookie('rigbook_session=%00%ff').expect(401);
  });

  it('ends on the server at sign-out', async () => {
    const person = app.visitor();
    const cookie = cookieOf(await signInAs(person, '101'));
    await person.post('/api/auth/logout').expect(204);
    await withCookie(cookie).expect(401);
  });

  it('ends after 12 idle hours and not before', async () => {
    const cookie = cookieOf(await signInAs(app.visitor(), '101'));
    app.clock.advanceMinutes(12 * 60 - 1);
    await withCookie(cookie).expect(200);
    app.clock.advanceMinutes(12 * 60 - 1);
    await withCookie(cookie).expect(200);
    app.clock.advanceMinutes(12 * 60);
    await withCookie(cookie).expect(401);
  });

  it('ends after 7 days, however busy it is', async () => {
    const cookie = cookieOf(await signInAs(app.visitor(), '101'));
    for (let half = 1; half <= 14; half += 1) {
      app.clock.advanceMinutes(12 * 60 - 1);
      await withCookie(cookie).expect(200);
    }
    app.clock.advanceMinutes(14);
    await withCookie(cookie).expect(401);
  });

  it('writes its activity down at most every five minutes', async () => {
    const cookie = cookieOf(await signInAs(app.visitor(), '104'));
    const lastSeen = async () => {
      const rows = await app.database.query<{ at: string }>({
        name: 'test.last-seen',
        text: `SELECT max(last_seen_at) AS at FROM session JOIN responder r ON r.id = responder_id WHERE unit_number = '104'`,
        values: [],
      });
      return rows[0]?.at;
    };
    const begun = app.clock.now();
    app.clock.advanceMinutes(4);
    await withCookie(cookie).expect(200);
    expect(await lastSeen()).toBe(begun);
    app.clock.advanceMinutes(1);
    await withCookie(cookie).expect(200);
    expect(await lastSeen()).toBe(app.clock.now());
  });
});

describe('guessing', () => {
  const wrong = (person: Person, unitNumber: string, address?: string) => signInAs(person, unitNumber, '9999', address);

  beforeEach(() => app.clock.advanceMinutes(60));

  it('is over for a unit after five failures, even with the right digits then', async () => {
    for (let guess = 0; guess < 5; guess += 1) await wrong(app.visitor(), '103').expect(401);
    const answer = await signInAs(app.visitor(), '103').expect(429);
    expect(answer.get('Retry-After')).toBe('900');
    expect(answer.body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', facts: { retryAfterSeconds: 900 } });
    await signInAs(app.visitor(), '104').expect(200);
  });

  it('may go on after 15 minutes, and is then over for 30', async () => {
    for (let guess = 0; guess < 5; guess += 1) await wrong(app.visitor(), '998').expect(401);
    app.clock.advanceMinutes(15);
    for (let guess = 0; guess < 5; guess += 1) await wrong(app.visitor(), '998').expect(401);
    expect((await wrong(app.visitor(), '998').expect(429)).get('Retry-After')).toBe('1800');
  });

  it('is over for an address after 30 failures in an hour, whatever the units', async () => {
    const address = someAddress();
    for (let guess = 0; guess < 30; guess += 1) await wrong(app.visitor(), `${900 + guess}`, address).expect(401);
    await signInAs(app.visitor(), '104', '0104', address).expect(429);
    await signInAs(app.visitor(), '104').expect(200);
    app.clock.advanceMinutes(60);
    await signInAs(app.visitor(), '104', '0104', address).expect(200);
  });

  it('is counted by all processes together, one guess after the other, and outlives a restart', async () => {
    const other = await startTestApp({ shareDatabaseOf: app, environment: { TRUST_PROXY: '1' } });
    const guesses = Array.from({ length: 40 }, (_, guess) => wrong((guess % 2 ? app : other).visitor(), '997'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    await other.close();
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    // on a busy machine some wait too long for their turn: they are not let in either
    const refused = statuses.filter((status) => status !== 401);
    expect(refused.filter((status) => status !== 429 && status !== 503)).toEqual([]);
    expect(refused).toContain(429);
    const restarted = await startTestApp({ shareDatabaseOf: app, environment: { TRUST_PROXY: '1' } });
    await wrong(restarted.visitor(), '997').expect(429);
    await restarted.close();
  });

  it('is not made easier by the sign-ins of the unit itself', async () => {
    for (let guess = 0; guess < 4; guess += 1) await wrong(app.visitor(), '105').expect(401);
    await signInAs(app.visitor(), '105').expect(200);
    await wrong(app.visitor(), '105').expect(401);
    await wrong(app.visitor(), '105').expect(429);
  });
});
