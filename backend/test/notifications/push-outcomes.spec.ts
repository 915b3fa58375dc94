import { addSeconds } from '@rigbook/contracts/kernel';
import { eventually } from '../event-store/support/eventually.js';
import type { Subscribed } from '../support/servers/push-service.js';
import { openPush, type PushApp } from './support/push-app.js';

let push: PushApp;
beforeAll(async () => {
  push = await openPush();
});
afterAll(() => push.close());
afterEach(() => push.forgetAll());

const subscriptions = () =>
  push.opened.app.database.query({ name: 'test.subscriptions', text: 'SELECT id FROM push_subscription', values: [] });

describe('a push service', () => {
  it.each([
    ['whose address is private for a while', `endpoint = 'https://10.0.0.1/p/1'`, 'unreachable'],
    ['whose keys cannot be used, which is our own fault', `p256dh = 'none'`, 'unexpected'],
  ])('of a browser %s is asked again, and the browser is not forgotten', async (_what, change, problem) => {
    await push.subscribed(push.opened.dana);
    await push.opened.app.database.query({
      name: `test.spoil.${problem}`,
      text: `UPDATE push_subscription SET ${change}`,
      values: [],
    });
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await push.settledByPush(booking.id, 'booking_approval', { state: 'queued', tries: 1, problem });
    expect(await subscriptions()).toHaveLength(1);
  });

  it('that refuses every message of a device for days makes us forget it, and one that takes one again does not', async () => {
    await push.subscribed(push.opened.dana);
    await push.choose(push.opened.dana, ['signature_request']).expect(204);
    const refusedSince = async () =>
      push.opened.app.database.query<{ since: string | null }>({
        name: 'test.refused-since',
        text: 'SELECT refused_since AS since FROM push_subscription',
        values: [],
      });
    const told = async (state: string) => {
      const booking = await push.opened.requested();
      await push.opened.step.approve(booking);
      await push.settledByPush(booking.id, 'booking_approval', { state });
    };
    const daysAgo = (days: number) =>
      push.opened.app.database.query({
        name: 'test.refused-for-days',
        text: 'UPDATE push_subscription SET refused_since = $1',
        values: [addSeconds(push.opened.app.clock.now(), -days * 86_400)],
      });
    push.service.answer(413);
    await told('failed');
    expect(await refusedSince()).toEqual([{ since: expect.any(String) }]);
    await told('sent');
    expect(await refusedSince()).toEqual([{ since: null }]);
    await daysAgo(2);
    push.service.answer(413);
    await told('failed');
    expect(await refusedSince()).toHaveLength(1);
    await daysAgo(4);
    push.service.answer(403);
    await told('failed');
    await eventually(async () => expect(await refusedSince()).toEqual([]));
  });

  // last: it takes an hour
  it('that puts one device off is asked again for that one alone, when it says so', async () => {
    const [phone, laptop] = [await push.subscribed(push.opened.dana), await push.opened.app.signIn('101')];
    const slow = push.service.subscribe(push.serverKey);
    await push.switchOn(laptop, slow).expect(204);
    await push.choose(push.opened.dana, ['signature_request']).expect(204);
    push.service.answer(429, { 'Retry-After': '3600' }, slow.endpoint);
    const booking = await push.opened.requested();
    await push.opened.step.approve(booking);
    await push.settledByPush(booking.id, 'booking_approval', { state: 'queued', tries: 1, problem: 'put-off' });
    const { due_at: dueAt } = await push.opened.delivery(booking.id, 'booking_approval', 'push');
    expect(dueAt).toBe(addSeconds(push.opened.app.clock.now(), 3600));
    // messages of other bookings come due meanwhile
    const arrived = (at: Subscribed) =>
      push.pushedTo(at).filter(({ payload }) => payload.path === `/agreement/${booking.id}`).length;
    expect([arrived(phone), arrived(slow)]).toEqual([1, 0]);
    push.opened.app.clock.advanceMinutes(61);
    await push.settledByPush(booking.id, 'booking_approval', { state: 'sent', tries: 2, problem: null });
    expect([arrived(phone), arrived(slow)]).toEqual([1, 1]);
  });
});
