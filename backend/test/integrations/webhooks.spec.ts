import { addHours, addSeconds, instant, millisOf } from '@rigbook/contracts/kernel/time';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';
import { refuse, signedWith, startReceiver, take, type Receiver } from './support/receiver.js';
import { idsInLog, webhooksOf, type WithSecret } from './support/webhooks-of.js';

const pace = { lookEveryMillis: 20, eventsAtOnce: 3, answerWithinMillis: undefined as number | undefined };
const someTypes = ['BookingRequested', 'BookingApproved'];

let app: TestApp;
let admin: Person;
let receiver: Receiver;
let hooks: ReturnType<typeof webhooksOf>;
let added: WithSecret | undefined;

beforeAll(async () => {
  app = await startTestApp({ worker: false, webhooks: pace });
  await signIn();
});
afterAll(() => app.close());

async function signIn(): Promise<void> {
  admin = await app.signInAdmin();
  hooks = webhooksOf(admin);
}
/** Later than any session lasts. */
async function letPass(minutes: number): Promise<void> {
  app.clock.advanceMinutes(minutes);
  await signIn();
}
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  if (added) await hooks.remove(added.id);
  added = undefined;
  pace.answerWithinMillis = undefined;
  await receiver.close();
});

async function add(more: object = {}): Promise<WithSecret> {
  added = await hooks.add(receiver.address, { beginsWith: 'first-event', eventTypes: someTypes, ...more });
  return added;
}
let hour = 0;
/** Each at an hour of its own. */
const request = () =>
  shift(app, admin, admin).request('BLS2', {
    startTime: addHours(instant('2026-11-27T08:00Z'), hour++),
    duration: 1,
  });
const receivedIds = () => receiver.received.map(({ event }) => event.id);
const receives = (ids: readonly string[]) => eventually(() => expect(receivedIds()).toEqual(ids));

/** What is in the log and may still be followed by something older: a transaction of any database holds it back. */
const unsettled = () =>
  app.database.query({
    name: '',
    text: `SELECT id FROM event WHERE transaction >= pg_snapshot_xmin(pg_current_snapshot())`,
    values: [],
  });

it('hands over every event once, in the order of the log, and then what happens', async () => {
  await request();
  await add({ eventTypes: null });
  await receives(await idsInLog(app));
  const booking = await request();
  await shift(app, admin, admin).approve(booking);
  const ids = await idsInLog(app);
  await receives(ids);
  expect(receiver.received.slice(-2).map(({ event }) => [event.type, event.stream.id])).toEqual([
    ['BookingRequested', booking.id],
    ['BookingApproved', booking.id],
  ]);
  await eventually(async () =>
    expect((await hooks.deliveries(added!.id)).map(({ failure, answeredStatus }) => [failure, answeredStatus])).toEqual(
      ids.map(() => [null, 204]),
    ),
  );
});

it('sends the chosen types only, from now on where that is asked for', async () => {
  const { approve } = shift(app, admin, admin);
  await approve(await request());
  await eventually(async () => expect(await unsettled()).toEqual([]));
  await add({ beginsWith: 'now', eventTypes: ['BookingApproved'] });
  const booking = await request();
  await approve(booking);
  await eventually(() => expect(receiver.received).not.toEqual([]));
  expect(receiver.received.map(({ event }) => [event.type, event.stream.id])).toEqual([
    ['BookingApproved', booking.id],
  ]);
});

it('signs what it sends; for a day after a rotation both secrets hold', async () => {
  await request();
  const { id, secret } = await add();
  await receives(await idsInLog(app, someTypes));
  const [first] = receiver.received;
  expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': first?.event.id });
  expect(Number(first?.headers['webhook-timestamp'])).toBe(Math.floor(millisOf(app.clock.now()) / 1_000));
  expect(signedWith(first!, [secret!, 'whsec_AAAA'])).toEqual([secret]);

  const { secret: next, formerSecretUntil } = await hooks.rotate(id);
  expect(formerSecretUntil).toBe('2026-11-24T08:00:00.000Z');
  await hooks.test(id);
  expect(signedWith(receiver.received.at(-1)!, [secret!, next!])).toEqual([secret, next]);
  await letPass(24 * 60);
  await hooks.test(id);
  expect(signedWith(receiver.received.at(-1)!, [secret!, next!])).toEqual([next]);

  const [row] = await app.database.query<{ kept: string }>({
    name: '',
    text: `SELECT row_to_json(w)::text AS kept FROM webhook w WHERE id = $1`,
    values: [id],
  });
  for (const each of [secret!, next!])
    expect(row?.kept).not.toContain(Buffer.from(each.slice('whsec_'.length), 'base64').toString('hex'));
});

describe('a receiver', () => {
  const failing: readonly [string, Receiver['answer'], object][] = [
    [
      'that refuses',
      refuse(500, {}, 'no\u0000 room\nleft'),
      { failure: 'refused-status', answeredStatus: 500, said: 'no room left' },
    ],
    [
      'that sends us elsewhere',
      refuse(302, { location: 'http://127.0.0.1:1/' }),
      { failure: 'redirected', answeredStatus: 302 },
    ],
    ['that never answers', () => undefined, { failure: 'timed-out', answeredStatus: null }],
    ['that hangs up', (response) => response.destroy(), { failure: 'unreachable', answeredStatus: null }],
  ];
  it.each(failing)('%s is tried again with the same event, before any other', async (_, answer, failure) => {
    await request();
    receiver.answer = answer;
    if (failing[2]?.[1] === answer) pace.answerWithinMillis = 250;
    const { id } = await add();
    const expected = await idsInLog(app, someTypes);
    await hooks.becomes(id, { state: 'retrying', failingSince: app.clock.now() });
    expect((await hooks.deliveries(id))[0]).toMatchObject(failure);

    receiver.answer = take;
    pace.answerWithinMillis = undefined;
    app.clock.advanceMinutes(1);
    await receives([expected[0]!, ...expected]);
    await hooks.becomes(id, { state: 'delivering', failingSince: null, nextTryAt: null });
  });

  it('that is not there is waited for, and loses nothing', async () => {
    await request();
    await receiver.close();
    const { id } = await add();
    await hooks.becomes(id, { state: 'retrying' });
    expect((await hooks.deliveries(id))[0]).toMatchObject({ failure: 'unreachable', said: 'ECONNREFUSED' });
    receiver = await startReceiver(Number(new URL(receiver.address).port));
    app.clock.advanceMinutes(1);
    await receives(await idsInLog(app, someTypes));
  });
});

it('rests after a day of asking without success, and goes on where it stood once it is resumed', async () => {
  await request();
  receiver.answer = refuse(503, { 'retry-after': '10' });
  const { id } = await add();
  await hooks.becomes(id, { state: 'retrying', nextTryAt: addSeconds(app.clock.now(), 10) });
  await letPass(24 * 60);
  await eventually(() => expect(receiver.received).toHaveLength(2));
  await hooks.becomes(id, { state: 'retrying' });
  await app.database.query({ name: '', text: `UPDATE webhook SET failed_tries = 30`, values: [] });
  await letPass(60);
  await hooks.becomes(id, { state: 'paused', pauseReason: 'failing', pausedAt: app.clock.now() });

  receiver.answer = take;
  receiver.received.length = 0;
  await letPass(60);
  await request();
  expect(receiver.received).toEqual([]);
  await hooks.resume(id);
  await receives(await idsInLog(app, someTypes));
});
