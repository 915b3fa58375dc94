import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { type PushService, startPushService } from '../support/servers/push-service.js';

let app: TestApp;
let service: PushService;
let admin: Person;
beforeAll(async () => {
  [app, service] = await Promise.all([startTestApp(), startPushService()]);
  admin = await app.signInAdmin();
});
afterAll(() => Promise.all([app.close(), service.close()]));

const settingsOf = async (person: Person) => (await person.get('/api/push').expect(200)).body;
const switchOn = async (person: Person, subscription?: object) => {
  const { serverKey } = await settingsOf(person);
  return person.put('/api/push/this-device').send(subscription ?? service.subscribe(serverKey));
};
const unitsWithPush = async () =>
  (
    await app.database.query<{ unit: string }>({
      name: 'test.push-devices',
      text: `SELECT r.unit_number AS unit FROM push_subscription p JOIN responder r ON r.id = p.responder_id`,
      values: [],
    })
  ).map(({ unit }) => unit);
const idOf = async (unitNumber: string) =>
  (await admin.get('/api/users').expect(200)).body.find((one: { unitNumber: string }) => one.unitNumber === unitNumber)
    .id;

describe('push messages on a device', () => {
  it('are off at first; switched on, it is listed, and other devices of the person show it too', async () => {
    const [phone, laptop] = [await app.signIn('101'), await app.signIn('101')];
    expect(await settingsOf(phone)).toEqual({
      serverKey: expect.stringMatching(/^B[A-P][\w-]{85}$/),
      devices: [],
      switchedOff: [],
    });
    expect((await switchOn(phone)).status).toBe(204);
    const { devices: onPhone } = await settingsOf(phone);
    expect(onPhone).toEqual([
      {
        id: expect.any(String),
        browser: null,
        system: null,
        switchedOnAt: app.clock.now(),
        isThis: true,
      },
    ]);
    expect((await settingsOf(laptop)).devices).toEqual([{ ...onPhone[0], isThis: false }]);
    expect((await switchOn(laptop)).status).toBe(204);
    expect((await settingsOf(laptop)).devices).toHaveLength(2);
    await laptop.delete(`/api/push/devices/${onPhone[0].id}`).expect(204);
    expect((await settingsOf(phone)).devices).toMatchObject([{ isThis: false }]);
  });

  it('are told to the person as a change of the account, once for each device', async () => {
    const told = async () =>
      app.database.query<{ channel: string }>({
        name: 'test.told',
        text: `SELECT DISTINCT n.at, m.channel FROM account_notice n JOIN notification m ON m.id = n.notification_id
               JOIN responder r ON r.id = n.responder_id
               WHERE n.change = 'push-switched-on' AND r.unit_number = '104' ORDER BY n.at, m.channel`,
        values: [],
      });
    const phone = await app.signIn('104');
    await switchOn(phone);
    await switchOn(phone);
    const channels = (await told()).map(({ channel }) => channel);
    expect(channels).toContain('whatsapp');
    expect(channels).not.toContain('push');
    app.clock.advanceMinutes(1);
    await switchOn(await app.signIn('104'));
    expect(await told()).toHaveLength(2 * channels.length);
  });

  it('are renewed by the browser: it stands in the list once', async () => {
    const phone = await app.signIn('102');
    const { serverKey } = await settingsOf(phone);
    await switchOn(phone, service.subscribe(serverKey));
    await switchOn(phone, service.subscribe(serverKey));
    expect((await settingsOf(phone)).devices).toHaveLength(1);
  });

  it('of more than ten, end on the one that was first', async () => {
    const people: Person[] = [];
    for (let nth = 1; nth <= 11; nth += 1) {
      const person = await app.signIn('103');
      people.push(person);
      app.clock.advanceMinutes(1);
      expect((await switchOn(person)).status).toBe(204);
      expect((await settingsOf(person)).devices).toHaveLength(Math.min(nth, 10));
    }
    expect((await settingsOf(people[0]!)).devices.every(({ isThis }: { isThis: boolean }) => !isThis)).toBe(true);
  });

  it('are switched off by their own person only', async () => {
    const [dana, noa] = [await app.signIn('101'), await app.signIn('104')];
    await switchOn(dana);
    const { devices: own } = await settingsOf(dana);
    const { body } = await noa.delete(`/api/push/devices/${own[0].id}`).expect(404);
    expect(body.code).toBe('PUSH_DEVICE_NOT_FOUND');
    await noa.delete('/api/push/devices/none').expect(404);
    expect((await settingsOf(dana)).devices).toEqual(own);
  });

  it.each([
    ['no address', { endpoint: 'push' }, 'endpoint'],
    ['no https', { endpoint: 'http://push.example.net/p/1' }, 'endpoint'],
    ['an address of our own network', { endpoint: 'https://10.0.0.1/p/1' }, 'endpoint'],
    ['no point', { p256dh: 'A'.repeat(87) }, 'p256dh'],
    ['a point that is not on the curve', { p256dh: `B${'A'.repeat(86)}` }, 'p256dh'],
    ['no secret', { auth: 'short' }, 'auth'],
  ])('are not taken with %s', async (_what, wrong, field) => {
    const person = await app.signIn('104');
    const { serverKey } = await settingsOf(person);
    const { status, body } = await switchOn(person, { ...service.subscribe(serverKey), ...wrong });
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 'VALIDATION_FAILED', field]);
  });

  it('are of types that can be switched off', async () => {
    const person = await app.signIn('104');
    for (const switchedOff of [
      ['account_changed'],
      ['booking_requested'],
      ['upcoming_shift', 'upcoming_shift'],
      'none',
    ])
      await person.put('/api/push/choice').send({ switchedOff }).expect(400);
    await person
      .put('/api/push/choice')
      .send({ switchedOff: ['waitlist_offer', 'upcoming_shift'] })
      .expect(204);
    expect((await settingsOf(person)).switchedOff).toEqual(['upcoming_shift', 'waitlist_offer']);
  });
});

describe('they end', () => {
  beforeEach(() => app.database.query({ name: 'test.no-push', text: 'DELETE FROM push_subscription', values: [] }));

  it('when the person signs out there, but not when only the session has ended', async () => {
    const [phone, laptop] = [await app.signIn('101'), await app.signIn('101')];
    await switchOn(phone);
    await switchOn(laptop);
    await app.database.query({
      name: 'test.end-sessions',
      text: 'DELETE FROM session WHERE responder_id = $1',
      values: [await idOf('101')],
    });
    expect(await unitsWithPush()).toEqual(['101', '101']);
    await laptop.post('/api/auth/login').send({ unitNumber: '101', phoneLastFour: '0101' }).expect(200);
    expect(await unitsWithPush()).toEqual(['101', '101']);
    await laptop.post('/api/auth/logout').expect(204);
    expect(await unitsWithPush()).toEqual(['101']);
  });

  it('when the person signs out there after the session has ended by itself, and on no other browser', async () => {
    const [phone, laptop] = [await app.signIn('101'), await app.signIn('101')];
    await switchOn(phone);
    await switchOn(laptop);
    await app.database.query({ name: 'test.end-all-sessions', text: 'DELETE FROM session', values: [] });
    await app.visitor().post('/api/auth/logout').expect(401);
    expect(await unitsWithPush()).toEqual(['101', '101']);
    const { body } = await phone.post('/api/auth/logout').expect(401);
    expect(body.code).toBe('SIGNED_OUT');
    expect(await unitsWithPush()).toEqual(['101']);
    admin = await app.signInAdmin();
  });

  it('when somebody else signs in on that browser', async () => {
    const browser = await app.signIn('101');
    await switchOn(browser);
    await browser.post('/api/auth/login').send({ unitNumber: '102', phoneLastFour: '0102' }).expect(200);
    expect(await unitsWithPush()).toEqual([]);
  });

  it('when somebody else switches them on in that browser: they are theirs then', async () => {
    const [dana, noa] = [await app.signIn('101'), await app.signIn('102')];
    const browser = service.subscribe((await settingsOf(dana)).serverKey);
    await switchOn(dana, browser);
    await switchOn(noa, browser);
    expect(await unitsWithPush()).toEqual(['102']);
  });

  it('when the device is removed from the list of devices', async () => {
    const [phone, laptop] = [await app.signIn('101'), await app.signIn('101')];
    await switchOn(phone);
    await laptop.delete('/api/auth/sessions').expect(204);
    expect(await unitsWithPush()).toEqual([]);
  });

  it('on the other devices, when the person changes the phone number', async () => {
    const [phone, laptop] = [await app.signIn('103'), await app.signIn('103')];
    await switchOn(phone);
    await switchOn(laptop);
    const { firstName, lastName, email, department } = (await phone.get('/api/auth/user').expect(200)).body;
    await phone
      .put('/api/auth/update-profile')
      .send({ firstName, lastName, email, department, phoneNumber: '0500009999' })
      .expect(200);
    expect((await settingsOf(phone)).devices).toMatchObject([{ isThis: true }]);
  });

  it('when the person is suspended or erased', async () => {
    const [rina, gad] = [await app.signIn('104'), await app.signIn('105')];
    await switchOn(rina);
    await switchOn(gad);
    await admin
      .post(`/api/users/${await idOf('104')}/suspend`)
      .send({ reason: 'Lost the phone' })
      .expect(204);
    expect(await unitsWithPush()).toEqual(['105']);
    await admin.delete(`/api/users/${await idOf('105')}`).expect(204);
    expect(await unitsWithPush()).toEqual([]);
  });

  it('and cannot be switched on by a session without a device', async () => {
    const dana = await app.signIn('101');
    const { serverKey } = await settingsOf(dana);
    await app.database.query({ name: 'test.no-device', text: 'UPDATE session SET device_id = NULL', values: [] });
    const { status, body } = await switchOn(dana, service.subscribe(serverKey));
    expect([status, body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
  });
});
