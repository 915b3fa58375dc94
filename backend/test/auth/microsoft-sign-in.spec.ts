import request from 'supertest';
import { PUBLIC_URL, startMicrosoftProvider } from '../support/servers/microsoft-provider.js';
import { microsoftVisit } from '../support/servers/microsoft-visit.js';
import { cookieOf, type MicrosoftApp, openMicrosoftApp, unitOf } from './support/microsoft-app.js';

let opened: MicrosoftApp;
let app: MicrosoftApp['app'];
let admin: MicrosoftApp['admin'];
let idOf: MicrosoftApp['idOf'];
let provider: MicrosoftApp['provider'];
let logged: MicrosoftApp['logged'];
let start: MicrosoftApp['start'];
let link: MicrosoftApp['link'];

beforeAll(async () => {
  opened = await openMicrosoftApp();
  ({ app, admin, idOf, provider, logged, start, link } = opened);
});
afterAll(() => opened.close());
beforeEach(() => {
  logged.length = 0;
});

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
      /^rigbook_microsoft=[\w-]+\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
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
    await link('101', 'dana');
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
