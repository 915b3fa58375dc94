import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { startTestApp, type Person, type TestApp, type TestAppOptions } from '../support/app.js';
import { PUBLIC_URL, startMicrosoftProvider, type TestProvider } from '../support/microsoft-provider.js';
import { microsoftVisit } from '../support/microsoft-visit.js';

let provider: TestProvider;
let app: TestApp;
let admin: Person;
const logged: string[] = [];
const logger = pino(
  { level: 'warn' },
  new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  }),
);
// all with one log: Nest has one for the whole process, that of the latest application
const start = (options: TestAppOptions) => startTestApp({ ...options, logger });

beforeAll(async () => {
  provider = await startMicrosoftProvider();
  app = await start({ environment: provider.environment });
  admin = await app.signInAdmin();
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});
beforeEach(() => {
  logged.length = 0;
});

const idOf = async (unitNumber: string) => {
  const { body } = await admin.get('/api/users').expect(200);
  return (body as { id: string; unitNumber: string }[]).find((user) => user.unitNumber === unitNumber)!.id;
};
const link = async (unitNumber: string, subject: string) =>
  admin.put(`/api/users/${await idOf(unitNumber)}/microsoft-account`).send({ issuer: provider.issuer, subject });
const unitOf = async (person: Person) => (await person.get('/api/auth/user')).body.unitNumber as string | undefined;
const cookieOf = (answer: request.Response, name: string) =>
  (answer.get('Set-Cookie') ?? []).find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

describe('the way to Microsoft', () => {
  it('asks for the account and nothing else, by a code that only this browser can redeem', async () => {
    const answer = await app.visitor().get('/auth/microsoft').expect(302);
    const address = new URL(answer.get('Location')!);
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'rigbook',
      response_type: 'code',
      scope: 'openid',
      prompt: 'select_account',
      redirect_uri: `${PUBLIC_URL}/auth/microsoft/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.get('Cache-Control')).toBe('no-store');
    expect(cookieOf(answer, 'rigbook_microsoft')).toMatch(
      /^rigbook_microsoft=[\w-]+\.[\w-]{43}; Max-Age=600; Path=\/auth\/microsoft; HttpOnly; SameSite=Lax$/,
    );
  });

  it('comes back to the address that the browser uses where no public one is set', async () => {
    const { PUBLIC_URL: _none, ...environment } = provider.environment;
    const local = await start({ shareDatabaseOf: app, environment });
    const address = await microsoftVisit(local, local.visitor()).start();
    expect(address.searchParams.get('redirect_uri')).toBe(`${local.url}/auth/microsoft/callback`);
    await local.close();
  });

  it('ends on the page where Microsoft is not configured', async () => {
    const without = await start({ shareDatabaseOf: app });
    const visit = microsoftVisit(without, without.visitor());
    expect((await visit.start()).search).toBe('?signIn=microsoft-not-configured');
    const back = { pathname: '/auth/microsoft/callback', search: '?code=x&state=y' };
    expect(await visit.comeBack(back)).toBe('/?signIn=microsoft-not-configured');
    await without.close();
  });

  it('is no call of the API', async () => {
    await app.visitor().get('/api/auth/microsoft').expect(404);
    await app.visitor().get('/auth/user').expect(404);
  });
});

describe('signing in with Microsoft', () => {
  beforeAll(async () => {
    await (
      await link('101', 'dana')
    ).body;
  });

  it('signs in whom the account is linked to', async () => {
    const person = app.visitor();
    expect(await microsoftVisit(app, person).whole('dana')).toBe('/');
    expect(await unitOf(person)).toBe('101');
  });

  it('leads on to where the visitor was going', async () => {
    const person = app.visitor();
    const onTheWay = microsoftVisit(app, person);
    expect(await onTheWay.whole('dana', '?returnTo=%2Fsignature%2Fb1%3Fx%3D1%23end')).toBe('/signature/b1?x=1#end');
    expect(await unitOf(person)).toBe('101');
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/..//elsewhere.example'])(
    'never leads to another site: %s',
    async (elsewhere) => {
      const onTheWay = microsoftVisit(app, app.visitor());
      expect(await onTheWay.whole('dana', `?returnTo=${encodeURIComponent(elsewhere)}`)).toBe('/');
    },
  );

  it('remembers where the visitor was going when it fails', async () => {
    const lost = microsoftVisit(app, app.visitor());
    const toSignature = '?returnTo=%2Fsignature%2Fb1';
    expect(await lost.whole('a-stranger', toSignature)).toBe(
      '/?signIn=microsoft-not-linked&returnTo=%2Fsignature%2Fb1',
    );
    const cancelled = await lost.cancel(await lost.start(toSignature));
    expect(await lost.comeBack(cancelled)).toBe('/?signIn=microsoft-failed&returnTo=%2Fsignature%2Fb1');
  });

  it('begins a new session, and the one of before is over', async () => {
    const person = app.visitor();
    const signedIn = await person
      .post('/api/auth/login')
      .send({ unitNumber: '102', phoneLastFour: '0102' })
      .expect(200);
    const before = cookieOf(signedIn, 'rigbook_session').split(';')[0]!;
    await request(app.url).get('/api/auth/user').set('Cookie', before).expect(200);
    expect(await microsoftVisit(app, person).whole('dana')).toBe('/');
    expect(await unitOf(person)).toBe('101');
    await request(app.url).get('/api/auth/user').set('Cookie', before).expect(401);
  });

  it('signs in nobody by an account that is not linked, whatever its email address', async () => {
    const person = app.visitor();
    expect(await microsoftVisit(app, person).whole('a-stranger')).toBe('/?signIn=microsoft-not-linked');
    expect(await unitOf(person)).toBeUndefined();
    const users = await admin.get('/api/users').expect(200);
    expect(users.body).toHaveLength(8);
  });

  it('tells accounts of the same name at other issuers apart', async () => {
    const other = { issuer: 'https://elsewhere.example/v2.0', subject: 'noa' };
    await admin
      .put(`/api/users/${await idOf('103')}/microsoft-account`)
      .send(other)
      .expect(204);
    expect(await microsoftVisit(app, app.visitor()).whole('noa')).toBe('/?signIn=microsoft-not-linked');
  });

  it('leaves who was signed in alone when it fails', async () => {
    const person = await app.signIn('102');
    expect(await microsoftVisit(app, person).whole('a-stranger')).toBe('/?signIn=microsoft-not-linked');
    expect(await unitOf(person)).toBe('102');
  });
});

describe('an answer is not believed', () => {
  let person: Person;
  let visit: ReturnType<typeof microsoftVisit>;
  beforeEach(() => {
    person = app.visitor();
    visit = microsoftVisit(app, person);
  });
  afterEach(async () => {
    expect(await unitOf(person)).toBeUndefined();
    expect(logged.join('')).not.toMatch(/code=|dana/);
  });
  const FAILED = '/?signIn=microsoft-failed';

  it('that comes to a browser that did not ask', async () => {
    const theirs = await visit.decide(await visit.start(), 'dana');
    const other = app.visitor();
    expect(await microsoftVisit(app, other).comeBack(theirs)).toBe(FAILED);
    expect(await unitOf(other)).toBeUndefined();
  });

  it('with the state of another attempt', async () => {
    const address = await visit.decide(await visit.start(), 'dana');
    await visit.start();
    expect(await visit.comeBack(address)).toBe(FAILED);
    expect(logged.join('')).toContain('state');
  });

  it('with a made-up state, or none', async () => {
    const address = await visit.decide(await visit.start(), 'dana');
    address.searchParams.set('state', 'made-up');
    expect(await visit.comeBack(address)).toBe(FAILED);
    const again = await visit.decide(await visit.start(), 'dana');
    again.searchParams.delete('state');
    expect(await visit.comeBack(again)).toBe(FAILED);
  });

  it('with the code of another attempt, whose verifier this browser does not have', async () => {
    const other = microsoftVisit(app, app.visitor());
    const stolen = await other.decide(await other.start(), 'dana');
    const own = await visit.decide(await visit.start(), 'a-stranger');
    own.searchParams.set('code', stolen.searchParams.get('code')!);
    expect(await visit.comeBack(own)).toBe(FAILED);
    expect(logged.join('')).toContain('invalid_grant');
  });

  it('with an ID token of another nonce', async () => {
    const asked = await visit.start();
    asked.searchParams.set('nonce', 'of-another-attempt');
    expect(await visit.comeBack(await visit.decide(asked, 'dana'))).toBe(FAILED);
    expect(logged.join('')).toContain('nonce');
  });

  it('from another issuer', async () => {
    const address = await visit.decide(await visit.start(), 'dana');
    address.searchParams.set('iss', 'https://elsewhere.example');
    expect(await visit.comeBack(address)).toBe(FAILED);
    expect(logged.join('')).toContain('iss');
  });

  it('a second time', async () => {
    const answer = await person.get('/auth/microsoft');
    const cookie = cookieOf(answer, 'rigbook_microsoft').split(';')[0]!;
    const address = await visit.decide(new URL(answer.get('Location')!), 'dana');
    expect(await visit.comeBack(address)).toBe('/');
    await person.post('/api/auth/logout').expect(204);
    expect(await visit.comeBack(address)).toBe(FAILED);
    // even by a browser that kept the attempt
    const kept = await request(app.url)
      .get(address.pathname + address.search)
      .set('Cookie', cookie)
      .expect(302);
    expect(kept.get('Location')).toBe(FAILED);
    expect(cookieOf(kept, 'rigbook_session')).toBe('');
  });

  it('after ten minutes', async () => {
    const address = await visit.decide(await visit.start(), 'dana');
    app.clock.advanceMinutes(10);
    expect(await visit.comeBack(address)).toBe(FAILED);
  });

  it('for an attempt that was written by somebody else', async () => {
    const answer = await person.get('/auth/microsoft');
    const [content = '', signature = ''] = cookieOf(answer, 'rigbook_microsoft').split(/[=;]/)[1]!.split('.');
    const attempt = JSON.parse(Buffer.from(content, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...attempt, linksTo: await idOf('100') })).toString('base64url');
    const address = await visit.decide(new URL(answer.get('Location')!), 'dana');
    for (const value of [`${forged}.${signature}`, `${forged}.`, forged, '.', `${content}.${signature}x`]) {
      const back = request(app.url).get(address.pathname + address.search);
      expect((await back.set('Cookie', `rigbook_microsoft=${value}`).expect(302)).get('Location')).toBe(FAILED);
    }
  });

  it('where the person cancelled', async () => {
    expect(await visit.comeBack(await visit.cancel(await visit.start()))).toBe(FAILED);
    expect(logged.join('')).toContain('access_denied');
  });

  it('without a code', async () => {
    await visit.start();
    expect(await visit.comeBack({ pathname: '/auth/microsoft/callback', search: '' })).toBe(FAILED);
  });

  it('with two codes', async () => {
    const address = await visit.decide(await visit.start(), 'dana');
    address.searchParams.append('code', 'another');
    expect(await visit.comeBack(address)).toBe(FAILED);
  });

  it('from an address with 30 failures in an hour', async () => {
    const guesser = microsoftVisit(app, app.visitor(), '198.51.100.7');
    for (let guess = 0; guess < 30; guess += 1) {
      const { searchParams } = await guesser.start();
      const search = `?code=guess&iss=${provider.issuer}&state=${searchParams.get('state') ?? ''}`;
      expect(await guesser.comeBack({ pathname: '/auth/microsoft/callback', search })).toBe(FAILED);
    }
    const late = microsoftVisit(app, person, '198.51.100.7');
    expect(await late.whole('dana')).toBe(FAILED);
    expect(logged.at(-1)).toContain('TOO_MANY_ATTEMPTS');
    const elsewhere = app.visitor();
    expect(await microsoftVisit(app, elsewhere).whole('dana')).toBe('/');
  });

  it('to another address than ours: the browser always lands on the page', async () => {
    const asked = await person.get('/auth/microsoft?returnTo=https://elsewhere.example&link=https://elsewhere.example');
    const address = await visit.decide(new URL(asked.get('Location')!), 'a-stranger');
    address.searchParams.set('redirect_uri', 'https://elsewhere.example');
    expect(await visit.comeBack(address)).toBe('/?signIn=microsoft-not-linked');
  });
});

describe('a provider that is away', () => {
  it('is told on the page when the browser comes back', async () => {
    const away = await startMicrosoftProvider();
    const here = await start({ shareDatabaseOf: app, environment: away.environment });
    const visit = microsoftVisit(here, here.visitor());
    const address = await visit.decide(await visit.start(), 'dana');
    await away.stop();
    expect(await visit.comeBack(address)).toBe('/?signIn=microsoft-failed');
    await here.close();
  });

  it('is told at the start too, asked again at the next one, and keeps nobody from signing in by unit number', async () => {
    const away = await startMicrosoftProvider();
    await away.stop();
    const here = await start({ shareDatabaseOf: app, environment: away.environment });
    const visit = microsoftVisit(here, here.visitor());
    expect((await visit.start()).search).toBe('?signIn=microsoft-failed');
    const back = await startMicrosoftProvider(Number(new URL(away.issuer).port));
    expect((await visit.start()).origin).toBe(back.issuer);
    await back.stop();
    await (await here.signIn('101')).get('/api/auth/user').expect(200);
    await here.close();
  });
});
