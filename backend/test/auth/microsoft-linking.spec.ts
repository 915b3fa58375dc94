import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { startMicrosoftProvider, type TestProvider } from '../support/servers/microsoft-provider.js';
import { microsoftVisit } from '../support/servers/microsoft-visit.js';

let provider: TestProvider;
let app: TestApp;
let admin: Person;

beforeAll(async () => {
  provider = await startMicrosoftProvider();
  app = await startTestApp({ environment: provider.environment });
  admin = await app.signInAdmin();
  await link('101', 'dana');
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

const idOf = async (unitNumber: string) => {
  const { body } = await admin.get('/api/users').expect(200);
  return (body as { id: string; unitNumber: string }[]).find((user) => user.unitNumber === unitNumber)!.id;
};
const link = async (unitNumber: string, subject: string) =>
  admin.put(`/api/users/${await idOf(unitNumber)}/microsoft-account`).send({ issuer: provider.issuer, subject });
const unitOf = async (person: Person) => (await person.get('/api/auth/user')).body.unitNumber as string | undefined;
const eventsOf = async (unitNumber: string) => {
  const rows = await app.database.query<{ type: string; data: object; actor: string }>({
    name: 'test.microsoft-events',
    text: `SELECT type, data, actor FROM event WHERE stream = $1 AND type LIKE 'Microsoft%' ORDER BY version`,
    values: [await idOf(unitNumber)],
  });
  return rows;
};

describe('linking an account oneself', () => {
  it('is done while signed in, and signs in from then on', async () => {
    const yosef = await app.signIn('104');
    expect((await yosef.get('/api/auth/microsoft-account').expect(200)).body).toEqual({
      configured: true,
      linked: false,
    });
    expect(await microsoftVisit(app, yosef).whole('yosef', '?link=1')).toBe('/?signIn=microsoft-linked');
    expect((await yosef.get('/api/auth/microsoft-account')).body.linked).toBe(true);
    const elsewhere = app.visitor();
    expect(await microsoftVisit(app, elsewhere).whole('yosef')).toBe('/');
    expect(await unitOf(elsewhere)).toBe('104');
    expect(await eventsOf('104')).toEqual([
      { type: 'MicrosoftAccountLinked', data: {}, actor: `responder:${await idOf('104')}` },
    ]);
  });

  it('twice does nothing', async () => {
    const yosef = await app.signIn('104');
    expect(await microsoftVisit(app, yosef).whole('yosef', '?link=1')).toBe('/?signIn=microsoft-linked');
    expect(await eventsOf('104')).toHaveLength(1);
  });

  it("is refused for an account that is somebody else's", async () => {
    const maya = await app.signIn('105');
    expect(await microsoftVisit(app, maya).whole('dana', '?link=1')).toBe('/?signIn=microsoft-account-taken');
    expect((await maya.get('/api/auth/microsoft-account')).body.linked).toBe(false);
  });

  it('is not done for a visitor', async () => {
    const visit = microsoftVisit(app, app.visitor());
    expect((await visit.start('?link=1')).search).toBe('?signIn=microsoft-failed');
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a link in a message', { 'Sec-Fetch-Site': 'none' }],
    ['a browser that does not say', {}],
  ])('is not begun by %s', async (_who, headers) => {
    const visit = microsoftVisit(app, await app.signIn('105'));
    expect((await visit.start('?link=1', headers)).search).toBe('?signIn=microsoft-failed');
  });

  it('is not done for whoever signs in on the same browser meanwhile, nor after signing out', async () => {
    const browser = await app.signIn('105');
    const visit = microsoftVisit(app, browser);
    const first = await visit.decide(await visit.start('?link=1'), 'maya');
    await browser.post('/api/auth/login').send({ unitNumber: '102', phoneLastFour: '0102' }).expect(200);
    expect(await visit.comeBack(first)).toBe('/?signIn=microsoft-failed');
    const second = await visit.decide(await visit.start('?link=1'), 'maya');
    await browser.post('/api/auth/logout').expect(204);
    expect(await visit.comeBack(second)).toBe('/?signIn=microsoft-failed');
    expect(await microsoftVisit(app, app.visitor()).whole('maya')).toBe('/?signIn=microsoft-not-linked');
  });

  it('is undone by oneself, which signs out everywhere else', async () => {
    const yosef = await app.signIn('104');
    const elsewhere = app.visitor();
    await microsoftVisit(app, elsewhere).whole('yosef');
    await yosef.delete('/api/auth/microsoft-account').expect(204);
    await yosef.delete('/api/auth/microsoft-account').expect(204);
    expect(await unitOf(elsewhere)).toBeUndefined();
    expect(await unitOf(yosef)).toBe('104');
    expect(await microsoftVisit(app, app.visitor()).whole('yosef')).toBe('/?signIn=microsoft-not-linked');
    expect((await eventsOf('104')).map(({ type }) => type)).toEqual([
      'MicrosoftAccountLinked',
      'MicrosoftAccountUnlinked',
    ]);
  });
});

describe('linking an account by an administrator', () => {
  it('takes the place of another one, whose sessions end', async () => {
    await (
      await link('102', 'amir')
    ).body;
    const amir = app.visitor();
    await microsoftVisit(app, amir).whole('amir');
    expect((await link('102', 'amir')).status).toBe(204);
    expect(await unitOf(amir)).toBe('102');
    expect((await link('102', 'amir-anew')).status).toBe(204);
    expect(await unitOf(amir)).toBeUndefined();
    expect(await microsoftVisit(app, app.visitor()).whole('amir')).toBe('/?signIn=microsoft-not-linked');
    expect((await eventsOf('102')).map(({ type }) => type)).toEqual([
      'MicrosoftAccountLinked',
      'MicrosoftAccountUnlinked',
      'MicrosoftAccountLinked',
    ]);
    expect((await eventsOf('102'))[0]).toMatchObject({ data: {}, actor: `responder:${await idOf('100')}` });
  });

  it('is undone, again without a complaint', async () => {
    const path = `/api/users/${await idOf('102')}/microsoft-account`;
    await admin.delete(path).expect(204);
    await admin.delete(path).expect(204);
    expect(await microsoftVisit(app, app.visitor()).whole('amir-anew')).toBe('/?signIn=microsoft-not-linked');
  });

  it("is refused for an account that is somebody else's", async () => {
    const { status, body } = await link('105', 'dana');
    expect([status, body.code]).toEqual([409, 'MICROSOFT_ACCOUNT_TAKEN']);
  });

  it('lets one of two have an account that is linked to both at once', async () => {
    const statuses = await Promise.all([link('103', 'shared'), link('105', 'shared')]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it.each(['0199c0de-0000-7000-8000-00000000dead', 'no-uuid'])('finds nobody by the id %s', async (id) => {
    const path = `/api/users/${id}/microsoft-account`;
    const sent = await admin.put(path).send({ issuer: provider.issuer, subject: 'x' }).expect(404);
    expect([sent.body.code, (await admin.delete(path).expect(404)).body.code]).toEqual([
      'RESPONDER_NOT_FOUND',
      'RESPONDER_NOT_FOUND',
    ]);
  });

  it.each([
    ['issuer', 'login.microsoftonline.com'],
    ['issuer', 'javascript:alert(1)'],
    ['subject', ''],
    ['subject', 'dana levi'],
    ['subject', 17],
    ['email', 'dana.levi@example.org'],
  ])('refuses %s %p', async (field, value) => {
    const body = { issuer: provider.issuer, subject: 'x', [field]: value };
    const answer = await admin
      .put(`/api/users/${await idOf('105')}/microsoft-account`)
      .send(body)
      .expect(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });

  it('goes with its responder when they are erased', async () => {
    await (
      await link('110', 'eli')
    ).body;
    await admin.delete(`/api/users/${await idOf('110')}`).expect(204);
    expect(await microsoftVisit(app, app.visitor()).whole('eli')).toBe('/?signIn=microsoft-not-linked');
    expect((await link('105', 'eli')).status).toBe(204);
  });
});
