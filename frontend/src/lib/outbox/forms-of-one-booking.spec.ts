import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { checkIn, nameOfCheckIn, onDevice, outboxOfDana } from '../../testing/device/outbox-of-dana.js';
import { refuse } from '../../testing/refuse.js';
import { server } from '../../testing/server.js';
import { connection } from '../connection/connection.js';
import { deviceStorage } from '../storage/device-storage.js';
import { ownedKey } from '../device/owned-storage.js';
import { HeldBack } from '../http/problem.js';
import type { OutgoingForm } from './outgoing-form.js';
import { outbox } from './outbox.js';

const outcomes = outboxOfDana();

describe('a checkout that is handed in while its check-in waits', () => {
  const checkout: OutgoingForm = { ...checkIn, kind: 'checkout', body: { mileage: 41230 }, idempotencyKey: 'key-2' };
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
    outbox.send(checkIn);
    await waitFor(() => expect(outbox.stateOf(nameOfCheckIn)).toBe('waiting'));
    outbox.send(checkout);
    sent = [];
  });
  const draft = () => deviceStorage.read(ownedKey('dana', 'draft', 'checkout.b1'));

  test('waits for the answer to it, and is sent then', async () => {
    expect(outbox.stateOf('checkout.b1')).toBe('waiting');
    expect(outbox.formBefore('checkout.b1')).toMatchObject({ kind: 'check-in' });
    expect(outbox.formBefore(nameOfCheckIn)).toBeUndefined();
    answerCheckIn = () => HttpResponse.json({});
    connection.reached();
    await waitFor(() =>
      expect(outcomes()).toMatchObject([
        { form: checkIn, done: true },
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
    await waitFor(() => expect(outcomes()).toHaveLength(2));
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
      expect(outcomes()).toMatchObject([
        { form: checkIn, done: false, error: { message: '409: The booking has ended.' } },
        { form: checkout, done: false, error: new HeldBack('check-in') },
      ]),
    );
    expect(sent).toEqual(['check-in key-1']);
    expect(outbox.all()).toEqual([]);
    expect(onDevice()).toEqual([]);
    expect(draft()).toEqual({ mileage: '41230' });
  });

  test('is taken back with the check-in', () => {
    outbox.cancel(nameOfCheckIn);
    expect(outbox.all()).toEqual([]);
    expect(outcomes()).toMatchObject([{ form: checkout, done: false, error: new HeldBack('check-in') }]);
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
    expect(outbox.all()).toMatchObject([{ form: checkIn }]);
    expect(draft()).toEqual({ mileage: '41230' });
  });

  test('does not hold up another booking that was handed in later, even if the check-in is refused', async () => {
    const other = { ...checkIn, bookingId: 'b2', idempotencyKey: 'key-3' };
    server.use(http.post('*/api/bookings/b2/check-in', () => HttpResponse.json({})));
    outbox.send(other);
    answerCheckIn = () => refuse(409, 'BOOKING_ENDED', 'The booking has ended.') as Response;
    connection.reached();
    await waitFor(() => expect(outcomes()).toHaveLength(3));
    expect(outcomes()[2]).toMatchObject({ form: other, done: true });
  });
});
