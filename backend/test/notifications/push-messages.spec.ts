import { eventually } from '../event-store/support/eventually.js';
import type { Person } from '../support/app.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { type PushService, startPushService, type Subscribed } from '../support/servers/push-service.js';
import { type DeliveryApp, openDelivery } from './support/delivery-app.js';

let opened: DeliveryApp;
let service: PushService;
let serverKey: string;
beforeAll(async () => {
  [opened, service] = await Promise.all([openDelivery(undefined), startPushService()]);
  serverKey = (await settingsOf(opened.dana)).serverKey;
});
afterAll(() => Promise.all([opened.close(), service.close()]));
afterEach(async () => {
  await opened.app.database.query({ name: 'test.no-push', text: 'DELETE FROM push_subscription', values: [] });
  await choose(opened.dana, []);
});

const settingsOf = async (person: Person) => (await person.get('/api/push').expect(200)).body;
const choose = (person: Person, switchedOff: readonly string[]) => person.put('/api/push/choice').send({ switchedOff });
const switchOn = (person: Person, subscribed: Subscribed) => person.put('/api/push/this-device').send(subscribed);
const subscribed = async (person: Person): Promise<Subscribed> => {
  const browser = service.subscribe(serverKey);
  await switchOn(person, browser).expect(204);
  return browser;
};
const pushedTo = ({ endpoint }: Subscribed) => service.arrived.filter((one) => one.endpoint === endpoint);
const pushesAbout = async (bookingId: string) =>
  (
    await opened.app.database.query<{ kind: string; state: string }>({
      name: 'test.pushes',
      text: `SELECT kind, state FROM notification WHERE booking_id = $1 AND channel = 'push' ORDER BY kind`,
      values: [bookingId],
    })
  ).map(({ kind, state }) => `${kind} ${state}`);
const settledByPush = (bookingId: string, kind: string, expected: object) =>
  opened.settled(bookingId, kind, expected, 'push');

describe('a device that takes push messages', () => {
  it('gets each message to its person, encrypted for it, with the page of the very step and no name', async () => {
    const phone = await subscribed(opened.dana);
    const booking = await opened.requested({ purpose: 'Night watch' });
    await opened.step.approve(booking);
    await settledByPush(booking.id, 'signature_request', { state: 'sent', tries: 1, problem: null });
    await settledByPush(booking.id, 'booking_approval', { state: 'sent' });
    const arrived = pushedTo(phone);
    expect(arrived.map(({ payload }) => payload).sort((one, other) => one.body.localeCompare(other.body))).toEqual([
      {
        title: 'Rigbook',
        body: expect.stringMatching(/^Approved: BLS1, Tue 24 Nov, \d\d:00$/),
        path: `/agreement/${booking.id}`,
        language: 'en',
        tag: expect.stringMatching(/^[\w-]{32}$/),
      },
      expect.objectContaining({ body: expect.stringMatching(/^Please sign for BLS1/) }),
    ]);
    for (const { payload, body, ttl, urgency, topic } of arrived) {
      expect(JSON.stringify(payload)).not.toMatch(/dana|levi|101|050|night watch/i);
      expect(body.includes('BLS1')).toBe(false);
      expect({ ttl, urgency, topic }).toEqual({ ttl: 172_800, urgency: 'normal', topic: payload.tag });
    }
  });

  it('is told what was foreseen before it was switched on, once', async () => {
    const booking = await opened.requested();
    await opened.step.approve(booking);
    expect(await pushesAbout(booking.id)).toEqual([]);
    const phone = await subscribed(opened.dana);
    await switchOn(opened.dana, phone).expect(204);
    const foreseen = ['signature_reminder queued', 'upcoming_shift queued'];
    expect(await pushesAbout(booking.id)).toEqual(foreseen);
    await opened.ruth.delete(`/api/admin/bookings/${booking.id}`).send({ reason: 'Garage' }).expect(200);
    await settledByPush(booking.id, 'booking_cancelled', { state: 'sent' });
    expect(await pushesAbout(booking.id)).toEqual([
      'booking_cancelled sent',
      ...foreseen.map((one) => one.replace('queued', 'withdrawn')),
    ]);
    expect(pushedTo(phone)).toMatchObject([{ urgency: 'high', payload: { path: '/#my-bookings' } }]);
  });

  it('is not told of the types that its person switched off; all others are', async () => {
    const phone = await subscribed(opened.dana);
    await choose(opened.dana, ['booking_approval', 'upcoming_shift']).expect(204);
    expect((await settingsOf(opened.dana)).switchedOff).toEqual(['booking_approval', 'upcoming_shift']);
    const booking = await opened.requested();
    await opened.step.approve(booking);
    await settledByPush(booking.id, 'signature_request', { state: 'sent' });
    expect(await pushesAbout(booking.id)).toEqual(['signature_reminder queued', 'signature_request sent']);
    expect(pushedTo(phone)).toHaveLength(1);
    await choose(opened.dana, []).expect(204);
    expect(await pushesAbout(booking.id)).toContain('upcoming_shift queued');
    await choose(opened.dana, ['signature_request']).expect(204);
    await opened.app.database.query({
      name: 'test.due-now',
      text: `UPDATE notification SET due_at = created_at WHERE booking_id = $1 AND kind = 'signature_reminder' AND channel = 'push'`,
      values: [booking.id],
    });
    await settledByPush(booking.id, 'signature_reminder', { state: 'withdrawn' });
    expect(pushedTo(phone)).toHaveLength(1);
  });

  it('of nobody else, and without one there is no message', async () => {
    const ruths = await subscribed(opened.ruth);
    const booking = await opened.requested();
    await opened.step.approve(booking);
    await opened.settled(booking.id, 'booking_approval', { state: 'sent' });
    expect(await pushesAbout(booking.id)).toEqual([]);
    expect(pushedTo(ruths)).toEqual([]);
  });

  it('is told in the language of its person', async () => {
    const phone = await subscribed(opened.dana);
    const { body: user } = await opened.dana.get('/api/auth/user').expect(200);
    const profile = { firstName: user.firstName, lastName: user.lastName, email: user.email };
    const rest = { phoneNumber: user.phoneNumber, department: user.department };
    await opened.dana
      .put('/api/auth/update-profile')
      .send({ ...profile, ...rest, language: 'he' })
      .expect(200);
    const booking = await opened.requested();
    await opened.step.approve(booking);
    await settledByPush(booking.id, 'booking_approval', { state: 'sent' });
    expect(pushedTo(phone).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ language: 'he', body: expect.stringMatching(/^ההזמנה אושרה: BLS1/) }),
    );
    await opened.dana
      .put('/api/auth/update-profile')
      .send({ ...profile, ...rest, language: null })
      .expect(200);
  });
});

describe('a push service', () => {
  it.each([404, 410] as const)('that answers %i makes us forget the device; the others are told', async (status) => {
    const [old, laptop] = [await subscribed(opened.dana), await opened.app.signIn('101')];
    const fresh = service.subscribe(serverKey);
    await switchOn(laptop, fresh).expect(204);
    service.end(old.endpoint, status);
    const booking = await opened.requested();
    await opened.step.approve(booking);
    await settledByPush(booking.id, 'booking_approval', { state: 'sent' });
    await settledByPush(booking.id, 'signature_request', { state: 'sent' });
    expect(pushedTo(fresh)).toHaveLength(2);
    expect((await settingsOf(laptop)).devices).toMatchObject([{ isThis: true }]);
    expect((await settingsOf(opened.dana)).devices).toMatchObject([{ isThis: false }]);
  });

  it('that knows none of the devices ends the message without a failure', async () => {
    const phone = await subscribed(opened.dana);
    service.end(phone.endpoint);
    const booking = await opened.requested();
    await opened.step.approve(booking);
    await settledByPush(booking.id, 'booking_approval', { state: 'withdrawn', problem: null });
    expect((await settingsOf(opened.dana)).devices).toEqual([]);
  });

  it('that has had enough is asked again when it says so, one that is broken later', async () => {
    await subscribed(opened.dana);
    service.answer(429, { 'Retry-After': '3600' });
    service.answer(503);
    const booking = await opened.requested();
    await opened.step.approve(booking);
    await eventually(async () =>
      expect(
        (await opened.deliveries(booking.id, 'booking_approval')).concat(
          await opened.deliveries(booking.id, 'signature_request'),
        ),
      ).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ channel: 'push', state: 'queued', tries: 1, problem: 'put-off' }),
          expect.objectContaining({ channel: 'push', state: 'queued', tries: 1, problem: 'provider-trouble' }),
        ]),
      ),
    );
    expect((await settingsOf(opened.dana)).devices).toHaveLength(1);
  });

  it('that refuses a message for good is not asked again', async () => {
    await subscribed(opened.dana);
    service.answer(413);
    service.answer(403);
    const booking = await opened.requested();
    await opened.step.approve(booking);
    await settledByPush(booking.id, 'booking_approval', { state: 'failed' });
    await settledByPush(booking.id, 'signature_request', { state: 'failed' });
    const problems = [
      await opened.delivery(booking.id, 'booking_approval', 'push'),
      await opened.delivery(booking.id, 'signature_request', 'push'),
    ].map(({ problem }) => problem);
    expect(problems.sort()).toEqual(['message-refused', 'sign-in-refused']);
  });

  it('gets nothing for a browser that was given the key of another secret', async () => {
    const phone = await subscribed(opened.dana);
    await opened.app.database.query({
      name: 'test.other-key',
      text: `UPDATE push_subscription SET server_key = 'B'`,
      values: [],
    });
    expect((await settingsOf(opened.dana)).devices).toEqual([]);
    const booking = await opened.requested();
    await opened.step.approve(booking);
    await settledByPush(booking.id, 'booking_approval', { state: 'withdrawn' });
    expect(pushedTo(phone)).toEqual([]);
  });
});

describe('the administration', () => {
  it('is told of a request by push if an administrator wants it, with the link that decides it', async () => {
    const phone = await subscribed(opened.ruth);
    const { body: user } = await opened.ruth.get('/api/auth/user').expect(200);
    const { firstName, lastName, email, phoneNumber, department } = user;
    const profile = { firstName, lastName, email, phoneNumber, department };
    const wants = (decisionChannels: readonly string[]) =>
      opened.ruth.put('/api/auth/update-profile').send({ ...profile, decisionChannels });
    expect((await wants(['push', 'email']).expect(200)).body.decisionChannels).toEqual(['email', 'push']);
    const booking = await opened.requested();
    await settledByPush(booking.id, 'request_to_decide', { state: 'sent' });
    expect(pushedTo(phone)).toMatchObject([
      {
        urgency: 'high',
        payload: {
          body: expect.stringMatching(/^To decide: BLS1 for unit •••, /),
          path: expect.stringMatching(/^\/decide#/),
        },
      },
    ]);
    const { body: list } = await opened.ruth.get('/api/admin/notifications?channel=push').expect(200);
    expect(list[0]).toMatchObject({ kind: 'request_to_decide', channel: 'push', state: 'sent' });
    await wants([]).expect(200);
  });
});

describe('whatever its person switched off, a device is told', () => {
  it('of a changed account', async () => {
    const phone = await subscribed(opened.dana);
    await opened.dana.post('/api/calendar-feed').expect(201);
    await eventually(async () =>
      expect(pushedTo(phone).map(({ payload }) => payload)).toMatchObject([
        { body: 'Your account was changed', path: '/#devices' },
      ]),
    );
  });

  it('of an emergency, if its person is an administrator', async () => {
    const phone = await subscribed(opened.ruth);
    await allowTakes(opened.ruth, '102');
    const taker = await opened.app.signIn('102');
    const { body } = await emergency(opened.app, taker).take('BLS2', { reason: 'Child not breathing' });
    await settledByPush(body.id, 'emergency_take', { state: 'sent' });
    expect(pushedTo(phone)).toMatchObject([
      {
        urgency: 'high',
        payload: {
          body: expect.stringMatching(/^Taken in an emergency: BLS2/),
          path: `/admin?tab=diary&booking=${body.id}`,
        },
      },
    ]);
    expect(JSON.stringify(pushedTo(phone)[0]!.payload)).not.toMatch(/102|child/i);
  });
});
