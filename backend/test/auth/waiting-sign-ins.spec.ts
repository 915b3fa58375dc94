import { phraseWords } from '@rigbook/contracts/auth/phrase.words';
import { cookieOf, openStream } from '../support/live-stream.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { confirmNewDevices, login, setCookie, browserWith } from './support/new-device.js';

let app: TestApp;
let ruth: Person;

/** No channel is configured. */
beforeAll(async () => {
  app = await startTestApp();
  ruth = await app.signInAdmin();
  await confirmNewDevices(ruth);
});
afterAll(() => app.close());

const pixel = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36';
const waiting = async () =>
  (await ruth.get('/api/admin/waiting-sign-ins').expect(200)).body as readonly { id: string; phrase: string[] }[];

/** Someone whom no code can reach, who asks to be let in. */
async function asking(unitNumber: string) {
  const person = app.visitor().set('User-Agent', pixel);
  const pending = setCookie(await login(person, unitNumber).expect(202), 'rigbook_pending');
  const { body } = await person.post('/api/auth/login/ask-administrator').expect(200);
  const phrase = (body as { phrase: string[] }).phrase;
  const shown = (await waiting()).find((one) => one.phrase.join() === phrase.join());
  return { person, pending, phrase, id: shown?.id ?? '' };
}
const stateOf = async (person: Person) =>
  ((await person.get('/api/auth/login').expect(200)).body as { pending: { lettingIn: string } | null }).pending
    ?.lettingIn;

describe('where no code can be sent, an administrator', () => {
  it('sees who waits, on which device, with the same four words', async () => {
    const person = app.visitor().set('User-Agent', pixel);
    const begun = (await login(person, '101').expect(202)).body;
    expect(begun).toMatchObject({ channels: [], lettingIn: 'not-asked', administrator: true, adminPassword: false });
    expect(await waiting()).toEqual([]);
    const { body } = await person.post('/api/auth/login/ask-administrator').expect(200);
    expect(body).toMatchObject({ lettingIn: 'waiting' });
    expect(await waiting()).toEqual([
      {
        id: expect.any(String),
        responderId: expect.any(String),
        unitNumber: '101',
        firstName: 'Dana',
        lastName: 'Levi',
        browser: 'Chrome',
        system: 'Android',
        network: '127.0.0.1',
        askedAt: app.clock.now(),
        expiresAt: begun.expiresAt,
        phrase: body.phrase,
      },
    ]);
    expect(body.phrase).toHaveLength(4);
    for (const word of body.phrase as string[]) expect(phraseWords.en).toContain(word);
    app.clock.advanceMinutes(15);
    expect(await waiting()).toEqual([]);
  });

  it('lets the device in, which then signs in and is known', async () => {
    const { person, id } = await asking('101');
    expect((await person.post('/api/auth/login/finish').expect(403)).body.code).toBe('DEVICE_NOT_LET_IN');
    await ruth.post(`/api/admin/waiting-sign-ins/${id}/let-in`).expect(204);
    expect(await stateOf(person)).toBe('let-in');
    const device = setCookie(await person.post('/api/auth/login/finish').expect(200), 'rigbook_device');
    await person.get('/api/auth/user').expect(200);
    await login(browserWith(app, device) as Person, '101').expect(200);
    expect((await person.post('/api/auth/login/finish').expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
  });

  it('refuses a device, which stays out', async () => {
    const { person, id } = await asking('102');
    await ruth.post(`/api/admin/waiting-sign-ins/${id}/refuse`).expect(204);
    expect(await stateOf(person)).toBe('refused');
    await person.post('/api/auth/login/finish').expect(403);
    await person.post('/api/auth/login/ask-administrator').expect(200);
    expect(await stateOf(person)).toBe('refused');
    const { body } = await ruth.post(`/api/admin/waiting-sign-ins/${id}/let-in`).expect(404);
    expect(body.code).toBe('WAITING_SIGN_IN_NOT_FOUND');
  });

  it('decides only about what asked and still waits', async () => {
    await ruth.post('/api/admin/waiting-sign-ins/unknown/let-in').expect(404);
    const { person, id } = await asking('103');
    app.clock.advanceMinutes(15);
    await ruth.post(`/api/admin/waiting-sign-ins/${id}/let-in`).expect(404);
    await person.post('/api/auth/login/finish').expect(401);
  });

  it('is the only one who sees and decides', async () => {
    const { person, id } = await asking('103');
    for (const caller of [app.visitor(), person]) {
      await caller.get('/api/admin/waiting-sign-ins').expect(401);
      await caller.post(`/api/admin/waiting-sign-ins/${id}/let-in`).expect(401);
    }
    expect(await stateOf(person)).toBe('waiting');
  });

  it('hears of it at once', async () => {
    await confirmNewDevices(ruth, false);
    const stream = await openStream(app, await cookieOf(app, '100', 'rigbook-demo'));
    ruth = await app.signInAdmin();
    await confirmNewDevices(ruth);
    stream.forget();
    await asking('104');
    await stream.hears('admin-sign-ins');
    stream.close();
  });
});

describe('an administrator whom no code can reach', () => {
  it('enters the admin password instead', async () => {
    const person = app.visitor();
    expect((await login(person, '100').expect(202)).body).toMatchObject({ adminPassword: true });
    const enter = (password: string) => person.post('/api/auth/login/confirm-with-password').send({ password });
    expect((await enter('not-the-password').expect(403)).body.code).toBe('ADMIN_PASSWORD_INCORRECT');
    await enter('rigbook-demo').expect(200);
    await person.get('/api/auth/user').expect(200);
    expect((await person.get('/api/admin/settings').expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
  });

  it('is the only one who may', async () => {
    const person = app.visitor();
    await login(person, '101').expect(202);
    const enter = () => person.post('/api/auth/login/confirm-with-password').send({ password: 'rigbook-demo' });
    expect((await enter().expect(403)).body.code).toBe('ADMIN_ONLY');
    app.clock.advanceMinutes(16);
    expect((await enter()).body.code).toBe('SIGN_IN_EXPIRED');
  });
});
