import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { type PushService, startPushService } from '../support/servers/push-service.js';

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  [app, service] = await Promise.all([startTestApp(), startPushService()]);
});
afterAll(() => Promise.all([app.close(), service.close()]));

const settingsOf = async (person: Person) => (await person.get('/api/push').expect(200)).body;
const switchOn = (person: Person, subscription: object) => person.put('/api/push/this-device').send(subscription);

describe('push messages on a device', () => {
  it('are renewed by the browser at another address, for the person and device that had the former one', async () => {
    const [phone, laptop] = [await app.signIn('105'), await app.signIn('105')];
    const { serverKey } = await settingsOf(phone);
    const [former, next] = [service.subscribe(serverKey), service.subscribe(serverKey)];
    await switchOn(phone, former);
    const renewal = { ...next, formerEndpoint: former.endpoint };
    const renew = (person: Person) => person.put('/api/push/this-device/renewal').send(renewal);
    const { devices } = await settingsOf(phone);
    expect((await renew(laptop).expect(404)).body.code).toBe('PUSH_DEVICE_NOT_FOUND');
    await renew(await app.signIn('101')).expect(404);
    expect((await settingsOf(phone)).devices).toEqual(devices);
    await renew(phone).expect(204);
    await renew(phone).expect(204);
    expect((await settingsOf(phone)).devices).toEqual([
      { ...devices[0], id: expect.not.stringMatching(devices[0].id) },
    ]);
    await phone.post('/api/auth/login').send({ unitNumber: '103', phoneLastFour: '0103' }).expect(200);
    await renew(phone).expect(404);
    expect((await settingsOf(phone)).devices).toEqual([]);
  });

  it('are renewed after another secret of the server, when no device is known any more', async () => {
    const [phone, again] = [await app.signIn('105'), await app.signIn('105')];
    const { serverKey } = await settingsOf(phone);
    const [former, next] = [service.subscribe(serverKey), service.subscribe(serverKey)];
    await switchOn(phone, former);
    const renew = (person: Person) =>
      person.put('/api/push/this-device/renewal').send({ ...next, formerEndpoint: former.endpoint });
    await renew(again).expect(404);
    await app.database.query({
      name: 'test.former-secret',
      text: `UPDATE push_subscription SET server_key = 'B' WHERE endpoint = $1`,
      values: [former.endpoint],
    });
    await renew(await app.signIn('101')).expect(404);
    await renew(again).expect(204);
    expect((await settingsOf(again)).devices).toContainEqual(expect.objectContaining({ isThis: true }));
    await again.post('/api/auth/logout').expect(204);
  });
});
