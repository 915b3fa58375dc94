import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { PUBLIC_URL, startMicrosoftProvider, type TestProvider } from '../support/servers/microsoft-provider.js';
import { microsoftVisit } from '../support/servers/microsoft-visit.js';
import { browserWith, setCookie } from './support/new-device.js';
import { softwareAuthenticator } from './support/software-authenticator.js';

let provider: TestProvider;
let app: TestApp;
let admin: Person;

beforeAll(async () => {
  provider = await startMicrosoftProvider();
  app = await startTestApp({ environment: provider.environment });
  admin = await app.signInAdmin();
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

const idOf = async (unitNumber: string) => {
  const { body } = await admin.get('/api/users').expect(200);
  return (body as { id: string; unitNumber: string }[]).find((user) => user.unitNumber === unitNumber)!.id;
};
const eventsOf = async (unitNumber: string) =>
  (
    await app.database.query<{ type: string }>({
      name: 'test.events-of-account',
      text: `SELECT type FROM event WHERE stream = $1::uuid OR data->>'responderId' = $1::text ORDER BY position`,
      values: [await idOf(unitNumber)],
    })
  ).map(({ type }) => type);
const kindOfCalendar = async (address: string) => (await app.visitor().get(new URL(address).pathname)).status;

/** Somebody with the digits who settles in: a session, a device, a passkey, a Microsoft account and a calendar address. */
async function settledThief(unitNumber: string) {
  const thief = app.visitor();
  const answer = await thief
    .post('/api/auth/login')
    .send({ unitNumber, phoneLastFour: `0${unitNumber}` })
    .expect(200);
  const passkey = softwareAuthenticator(PUBLIC_URL);
  const options = (await thief.get('/api/auth/passkeys/options').expect(200)).body.options;
  await thief
    .post('/api/auth/passkeys')
    .send({ name: 'Phone', response: passkey.create(options) })
    .expect(201);
  expect(await microsoftVisit(app, thief).whole(`thief-${unitNumber}`, '?link=1')).toBe('/?signIn=microsoft-linked');
  const calendar = (await thief.post('/api/calendar-feed').expect(201)).body.address as string;
  expect(await kindOfCalendar(calendar)).toBe(200);
  return { thief, passkey, calendar, device: setCookie(answer, 'rigbook_device') };
}

const byPasskey = async (passkey: ReturnType<typeof softwareAuthenticator>) => {
  const visitor = app.visitor();
  const { options } = (await visitor.get('/api/auth/passkey-sign-in/options').expect(200)).body;
  return visitor.post('/api/auth/passkey-sign-in').send({ response: passkey.get(options) });
};

describe('when an administrator gives an account back with a new phone number', () => {
  it('nothing of the thief remains', async () => {
    const { thief, passkey, calendar, device } = await settledThief('104');
    const owner = await idOf('104');
    const waysIn = { devices: 1, passkeys: 1, auditPassword: false, microsoftAccount: true, calendarAddress: true };
    expect((await admin.get(`/api/users/${owner}/ways-in`).expect(200)).body).toEqual(waysIn);
    const { body } = await admin.put(`/api/users/${owner}`).send({ phoneNumber: '0501112604' }).expect(200);
    expect(body.ended).toEqual(waysIn);
    expect((await admin.get(`/api/users/${owner}/ways-in`).expect(200)).body).toEqual({
      devices: 0,
      passkeys: 0,
      auditPassword: false,
      microsoftAccount: false,
      calendarAddress: false,
    });

    await thief.get('/api/auth/user').expect(401);
    expect(await kindOfCalendar(calendar)).toBe(404);
    expect((await byPasskey(passkey)).status).toBe(403);
    expect(await microsoftVisit(app, app.visitor()).whole('thief-104')).toBe('/?signIn=microsoft-not-linked');
    const sameDevice = browserWith(app, device);
    await sameDevice.post('/api/auth/login').send({ unitNumber: '104', phoneLastFour: '0104' }).expect(401);
    expect((await admin.get(`/api/users/${owner}/sessions`).expect(200)).body).toEqual([]);
    expect(await eventsOf('104')).toEqual([
      'ResponderRegistered',
      'MicrosoftAccountLinked',
      'CalendarFeedMade',
      'ResponderProfileChanged',
      'MicrosoftAccountUnlinked',
      'CalendarFeedRevoked',
    ]);
    await app.visitor().post('/api/auth/login').send({ unitNumber: '104', phoneLastFour: '0104' }).expect(401);
    await app.visitor().post('/api/auth/login').send({ unitNumber: '104', phoneLastFour: '2604' }).expect(200);
  });

  it('what opens the account of nobody is not counted', async () => {
    await admin.get('/api/users/none/ways-in').expect(404);
  });

  it('other changes end nothing', async () => {
    const { thief, calendar } = await settledThief('105');
    const { body } = await admin
      .put(`/api/users/${await idOf('105')}`)
      .send({ firstName: 'Mia' })
      .expect(200);
    expect(body.ended).toBeUndefined();
    await thief.get('/api/auth/user').expect(200);
    expect(await kindOfCalendar(calendar)).toBe(200);
  });

  it('administrators who change their phone number stay signed in where they do', async () => {
    await admin
      .put(`/api/users/${await idOf('100')}`)
      .send({ phoneNumber: '0500000100' })
      .expect(200);
    const elsewhere = await app.signIn('100');
    const { body } = await admin
      .put(`/api/users/${await idOf('100')}`)
      .send({ phoneNumber: '0501110100' })
      .expect(200);
    expect(body.ended).toMatchObject({ devices: 1 });
    await elsewhere.get('/api/auth/user').expect(401);
    expect((await admin.get('/api/auth/sessions').expect(200)).body).toMatchObject([{ isThis: true }]);
    await admin
      .put(`/api/users/${await idOf('100')}`)
      .send({ phoneNumber: '0500000100' })
      .expect(200);
  });
});

describe('devices and sessions', () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
  const signInOn = async (unitNumber: string, userAgent: string) => {
    const person = app.visitor();
    await person
      .post('/api/auth/login')
      .set('User-Agent', userAgent)
      .send({ unitNumber, phoneLastFour: `0${unitNumber}` })
      .expect(200);
    return person;
  };
  const devicesOf = async (person: Person) =>
    (await person.get('/api/auth/sessions').expect(200)).body as { id: string; signedIn: boolean; isThis: boolean }[];

  it('are listed in words, and one of them can be ended', async () => {
    const phone = await signInOn('101', iPhone);
    app.clock.advanceMinutes(1);
    const here = await signInOn('101', 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0');
    const listed = await devicesOf(here);
    expect(listed).toMatchObject([
      { browser: 'Firefox', system: 'Windows', network: '127.0.0.1', signedIn: true, isThis: true },
      { browser: 'Safari', system: 'iPhone', signedIn: true, isThis: false },
    ]);
    await here.delete(`/api/auth/sessions/${listed[1]!.id}`).expect(204);
    await phone.get('/api/auth/user').expect(401);
    await here.delete(`/api/auth/sessions/${listed[1]!.id}`).expect(404);
    await here.delete('/api/auth/sessions/none').expect(404);
    expect(await devicesOf(here)).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const [one, other] = [await app.signIn('102'), await app.signIn('103')];
    const [device] = await devicesOf(one);
    await other.delete(`/api/auth/sessions/${device!.id}`).expect(404);
    await one.get('/api/auth/user').expect(200);
    await other.get(`/api/users/${await idOf('102')}/sessions`).expect(403);
  });

  it('all others are ended at once', async () => {
    const [here, there] = [await app.signIn('105'), await app.signIn('105')];
    await here.delete('/api/auth/sessions').expect(204);
    await there.get('/api/auth/user').expect(401);
    expect(await devicesOf(here)).toMatchObject([{ isThis: true }]);
  });

  it('a session from before devices were remembered is listed and ended too', async () => {
    const [old, here] = [await app.signIn('110'), await app.signIn('110')];
    const elsewhere = async () => (await devicesOf(here)).filter(({ isThis }) => !isThis);
    const ids = (await elsewhere()).map(({ id }) => id);
    const text = `UPDATE session SET device_id = NULL WHERE device_id = ANY ($1::uuid[])`;
    await app.database.query({ name: 'test.no-device', text, values: [ids] });
    const unnamed = (await elsewhere()).find(({ signedIn }) => signedIn);
    expect(unnamed).toMatchObject({ browser: null, system: null, network: null });
    await here.delete(`/api/auth/sessions/${unnamed!.id}`).expect(204);
    await old.get('/api/auth/user').expect(401);
  });

  it('an administrator sees and ends those of a user', async () => {
    const dana = await app.signIn('111');
    const address = `/api/users/${await idOf('111')}/sessions`;
    const { body } = await admin.get(address).expect(200);
    expect(body).toMatchObject([{ signedIn: true, isThis: false }]);
    await admin.delete(`${address}/${body[0].id}`).expect(204);
    await dana.get('/api/auth/user').expect(401);
    const again = await app.signIn('111');
    await admin.delete(address).expect(204);
    await again.get('/api/auth/user').expect(401);
    expect((await admin.get(address)).body).toEqual([]);
    await admin.delete(`${address}/none`).expect(404);
    const ofNobody = '/api/users/none/sessions';
    await admin.get(ofNobody).expect(404);
    await admin.delete(ofNobody).expect(404);
    const { body: refused } = await admin.delete(`${ofNobody}/${body[0].id}`).expect(404);
    expect(refused.code).toBe('RESPONDER_NOT_FOUND');
  });
});
