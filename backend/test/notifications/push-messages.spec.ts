import { eventually } from '../event-store/support/eventually.js';
import { openPush, type PushApp } from './support/push-app.js';

let push: PushApp;
beforeAll(async () => {
  push = await openPush();
});
afterAll(() => push.close());
afterEach(() => push.forgetAll());

const pushesAbout = async (bookingId: string) =>
  (
    await push.opened.app.database.query<{ kind: string; state: string }>({
      name: 'test.pushes',
      text: `SELECT kind, state FROM notification WHERE booking_id = $1 AND channel = 'push' ORDER BY kind`,
      values: [bookingId],
    })
  ).map(({ kind, state }) => `${kind} ${state}`);
describe('a device that takes push messages', () => {
  it('gets each message to its person, encrypted for it, with the page of the very step and no name', async () => {
    const phone = await push.subscribed(push.opened.dana);
    const booking = await push.opened.requested({ purpose: 'Night watch' });
    await push.opened.step.approve(booking);
    await push.settledByPush(booking.id, 'signature_request', { state: 'sent', tries: 1, problem: null });
    await push.settledByPush(booking.id, 'booking_approval', { state: 'sent' });
    const arrived = push.pushedTo(phone);
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
      expect({ urgency, topic }).toEqual({ urgency: 'normal', topic: payload.tag });
      // until the shift's end
      expect(ttl).toBe((Date.parse(booking.endTime) - Date.parse(push.opened.app.clock.now())) / 1000);
    }
    expect(new Set(arrived.map(({ topic }) => topic)).size).toBe(1);
  });

  it('that was off is told the latest of each booking alone, and only what still means something', async () => {
    const phone = await push.subscribed(push.opened.dana);
    push.service.switchOff(phone.endpoint);
    const [first, second] = [await push.opened.requested(), await push.opened.requested()];
    await push.opened.step.approve(first);
    await push.settledByPush(first.id, 'signature_request', { state: 'sent' });
    await push.settledByPush(first.id, 'booking_approval', { state: 'sent' });
    await push.opened.ruth.delete(`/api/admin/bookings/${first.id}`).send({ reason: 'Garage' }).expect(200);
    await push.settledByPush(first.id, 'booking_cancelled', { state: 'sent' });
    await push.opened.step.approve(second);
    await push.settledByPush(second.id, 'signature_request', { state: 'sent' });
    await push.settledByPush(second.id, 'booking_approval', { state: 'sent' });
    expect(push.pushedTo(phone)).toEqual([]);
    push.service.switchOn(phone.endpoint);
    const bodies = push.pushedTo(phone).map(({ payload }) => payload.body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toMatch(/^Cancelled: BLS1/);
    push.service.switchOff(phone.endpoint);
    await push.opened.ruth.delete(`/api/admin/bookings/${second.id}`).send({ reason: 'Garage' }).expect(200);
    await push.settledByPush(second.id, 'booking_cancelled', { state: 'sent' });
    push.service.switchOn(phone.endpoint, 72 * 3600);
    expect(push.pushedTo(phone)).toHaveLength(2);
  });

  it('is told what was foreseen before it was switched on, once', async () => {
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    expect(await pushesAbout(booking.id)).toEqual([]);
    const phone = await push.subscribed(push.opened.dana);
    await push.switchOn(push.opened.dana, phone).expect(204);
    const foreseen = ['signature_reminder queued', 'upcoming_shift queued'];
    expect(await pushesAbout(booking.id)).toEqual(foreseen);
    await push.opened.ruth.delete(`/api/admin/bookings/${booking.id}`).send({ reason: 'Garage' }).expect(200);
    await push.settledByPush(booking.id, 'booking_cancelled', { state: 'sent' });
    expect(await pushesAbout(booking.id)).toEqual([
      'booking_cancelled sent',
      ...foreseen.map((one) => one.replace('queued', 'withdrawn')),
    ]);
    expect(push.pushedTo(phone)).toMatchObject([{ urgency: 'high', payload: { path: '/#my-bookings' } }]);
  });

  it('is not told of what another channel has failed to deliver before', async () => {
    push.opened.servers.mailbox = (_address, done) => done(Object.assign(new Error('busy'), { responseCode: 451 }));
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await push.opened.settled(booking.id, 'booking_approval', { state: 'queued', tries: 1 });
    await push.subscribed(push.opened.dana);
    expect(await pushesAbout(booking.id)).toEqual(['signature_reminder queued', 'upcoming_shift queued']);
    push.opened.servers.takeAllMail();
  });

  it('is not told of the types that its person switched off; all others are', async () => {
    const phone = await push.subscribed(push.opened.dana);
    await push.choose(push.opened.dana, ['booking_approval', 'upcoming_shift']).expect(204);
    expect((await push.settingsOf(push.opened.dana)).switchedOff).toEqual(['booking_approval', 'upcoming_shift']);
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await push.settledByPush(booking.id, 'signature_request', { state: 'sent' });
    expect(await pushesAbout(booking.id)).toEqual(['signature_reminder queued', 'signature_request sent']);
    expect(push.pushedTo(phone)).toHaveLength(1);
    await push.choose(push.opened.dana, []).expect(204);
    expect(await pushesAbout(booking.id)).toContain('upcoming_shift queued');
    await push.choose(push.opened.dana, ['signature_request']).expect(204);
    await push.opened.app.database.query({
      name: 'test.due-now',
      text: `UPDATE notification SET due_at = created_at WHERE booking_id = $1 AND kind = 'signature_reminder' AND channel = 'push'`,
      values: [booking.id],
    });
    await push.settledByPush(booking.id, 'signature_reminder', { state: 'withdrawn' });
    expect(push.pushedTo(phone)).toHaveLength(1);
  });

  it('is told how a reading was settled that its person contested, with the shift that shows it, and not why', async () => {
    const phone = await push.subscribed(push.opened.dana);
    const { app, dana, ruth, step } = push.opened;
    const booking = await step.active(
      'ALS1',
      { startTime: app.clock.now().replace(/:..:.*/, ':00:00.000Z'), duration: 1 },
      { mileage: 48_210 },
    );
    const of = { step: 'check-in', seenMileage: 48_210 };
    await dana
      .post(`/api/bookings/${booking.id}/reading-contests`)
      .send({ ...of, words: 'It said 48,201' })
      .expect(204);
    const kept = { ...of, seenContests: 1, reason: 'The photo shows it' };
    await ruth.post(`/api/admin/bookings/${booking.id}/kept-readings`).send(kept).expect(200);
    const settled = () => push.pushedTo(phone).filter(({ payload }) => payload.body.includes('mileage'));
    await eventually(async () => expect(settled()).toHaveLength(1));
    expect(settled()).toMatchObject([
      {
        urgency: 'normal',
        ttl: 48 * 3600,
        payload: { body: 'What you contested is settled: the mileage of ALS1', path: `/history/${booking.id}` },
      },
    ]);
    expect(settled()[0]!.payload.body).not.toMatch(/dana|levi|101|photo|48/i);
  });

  it('of nobody else, and without one there is no message', async () => {
    const ruths = await push.subscribed(push.opened.ruth);
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await push.opened.settled(booking.id, 'booking_approval', { state: 'sent' });
    expect(await pushesAbout(booking.id)).toEqual([]);
    expect(push.pushedTo(ruths)).toEqual([]);
  });

  it('is told in the language of its person', async () => {
    const phone = await push.subscribed(push.opened.dana);
    const { body: user } = await push.opened.dana.get('/api/auth/user').expect(200);
    const profile = { firstName: user.firstName, lastName: user.lastName, email: user.email };
    const rest = { phoneNumber: user.phoneNumber, department: user.department };
    await push.opened.dana
      .put('/api/auth/update-profile')
      .send({ ...profile, ...rest, language: 'he' })
      .expect(200);
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await push.settledByPush(booking.id, 'booking_approval', { state: 'sent' });
    expect(push.pushedTo(phone).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ language: 'he', body: expect.stringMatching(/^ההזמנה אושרה: BLS1/) }),
    );
    await push.opened.dana
      .put('/api/auth/update-profile')
      .send({ ...profile, ...rest, language: null })
      .expect(200);
  });
});

describe('a push service', () => {
  it.each([404, 410] as const)('that answers %i makes us forget the device; the others are told', async (status) => {
    const [old, laptop] = [await push.subscribed(push.opened.dana), await push.opened.app.signIn('101')];
    const fresh = push.service.subscribe(push.serverKey);
    await push.switchOn(laptop, fresh).expect(204);
    push.service.end(old.endpoint, status);
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await push.settledByPush(booking.id, 'booking_approval', { state: 'sent' });
    await push.settledByPush(booking.id, 'signature_request', { state: 'sent' });
    expect(push.pushedTo(fresh)).toHaveLength(2);
    expect((await push.settingsOf(laptop)).devices).toMatchObject([{ isThis: true }]);
    expect((await push.settingsOf(push.opened.dana)).devices).toMatchObject([{ isThis: false }]);
  });

  it('that knows none of the devices ends the message without a failure', async () => {
    const phone = await push.subscribed(push.opened.dana);
    push.service.end(phone.endpoint);
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await push.settledByPush(booking.id, 'booking_approval', { state: 'withdrawn', problem: null });
    expect((await push.settingsOf(push.opened.dana)).devices).toEqual([]);
  });

  it('that has had enough is asked again when it says so, one that is broken later', async () => {
    await push.subscribed(push.opened.dana);
    push.service.answer(429, { 'Retry-After': '3600' });
    push.service.answer(503);
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await eventually(async () =>
      expect(
        (await push.opened.deliveries(booking.id, 'booking_approval')).concat(
          await push.opened.deliveries(booking.id, 'signature_request'),
        ),
      ).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ channel: 'push', state: 'queued', tries: 1, problem: 'put-off' }),
          expect.objectContaining({ channel: 'push', state: 'queued', tries: 1, problem: 'provider-trouble' }),
        ]),
      ),
    );
    expect((await push.settingsOf(push.opened.dana)).devices).toHaveLength(1);
  });

  it('that refuses a message for good is not asked again', async () => {
    await push.subscribed(push.opened.dana);
    push.service.answer(413);
    push.service.answer(403);
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await push.settledByPush(booking.id, 'booking_approval', { state: 'failed' });
    await push.settledByPush(booking.id, 'signature_request', { state: 'failed' });
    const problems = [
      await push.opened.delivery(booking.id, 'booking_approval', 'push'),
      await push.opened.delivery(booking.id, 'signature_request', 'push'),
    ].map(({ problem }) => problem);
    expect(problems.sort()).toEqual(['message-refused', 'sign-in-refused']);
  });

  it('gets nothing for a browser that was given the key of another secret', async () => {
    const phone = await push.subscribed(push.opened.dana);
    await push.opened.app.database.query({
      name: 'test.other-key',
      text: `UPDATE push_subscription SET server_key = 'B'`,
      values: [],
    });
    expect((await push.settingsOf(push.opened.dana)).devices).toEqual([]);
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await push.settledByPush(booking.id, 'booking_approval', { state: 'withdrawn' });
    expect(push.pushedTo(phone)).toEqual([]);
  });
});
