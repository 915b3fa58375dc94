import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { type CloudApi, startCloudApi } from '../support/servers/cloud-api.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { guesserOf } from './support/guesser.js';
import { channelsAt, confirmNewDevices, login, mailedCode } from './support/new-device.js';

let mail: MailServer;
let cloud: CloudApi;
let app: TestApp;

beforeAll(async () => {
  [mail, cloud] = await Promise.all([startMailServer(), startCloudApi()]);
  app = await startTestApp({ environment: { ...channelsAt(mail, cloud), TRUST_PROXY: '1' } });
  await confirmNewDevices(await app.signInAdmin());
});
afterAll(async () => {
  await app.close();
  await Promise.all([mail.close(), cloud.close()]);
});

const { signIn, guess, comparedOf } = guesserOf(() => app);

/** Signs in on a new device by a mailed code. */
async function confirmDevice(unitNumber: string): Promise<Person> {
  const person = app.visitor();
  await login(person, unitNumber).expect(202);
  await person.post('/api/auth/login/send-code').send({ channel: 'email' }).expect(200);
  await person
    .post('/api/auth/login/confirm')
    .send({ code: mailedCode(mail) })
    .expect(200);
  return person;
}

describe('where new devices are confirmed', () => {
  it('strangers lock no owner out of a confirmed device', async () => {
    const owner = await confirmDevice('101');
    expect(await comparedOf(110, 2 * 60, () => guess('101'))).toBe(100);
    expect((await signIn('101', '0101').expect(429)).body.code).toBe('UNLOCK_REQUIRED');
    await login(owner, '101').expect(200);
  });

  it('a guesser who has found the digits does not get more guesses by entering them', async () => {
    expect(await comparedOf(99, 2 * 60, () => guess('102'))).toBe(99);
    for (let times = 0; times < 3; times += 1) await signIn('102', '0102').expect(202);
    expect(await guess('102')).toBe(401);
    await signIn('102', '0102').expect(429);
  });

  it('the count of strangers starts again when the owner confirms another device', async () => {
    expect(await comparedOf(99, 2 * 60, () => guess('103'))).toBe(99);
    await confirmDevice('103');
    expect(await comparedOf(5, 2 * 60, () => guess('103'))).toBe(5);
  });
});
