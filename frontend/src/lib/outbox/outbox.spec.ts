import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { checkIn, nameOfCheckIn, onDevice, outboxOfDana } from '../../testing/device/outbox-of-dana.js';
import { refuse } from '../../testing/refuse.js';
import { server } from '../../testing/server.js';
import { connection } from '../connection/connection.js';
import { deviceStorage } from '../storage/device-storage.js';
import { forgetDrafts, forgetOwner, ownedKey } from '../device/owned-storage.js';
import { outbox } from './outbox.js';

const outcomes = outboxOfDana();
let keys: (string | null)[] = [];
beforeEach(() => void (keys = []));

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

test('a form accepted at once leaves nothing behind', async () => {
  acceptAfter(0);
  deviceStorage.write(ownedKey('dana', 'draft', nameOfCheckIn), { mileage: '41200' });
  outbox.send(checkIn);
  expect(outbox.stateOf(nameOfCheckIn)).toBe('sending');
  await waitFor(() => expect(outcomes()).toMatchObject([{ form: checkIn, done: true }]));
  expect(outbox.stateOf(nameOfCheckIn)).toBeUndefined();
  expect(deviceStorage.keys('of.dana.')).toEqual([]);
});

test('without an answer it waits on the device and is sent with the same key when the network returns', async () => {
  acceptAfter(1);
  outbox.send(checkIn);
  await waitFor(() => expect(outbox.stateOf(nameOfCheckIn)).toBe('waiting'));
  expect(connection.isReachable()).toBe(false);
  expect(onDevice()).toHaveLength(1);
  connection.reached();
  await waitFor(() => expect(outcomes()).toMatchObject([{ form: checkIn, done: true }]));
  expect(keys).toEqual(['key-1', 'key-1']);
});

test('a reloaded page sends waiting forms', async () => {
  acceptAfter(1);
  outbox.send(checkIn);
  await waitFor(() => expect(outbox.stateOf(nameOfCheckIn)).toBe('waiting'));
  outbox.close();
  connection.reached();
  outbox.open('dana');
  await waitFor(() => expect(outcomes()).toMatchObject([{ form: checkIn, done: true }]));
});

test('a form that is taken back is not sent later', async () => {
  acceptAfter(1);
  outbox.send(checkIn);
  await waitFor(() => expect(outbox.stateOf(nameOfCheckIn)).toBe('waiting'));
  outbox.cancel(nameOfCheckIn);
  connection.reached();
  expect(outbox.stateOf(nameOfCheckIn)).toBeUndefined();
  expect(onDevice()).toEqual([]);
  expect(keys).toHaveLength(1);
});

test('a refusal is reported, and the form keeps what was typed', async () => {
  server.use(http.post('*/api/bookings/b1/check-in', () => refuse(409, 'INVALID_TRANSITION', 'It is checked in.')));
  deviceStorage.write(ownedKey('dana', 'draft', nameOfCheckIn), { mileage: '41200' });
  outbox.send(checkIn);
  await waitFor(() =>
    expect(outcomes()).toMatchObject([{ done: false, error: { message: '409: It is checked in.' } }]),
  );
  expect(onDevice()).toEqual([]);
  expect(deviceStorage.read(ownedKey('dana', 'draft', nameOfCheckIn))).toEqual({ mileage: '41200' });
});

test('a proxy that cannot reach the server counts as no answer', async () => {
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post('*/api/bookings/b1/check-in', () => new HttpResponse('Bad gateway', { status: 502 })),
  );
  outbox.send(checkIn);
  await waitFor(() => expect(outbox.stateOf(nameOfCheckIn)).toBe('waiting'));
  expect(outcomes()).toEqual([]);
});

test('another person neither sees nor sends a waiting form', async () => {
  acceptAfter(1);
  outbox.send(checkIn);
  await waitFor(() => expect(outbox.stateOf(nameOfCheckIn)).toBe('waiting'));
  outbox.open('avi');
  connection.reached();
  expect(outbox.all()).toEqual([]);
  expect(keys).toHaveLength(1);
  forgetOwner('dana');
  expect(onDevice()).toEqual([]);
});

test('a form taken back or erased in another window is not sent from this one', async () => {
  acceptAfter(1);
  outbox.send(checkIn);
  await waitFor(() => expect(outbox.stateOf(nameOfCheckIn)).toBe('waiting'));
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
    deviceStorage.write(ownedKey('dana', 'draft', nameOfCheckIn), { mileage: '41200' });
    outbox.send(checkIn);
    await waitFor(() => expect(outbox.stateOf(nameOfCheckIn)).toBe('waiting'));
    expect(outcomes()).toEqual([]);
    expect(onDevice()).toHaveLength(1);
    forgetDrafts();
    expect(deviceStorage.read(ownedKey('dana', 'draft', nameOfCheckIn))).toEqual({ mileage: '41200' });
    connection.reached();
    outbox.tryNow();
    await waitFor(() => expect(outcomes()).toMatchObject([{ form: checkIn, done: true }]));
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
  outbox.send(checkIn);
  await waitFor(() => expect(outbox.isPutOff()).toBe(true));
  await waitFor(() => expect(outcomes()).toMatchObject([{ form: checkIn, done: true }]));
  expect(outbox.isPutOff()).toBe(false);
});

test('a device without room for the form says so, and asks before the page is left', async () => {
  acceptAfter(1);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(true);
  outbox.send(checkIn);
  await waitFor(() => expect(outbox.stateOf(nameOfCheckIn)).toBe('waiting'));
  full.mockRestore();
  expect(outbox.isKept(nameOfCheckIn)).toBe(false);
  expect(leaves()).toBe(false);
  connection.reached();
  await waitFor(() => expect(outcomes()).toMatchObject([{ form: checkIn, done: true }]));
  expect(leaves()).toBe(true);
});

test('what another person left on this device goes after two weeks', () => {
  const letter = (owner: string, daysAgo: number) => {
    const handedInAt = instantOfDate(new Date(Date.now() - daysAgo * 24 * 3_600_000));
    deviceStorage.write(ownedKey(owner, 'letter', nameOfCheckIn), { ...checkIn, handedInAt });
  };
  outbox.close();
  letter('avi', 13);
  letter('noa', 15);
  outbox.open('dana');
  expect(deviceStorage.keys('of.')).toEqual([ownedKey('avi', 'letter', nameOfCheckIn)]);
  forgetOwner('avi');
});
