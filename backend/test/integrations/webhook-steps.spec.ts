import type { ServerResponse } from 'node:http';
import { addHours, instant } from '@rigbook/contracts/kernel/time';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';
import { refuse, startReceiver, take, type Receiver } from './support/receiver.js';
import { webhooksOf, type Webhook } from './support/webhooks-of.js';

const pace = { lookEveryMillis: 20, eventsAtOnce: 100, answerWithinMillis: undefined };
const fields = { name: 'Dispatch board', eventTypes: ['BookingRequested'] };

let app: TestApp;
let admin: Person;
let hooks: ReturnType<typeof webhooksOf>;
let receiver: Receiver;
let other: Receiver;

beforeAll(async () => {
  app = await startTestApp({ worker: false, webhooks: pace });
  admin = await app.signInAdmin();
  hooks = webhooksOf(admin);
  await shift(app, admin, admin).request('BLS2', { startTime: instant('2026-11-27T08:00Z'), duration: 1 });
});
afterAll(() => app.close());
beforeEach(async () => {
  [receiver, other] = await Promise.all([startReceiver(), startReceiver()]);
});
afterEach(async () => {
  const { body } = await admin.get('/api/admin/webhooks').expect(200);
  await Promise.all((body as Webhook[]).map(({ id }) => hooks.remove(id)));
  await Promise.all([receiver.close(), other.close()]);
});

/** There is one message for it. */
const add = (address = receiver.address) => hooks.add(address, { ...fields, beginsWith: 'first-event' });
const arrive = (count: number, at = receiver) => eventually(() => expect(at.received).toHaveLength(count));

/** Adds one whose first attempt goes on until the returned function answers it. */
async function addWithAttemptUnderWay() {
  let held: ServerResponse | undefined;
  receiver.answer = (response) => void (held = response);
  const { id } = await add();
  await arrive(1);
  receiver.answer = take;
  return { id, end: (answer: (response: ServerResponse) => void) => answer(held!) };
}
/** As if it had failed for nearly a day. */
async function addFailingForHours() {
  receiver.answer = refuse(503);
  const { id } = await add();
  await hooks.becomes(id, { state: 'retrying' });
  const values = [id, addHours(app.clock.now(), -30), addHours(app.clock.now(), 1)];
  const text = `UPDATE webhook SET failed_tries = 40, failing_since = $2, next_attempt_at = $3 WHERE id = $1`;
  await app.database.query({ name: '', text, values });
  return id;
}

describe('a webhook that is paused', () => {
  it('is told nothing until it is resumed', async () => {
    receiver.answer = refuse(503);
    const { id } = await add();
    await hooks.becomes(id, { state: 'retrying' });
    expect(await hooks.pause(id)).toMatchObject({ state: 'paused', pauseReason: 'asked' });
    receiver.answer = take;
    app.clock.advanceMinutes(1); // it would be tried again
    await add(other.address);
    await arrive(1, other);
    expect(receiver.received).toHaveLength(1);
    await hooks.resume(id);
    await arrive(2);
  });

  it('stays so, though an attempt that was under way fails', async () => {
    const { id, end } = await addWithAttemptUnderWay();
    await hooks.pause(id);
    end(refuse(410));
    await add(other.address);
    await arrive(1, other);
    expect(await hooks.read(id)).toMatchObject({ state: 'paused', pauseReason: 'asked', failingSince: null });
  });

  it('and resumed during an attempt is tried again at once', async () => {
    const { id, end } = await addWithAttemptUnderWay();
    await hooks.pause(id);
    await hooks.resume(id);
    end(refuse(503));
    await arrive(2);
    await hooks.becomes(id, { state: 'delivering', failingSince: null });
  });

  it('is not paused again by a repeat of a request that found it resting', async () => {
    const { id } = await add();
    await hooks.pause(id);
    const pause = () => admin.post(`/api/admin/webhooks/${id}/pause`).set('Idempotency-Key', `rest-${id}`);
    await pause().expect(200);
    await hooks.resume(id);
    await pause().expect(200);
    expect((await hooks.read(id)).state).not.toBe('paused');
  });
});

describe('another address', () => {
  it('is not gone because the former one answers so', async () => {
    const { id, end } = await addWithAttemptUnderWay();
    await hooks.change(id, { ...fields, address: other.address });
    end(refuse(410));
    await arrive(1, other);
    await hooks.becomes(id, { state: 'delivering', pauseReason: null });
  });

  it('does not answer for the failures of the former one', async () => {
    const id = await addFailingForHours();
    other.answer = refuse(503);
    await hooks.change(id, { ...fields, address: other.address });
    await arrive(1, other);
    await hooks.becomes(id, { state: 'retrying', failingSince: app.clock.now() });
  });
});

it('another name does not shorten the wait', async () => {
  const id = await addFailingForHours();
  const { nextTryAt, failingSince } = await hooks.read(id);
  await hooks.change(id, { ...fields, name: 'Board', address: receiver.address });
  expect(await hooks.read(id)).toMatchObject({ name: 'Board', nextTryAt, failingSince, state: 'retrying' });
});

it('another secret is tried at once, and does not answer for the failures of the former one', async () => {
  const id = await addFailingForHours();
  await hooks.rotate(id);
  await arrive(2);
  await hooks.becomes(id, { state: 'retrying', failingSince: app.clock.now() });
});

it('a secret that cannot be read any more is said, and another one mends it', async () => {
  const { id } = await add();
  await app.database.query({ name: '', text: `UPDATE webhook SET secret = '\\x00' WHERE id = $1`, values: [id] });
  expect(await hooks.test(id)).toMatchObject({ failure: 'secret-lost', answeredStatus: null });
  await hooks.rotate(id);
  expect(await hooks.test(id)).toMatchObject({ failure: null, answeredStatus: 204 });
});

it('a receiver that answers that it is gone is asked no more', async () => {
  receiver.answer = refuse(410);
  const { id } = await add();
  await hooks.becomes(id, { state: 'paused', pauseReason: 'gone' });
});
