import request from 'supertest';
import type { Person } from '../support/app.js';
import { microsoftVisit } from '../support/servers/microsoft-visit.js';
import { cookieOf, type MicrosoftApp, openMicrosoftApp, unitOf } from './support/microsoft-app.js';

let opened: MicrosoftApp;
let app: MicrosoftApp['app'];
let provider: MicrosoftApp['provider'];
let logged: MicrosoftApp['logged'];
let idOf: MicrosoftApp['idOf'];

beforeAll(async () => {
  opened = await openMicrosoftApp();
  ({ app, provider, logged, idOf } = opened);
  await opened.link('101', 'dana');
});
afterAll(() => opened.close());
beforeEach(() => {
  logged.length = 0;
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
