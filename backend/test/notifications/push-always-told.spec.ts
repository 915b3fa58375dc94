import { eventually } from '../event-store/support/eventually.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { openPush, type PushApp } from './support/push-app.js';

let push: PushApp;
beforeAll(async () => {
  push = await openPush();
});
afterAll(() => push.close());
afterEach(() => push.forgetAll());

describe('the administration', () => {
  it('is told of a request by push if an administrator wants it, with the link that decides it', async () => {
    const phone = await push.subscribed(push.opened.ruth);
    const { body: user } = await push.opened.ruth.get('/api/auth/user').expect(200);
    const { firstName, lastName, email, phoneNumber, department } = user;
    const profile = { firstName, lastName, email, phoneNumber, department };
    const wants = (decisionChannels: readonly string[]) =>
      push.opened.ruth.put('/api/auth/update-profile').send({ ...profile, decisionChannels });
    expect((await wants(['push', 'email']).expect(200)).body.decisionChannels).toEqual(['email', 'push']);
    const booking = await push.opened.requested();
    await push.settledByPush(booking.id, 'request_to_decide', { state: 'sent' });
    expect(push.pushedTo(phone)).toMatchObject([
      {
        urgency: 'high',
        payload: {
          body: expect.stringMatching(/^To decide: BLS1 for unit •••, /),
          path: expect.stringMatching(/^\/decide#/),
        },
      },
    ]);
    const { body: list } = await push.opened.ruth.get('/api/admin/notifications?channel=push').expect(200);
    expect(list[0]).toMatchObject({ kind: 'request_to_decide', channel: 'push', state: 'sent' });
    // with push alone and no device any more, an email tells
    await wants(['push']).expect(200);
    await push.forgetAll();
    const told = await push.opened.requested();
    await push.opened.settled(told.id, 'request_to_decide', { state: 'sent' }, 'email');
    const by = (await push.opened.deliveries(told.id, 'request_to_decide')).map(({ channel }) => channel);
    expect(by).toEqual(['email']);
    await wants([]).expect(200);
  });

  it('is told by email of a request if the one device has a key that the server has no longer, or is gone', async () => {
    const { ruth, app, requested, deliveries, settled } = push.opened;
    const { body: user } = await ruth.get('/api/auth/user').expect(200);
    const { firstName, lastName, email, phoneNumber, department } = user;
    const profile = { firstName, lastName, email, phoneNumber, department };
    const wants = (decisionChannels: readonly string[]) =>
      ruth
        .put('/api/auth/update-profile')
        .send({ ...profile, decisionChannels })
        .expect(200);
    await wants(['push']);
    const channelsOf = async (id: string) =>
      (await deliveries(id, 'request_to_decide')).map(({ channel, state }) => `${channel} ${state}`).sort();

    const phone = await push.subscribed(ruth);
    const text = `UPDATE push_subscription SET server_key = 'of another secret'`;
    await app.database.query({ name: 'test.other-key', text, values: [] });
    const first = await requested();
    await settled(first.id, 'request_to_decide', { state: 'sent' }, 'email');
    expect(await channelsOf(first.id)).toEqual(['email sent', 'push withdrawn']);

    await push.switchOn(ruth, phone).expect(204);
    push.service.end(phone.endpoint);
    const second = await requested();
    await settled(second.id, 'request_to_decide', { state: 'sent' }, 'email');
    expect(await channelsOf(second.id)).toEqual(['email sent', 'push withdrawn']);
    await wants([]);
  });
});

describe('whatever its person switched off, a device is told', () => {
  it('of a changed account', async () => {
    const phone = await push.subscribed(push.opened.dana);
    await push.opened.dana.post('/api/calendar-feed').expect(201);
    await eventually(async () =>
      expect(push.pushedTo(phone).map(({ payload }) => payload)).toMatchObject([
        { body: 'Your account was changed', path: '/#devices' },
      ]),
    );
  });

  it('of an emergency, if its person is an administrator', async () => {
    const phone = await push.subscribed(push.opened.ruth);
    await allowTakes(push.opened.ruth, '102');
    const taker = await push.opened.app.signIn('102');
    const { body } = await emergency(push.opened.app, taker).take('BLS2', { reason: 'Child not breathing' });
    await push.settledByPush(body.id, 'emergency_take', { state: 'sent' });
    expect(push.pushedTo(phone)).toMatchObject([
      {
        urgency: 'high',
        payload: {
          body: expect.stringMatching(/^Taken in an emergency: BLS2/),
          path: `/admin?tab=diary&booking=${body.id}`,
        },
      },
    ]);
    expect(JSON.stringify(push.pushedTo(phone)[0]!.payload)).not.toMatch(/102|child/i);
  });
});
