import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { type CloudApi, startCloudApi } from '../support/servers/cloud-api.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { channelsAt, confirmNewDevices, login, mailedCode, otherThan } from './support/new-device.js';
import { softwareAuthenticator } from './support/software-authenticator.js';

let mail: MailServer;
let cloud: CloudApi;
let app: TestApp;
let admin: Person;

beforeAll(async () => {
  [mail, cloud] = await Promise.all([startMailServer(), startCloudApi()]);
  app = await startTestApp({ environment: channelsAt(mail, cloud), worker: false });
  admin = await app.signInAdmin();
});
afterAll(async () => {
  await app.close();
  await Promise.all([mail.close(), cloud.close()]);
});

const tenMinutesLater = () => app.clock.advanceMinutes(10);
const profileOf = async (person: Person) => {
  const { firstName, lastName, email, phoneNumber, department } = (await person.get('/api/auth/user').expect(200)).body;
  return { firstName, lastName, email, phoneNumber, department };
};
const change = async (person: Person, changes: object) =>
  person.put('/api/auth/update-profile').send({ ...(await profileOf(person)), ...changes });
const required = { status: 403, body: expect.objectContaining({ code: 'FRESH_PROOF_REQUIRED' }) };

/** Every call that changes who can use the account. */
const guarded: readonly (readonly [string, (person: Person) => PromiseLike<{ status: number; body: unknown }>])[] = [
  ['another phone number', (person) => change(person, { phoneNumber: '0500009999' })],
  ['another email', (person) => change(person, { email: 'thief@example.org' })],
  ['a calendar address', (person) => person.post('/api/calendar-feed')],
  ['push messages on this device', (person) => person.put('/api/push/this-device').send({})],
  ['no Microsoft account', (person) => person.delete('/api/auth/microsoft-account')],
  ['options of a passkey', (person) => person.get('/api/auth/passkeys/options')],
  ['a passkey', (person) => person.post('/api/auth/passkeys').send({ name: 'Phone', response: {} })],
  ['what is held about them', (person) => person.get('/api/auth/my-data')],
  ['to be erased', (person) => person.post('/api/auth/erasure-request')],
  ['one passkey less', (person) => person.delete('/api/auth/passkeys/0199c0de-0101-7000-8000-000000000101')],
];

describe('where new devices are not confirmed', () => {
  it('the digits prove for 10 minutes who somebody is', async () => {
    const dana = await app.signIn('101');
    await change(dana, { email: 'dana@example.org' }).then(({ status }) => expect(status).toBe(200));
    tenMinutesLater();
    const { body } = await change(dana, { email: 'dana.levi@example.org' });
    expect(body).toMatchObject({ code: 'FRESH_PROOF_REQUIRED', facts: { ways: ['digits'] } });
    const prove = (phoneLastFour: string) => dana.post('/api/auth/proof/digits').send({ phoneLastFour });
    expect((await prove('9999').expect(403)).body.code).toBe('DIGITS_INCORRECT');
    await prove('0101').expect(200);
    expect((await change(dana, { email: 'dana.levi@example.org' })).status).toBe(200);
  });

  it('wrong digits are limited like wrong sign-ins', async () => {
    const thief = await app.signIn('102');
    const guess = (digits: number) => thief.post('/api/auth/proof/digits').send({ phoneLastFour: `${digits}` });
    for (const digits of [1001, 1002, 1003, 1004, 1005]) await guess(digits).expect(403);
    expect((await guess(1006).expect(429)).body.code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('changes of nothing but names, language and channels need no proof', async () => {
    const maya = await app.signIn('105');
    tenMinutesLater();
    expect((await change(maya, { firstName: 'Mia', language: 'he', channels: ['email'] })).status).toBe(200);
  });

  it('a newcomer completes the profile without one', async () => {
    const newcomer = await app.signIn('111');
    tenMinutesLater();
    const own = { firstName: 'Neta', lastName: 'Mizrahi', email: 'neta@example.org', department: 'Training' };
    expect((await change(newcomer, own)).status).toBe(200);
    expect(await change(newcomer, { email: 'other@example.org' })).toMatchObject(required);
  });

  it.each(guarded)('is asked for: %s', async (_what, call) => {
    const person = await app.signIn('103');
    tenMinutesLater();
    expect(await call(person)).toMatchObject(required);
  });

  it('is also asked for by the page that links a Microsoft account, and closing a calendar needs none', async () => {
    const person = await app.signIn('103');
    tenMinutesLater();
    await person.delete('/api/calendar-feed').expect(204);
  });
});

describe('where new devices are confirmed', () => {
  beforeAll(() => confirmNewDevices(admin));

  /** On a device that is known from before. */
  const knownPerson = async (unitNumber: string): Promise<Person> => {
    await confirmNewDevices(admin, false);
    const person = await app.signIn(unitNumber);
    await confirmNewDevices(admin);
    tenMinutesLater();
    await admin.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
    return person;
  };

  it('a code proves it', async () => {
    const dana = await knownPerson('101');
    expect((await dana.get('/api/auth/proof').expect(200)).body).toEqual({
      provedUntil: null,
      ways: ['code'],
      channels: [
        { channel: 'whatsapp', to: '…01' },
        { channel: 'email', to: 'd…@e…' },
      ],
    });
    await dana.post('/api/auth/proof/digits').send({ phoneLastFour: '0101' }).expect(403);
    await dana.post('/api/auth/proof/send-code').send({ channel: 'email' }).expect(204);
    const code = mailedCode(mail);
    expect(
      (
        await dana
          .post('/api/auth/proof')
          .send({ code: otherThan(code) })
          .expect(403)
      ).body.code,
    ).toBe('CODE_INCORRECT');
    expect(await change(dana, { email: 'new@example.org' })).toMatchObject(required);
    const { body } = await dana.post('/api/auth/proof').send({ code }).expect(200);
    expect((await dana.get('/api/auth/proof')).body.provedUntil).toBe(body.provedUntil);
    expect((await change(dana, { email: 'new@example.org' })).status).toBe(200);
    const again = await dana.post('/api/auth/proof').send({ code }).expect(403);
    expect(again.body.code).toBe('CODE_EXPIRED');
  });

  it('a code for a new device is none for a change, and the other way round', async () => {
    const noa = await knownPerson('103');
    await login(app.visitor(), '103').expect(202);
    await noa.post('/api/auth/proof/send-code').send({ channel: 'email' }).expect(204);
    const proof = mailedCode(mail);
    const visitor = app.visitor();
    await login(visitor, '103').expect(202);
    await visitor.post('/api/auth/login/confirm').send({ code: proof }).expect(403);
    await visitor.post('/api/auth/login/send-code').send({ channel: 'email' }).expect(200);
    await noa
      .post('/api/auth/proof')
      .send({ code: mailedCode(mail) === proof ? otherThan(proof) : mailedCode(mail) })
      .expect(403);
  });

  it('a code that confirmed the device proves it too, and its digits do not', async () => {
    const visitor = app.visitor();
    await login(visitor, '104').expect(202);
    await visitor.post('/api/auth/login/send-code').send({ channel: 'email' }).expect(200);
    await visitor
      .post('/api/auth/login/confirm')
      .send({ code: mailedCode(mail) })
      .expect(200);
    expect((await visitor.get('/api/auth/proof')).body.provedUntil).not.toBeNull();
    tenMinutesLater();
    await visitor.post('/api/auth/logout').expect(204);
    await login(visitor, '104').expect(200);
    expect((await visitor.get('/api/auth/proof')).body.provedUntil).toBeNull();
  });

  it('a passkey proves it, of nobody else', async () => {
    const [yosef, other] = [await knownPerson('104'), await knownPerson('105')];
    const passkey = softwareAuthenticator(app.url);
    const optionsAt = async (person: Person, path: string) => (await person.get(path).expect(200)).body.options;
    await yosef.post('/api/auth/proof/send-code').send({ channel: 'email' }).expect(204);
    await yosef
      .post('/api/auth/proof')
      .send({ code: mailedCode(mail) })
      .expect(200);
    const response = passkey.create(await optionsAt(yosef, '/api/auth/passkeys/options'));
    await yosef.post('/api/auth/passkeys').send({ name: 'Phone', response }).expect(201);
    tenMinutesLater();
    const foreign = passkey.get(await optionsAt(other, '/api/auth/proof/passkey/options'));
    await other.post('/api/auth/proof/passkey').send({ response: foreign }).expect(403);
    await yosef.post('/api/auth/proof/passkey').send({ response: foreign }).expect(403);
    const own = passkey.get(await optionsAt(yosef, '/api/auth/proof/passkey/options'));
    await yosef.post('/api/auth/proof/passkey').send({ response: own }).expect(200);
    await yosef.post('/api/calendar-feed').expect(201);
  });

  it('the admin password proves it for an administrator', async () => {
    tenMinutesLater();
    expect((await admin.get('/api/auth/proof')).body).toMatchObject({
      provedUntil: null,
      ways: ['code', 'admin-password'],
    });
    await admin.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
    await admin.post('/api/calendar-feed').expect(201);
  });
});

it('whom no code reaches asks an administrator', async () => {
  const unreachable = await startTestApp({ worker: false });
  const dana = await unreachable.signIn('101');
  await confirmNewDevices(await unreachable.signInAdmin());
  unreachable.clock.advanceMinutes(10);
  const { body } = await dana.post('/api/calendar-feed').expect(403);
  expect(body).toMatchObject({ code: 'FRESH_PROOF_REQUIRED', facts: { ways: [] } });
  expect(body.detail).toContain('ask an administrator');
  await dana.post('/api/auth/proof/send-code').send({ channel: 'email' }).expect(409);
  await unreachable.close();
});
