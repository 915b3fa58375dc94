import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../testing/refuse.js';
import { server } from '../../testing/server.js';
import { connection } from '../connection/connection.js';
import { deviceStorage } from '../device/device-storage.js';
import { forgetOwner, ownedKey } from '../device/owned-storage.js';
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
  await waitFor(() => expect(outcomes).toEqual([{ form, done: true }]));
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
  await waitFor(() => expect(outcomes).toEqual([{ form, done: true }]));
  expect(keys).toEqual(['key-1', 'key-1']);
});

test('a reloaded page sends waiting forms', async () => {
  acceptAfter(1);
  outbox.send(form);
  await waitFor(() => expect(outbox.stateOf(name)).toBe('waiting'));
  outbox.close();
  connection.reached();
  outbox.open('dana');
  await waitFor(() => expect(outcomes).toEqual([{ form, done: true }]));
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
