import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../testing/refuse.js';
import { server } from '../../testing/server.js';
import { connection } from '../connection/connection.js';
import { deviceStorage } from '../storage/device-storage.js';
import { forgetDrafts, forgetOwner, ownedKey } from '../device/owned-storage.js';
import { HeldBack } from '../http/problem.js';
import type { OutgoingForm } from './outgoing-form.js';
import { outbox, type Outcome } from './outbox.js';

const form: OutgoingForm = {
  kind: 'check-in',
  bookingId: 'b1',
  subject: 'ALS1',
  body: { mileage: 41200 },
  idempotencyKey: 'key-1',
};
const name = 'check-in.b1';
const onDevice = () => deviceStorage.keys(ownedKey('dana', 'letter', ''));

let outcomes: Outcome[] = [];
let keys: (string | null)[] = [];
const off = outbox.onOutcome((outcome) => outcomes.push(outcome));

/** The first calls get no response; all later ones are accepted. */
function acceptAfter(lost: number): void {
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post('*/api/bookings/b1/check-in', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length <= lost ? HttpResponse.error() : HttpResponse.json({});
    }),
  );
}

beforeEach(() => {
  outcomes = [];
  keys = [];
  outbox.close();
  connection.reached();
  outbox.open('dana');
});
afterEach(() => {
  outbox.close();
  connection.reached();
});
afterAll(() => off());

test('a form accepted at once leaves nothing behind', async () => {
  acceptAfter(0);
  deviceStorage.write(ownedKey('dana', 'draft', name), { mileage: '41200' });
  outbox.send(form);
  expect(outbox.stateOf(name)).toBe('sending');
  await waitFor(() => expect(outcomes).toMatchObject([{ form, done: true }]));
  expect(outbox.stateOf(name)).toBeUndefined();
  expect(deviceStorage.keys('of.dana.')).toEqual([]);
});

test('without an answer it waits on the device and is sent with the same key when the network returns', async () => {
  acceptAfter(1);
  outbox.send(form);
  await waitFor(() => expect(outbox.stateOf(name)).toBe('waiting'));
  expect(connection.isReachable()).toBe(false);
  expect(onDevice()).toHaveLength(1);
  connection.reached();
  await waitFor(() => expect(outcomes).toMatchObject([{ form, done: true }]));
  expect(keys).toEqual(['key-1', 'key-1']);
});

test('a reloaded page sends waiting forms', async () => {
  acceptAfter(1);
  outbox.send(form);
  await waitFor(() => expect(outbox.stateOf(name)).toBe('waiting'));
  outbox.close();
  connection.reached();
  outbox.open('dana');
  await waitFor(() => expect(outcomes).toMatchObject([{ form, done: true }]));
});

test('a form that is taken back is not sent later', async () => {
  acceptAfter(1);
  outbox.send(form);
  await waitFor(() => expect(outbox.stateOf(name)).toBe('waiting'));
  outbox.cancel(name);
  connection.reached();
  expect(outbox.stateOf(name)).toBeUndefined();
  expect(onDevice()).toEqual([]);
  expect(keys).toHaveLength(1);
});

test('a refusal is reported, and the form keeps what was typed', async () => {
  server.use(http.post('*/api/bookings/b1/check-in', () => refuse(409, 'INVALID_TRANSITION', 'It is checked in.')));
  deviceStorage.write(ownedKey('dana', 'draft', name), { mileage: '41200' });
  outbox.send(form);
  await waitFor(() => expect(outcomes).toMatchObject([{ done: false, error: { message: '409: It is checked in.' } }]));
  expect(onDevice()).toEqual([]);
  expect(deviceStorage.read(ownedKey('dana', 'draft', name))).toEqual({ mileage: '41200' });
});

test('a proxy that cannot reach the server counts as no answer', async () => {
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post('*/api/bookings/b1/check-in', () => new HttpResponse('Bad gateway', { status: 502 })),
  );
  outbox.send(form);
  await waitFor(() => expect(outbox.stateOf(name)).toBe('waiting'));
  expect(outcomes).toEqual([]);
});

test('another person neither sees nor sends a waiting form', async () => {
  acceptAfter(1);
  outbox.send(form);
  await waitFor(() => expect(outbox.stateOf(name)).toBe('waiting'));
  outbox.open('avi');
  connection.reached();
  expect(outbox.all()).toEqual([]);
  expect(keys).toHaveLength(1);
  forgetOwner('dana');
  expect(onDevice()).toEqual([]);
});

test('a form taken back or erased in another window is not sent from this one', async () => {
  acceptAfter(1);
  outbox.send(form);
  await waitFor(() => expect(outbox.stateOf(name)).toBe('waiting'));
  const key = `rigbook.${onDevice()[0]}`;
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  connection.reached();
  expect(outbox.all()).toEqual([]);
  expect(keys).toHaveLength(1);
});

describe('what is no refusal is waited for:', () => {
  const notNow: readonly [string, () => Response][] = [
    ['the session has ended', () => refuse(401, 'SIGNED_OUT', 'Please sign in.') as Response],
    ['the database restarts', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.') as Response],
    [
      'there were many changes',
      () => refuse(429, 'TOO_MANY_WRITES', 'Please wait.', { retryAfterSeconds: 60 }) as Response,
    ],
    ['a filter between here and the server', () => new HttpResponse('<h1>Blocked</h1>', { status: 403 })],
    ['something that says yes to everything', () => new HttpResponse(null, { status: 204 })],
    ['a network that wants a sign-in of its own', () => HttpResponse.html('<h1>Welcome to the garage</h1>')],
  ];
  test.each(notNow)('%s', async (_, answer) => {
    server.use(
      http.get('*/api/health/live', () => HttpResponse.error()),
      http.post('*/api/bookings/b1/check-in', answer, { once: true }),
      http.post('*/api/bookings/b1/check-in', () => HttpResponse.json({})),
    );
    deviceStorage.write(ownedKey('dana', 'draft', name), { mileage: '41200' });
    outbox.send(form);
    await waitFor(() => expect(outbox.stateOf(name)).toBe('waiting'));
    expect(outcomes).toEqual([]);
    expect(onDevice()).toHaveLength(1);
    forgetDrafts();
    expect(deviceStorage.read(ownedKey('dana', 'draft', name))).toEqual({ mileage: '41200' });
    connection.reached();
    outbox.tryNow();
    await waitFor(() => expect(outcomes).toMatchObject([{ form, done: true }]));
  });
});

test('a pause that the server asks for is kept, and then the form is sent', async () => {
  let calls = 0;
  server.use(
    http.post('*/api/bookings/b1/check-in', () => {
      calls += 1;
      return calls === 1
        ? refuse(429, 'TOO_MANY_WRITES', 'Please wait.', { retryAfterSeconds: 0.2 })
        : HttpResponse.json({});
    }),
  );
  outbox.send(form);
  await waitFor(() => expect(outbox.isPutOff()).toBe(true));
  await waitFor(() => expect(outcomes).toMatchObject([{ form, done: true }]));
  expect(outbox.isPutOff()).toBe(false);
});

test('a device without room for the form says so, and asks before the page is left', async () => {
  acceptAfter(1);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(true);
  outbox.send(form);
  await waitFor(() => expect(outbox.stateOf(name)).toBe('waiting'));
  full.mockRestore();
  expect(outbox.isKept(name)).toBe(false);
  expect(leaves()).toBe(false);
  connection.reached();
  await waitFor(() => expect(outcomes).toMatchObject([{ form, done: true }]));
  expect(leaves()).toBe(true);
});

test('what another person left on this device goes after two weeks', () => {
  const letter = (owner: string, daysAgo: number) => {
    const handedInAt = instantOfDate(new Date(Date.now() - daysAgo * 24 * 3_600_000));
    deviceStorage.write(ownedKey(owner, 'letter', name), { ...form, handedInAt });
  };
  outbox.close();
  letter('avi', 13);
  letter('noa', 15);
  outbox.open('dana');
  expect(deviceStorage.keys('of.')).toEqual([ownedKey('avi', 'letter', name)]);
  forgetOwner('avi');
});

describe('a checkout that is handed in while its check-in waits', () => {
  const checkout: OutgoingForm = { ...form, kind: 'checkout', body: { mileage: 41230 }, idempotencyKey: 'key-2' };
  let sent: string[] = [];
  let answerCheckIn: () => Response = () => HttpResponse.json({});

  beforeEach(async () => {
    sent = [];
    answerCheckIn = () => HttpResponse.error();
    const note = (kind: string, request: Request) => sent.push(`${kind} ${request.headers.get('idempotency-key')}`);
    server.use(
      http.get('*/api/health/live', () => HttpResponse.error()),
      http.post('*/api/bookings/b1/check-in', ({ request }) => {
        note('check-in', request);
        return answerCheckIn();
      }),
      http.post('*/api/bookings/b1/checkout', ({ request }) => {
        note('checkout', request);
        return HttpResponse.json({});
      }),
    );
    deviceStorage.write(ownedKey('dana', 'draft', 'checkout.b1'), { mileage: '41230' });
    outbox.send(form);
    await waitFor(() => expect(outbox.stateOf(name)).toBe('waiting'));
    outbox.send(checkout);
    sent = [];
  });
  const draft = () => deviceStorage.read(ownedKey('dana', 'draft', 'checkout.b1'));

  test('waits for the answer to it, and is sent then', async () => {
    expect(outbox.stateOf('checkout.b1')).toBe('waiting');
    expect(outbox.formBefore('checkout.b1')).toMatchObject({ kind: 'check-in' });
    expect(outbox.formBefore(name)).toBeUndefined();
    answerCheckIn = () => HttpResponse.json({});
    connection.reached();
    await waitFor(() =>
      expect(outcomes).toMatchObject([
        { form, done: true },
        { form: checkout, done: true },
      ]),
    );
    expect(sent).toEqual(['check-in key-1', 'checkout key-2']);
    expect(deviceStorage.keys('of.dana.')).toEqual([]);
  });

  test('keeps its place when the page is loaded again', async () => {
    outbox.close();
    answerCheckIn = () => HttpResponse.json({});
    connection.reached();
    outbox.open('dana');
    await waitFor(() => expect(outcomes).toHaveLength(2));
    expect(sent).toEqual(['check-in key-1', 'checkout key-2']);
  });

  test('is not sent while the check-in gets no answer', async () => {
    connection.reached();
    await waitFor(() => expect(connection.isReachable()).toBe(false));
    expect(sent).toEqual(['check-in key-1']);
    expect(outbox.all().map(({ form: { kind }, state }) => [kind, state])).toEqual([
      ['check-in', 'waiting'],
      ['checkout', 'waiting'],
    ]);
  });

  test('stays as a draft if the check-in is refused', async () => {
    answerCheckIn = () => refuse(409, 'BOOKING_ENDED', 'The booking has ended.') as Response;
    connection.reached();
    await waitFor(() =>
      expect(outcomes).toMatchObject([
        { form, done: false, error: { message: '409: The booking has ended.' } },
        { form: checkout, done: false, error: new HeldBack('check-in') },
      ]),
    );
    expect(sent).toEqual(['check-in key-1']);
    expect(outbox.all()).toEqual([]);
    expect(onDevice()).toEqual([]);
    expect(draft()).toEqual({ mileage: '41230' });
  });

  test('is taken back with the check-in', () => {
    outbox.cancel(name);
    expect(outbox.all()).toEqual([]);
    expect(outcomes).toMatchObject([{ form: checkout, done: false, error: new HeldBack('check-in') }]);
    expect(draft()).toEqual({ mileage: '41230' });
  });

  test('keeps its place if the clock is set back in between', async () => {
    outbox.cancel('checkout.b1');
    jest.useFakeTimers({
      now: Date.now() - 3_600_000,
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
    });
    outbox.send(checkout);
    jest.useRealTimers();
    expect(outbox.all().map(({ form: { kind } }) => kind)).toEqual(['check-in', 'checkout']);
    outbox.close();
    outbox.open('dana');
    expect(outbox.all().map(({ form: { kind } }) => kind)).toEqual(['check-in', 'checkout']);
  });

  test('can be taken back alone', () => {
    outbox.cancel('checkout.b1');
    expect(outbox.all()).toMatchObject([{ form }]);
    expect(draft()).toEqual({ mileage: '41230' });
  });

  test('does not hold up another booking that was handed in later, even if the check-in is refused', async () => {
    const other = { ...form, bookingId: 'b2', idempotencyKey: 'key-3' };
    server.use(http.post('*/api/bookings/b2/check-in', () => HttpResponse.json({})));
    outbox.send(other);
    answerCheckIn = () => refuse(409, 'BOOKING_ENDED', 'The booking has ended.') as Response;
    connection.reached();
    await waitFor(() => expect(outcomes).toHaveLength(3));
    expect(outcomes[2]).toMatchObject({ form: other, done: true });
  });
});
