import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { abandonUnfinished, finishBeforeLeaving } from '../../../../lib/device/before-leaving.js';
import type { Booking } from '../../../../lib/http/answers.js';
import { keys } from '../../../../lib/http/keys.js';
import { als1, approved, dana, requested } from '../../../../testing/examples.js';
import { answerMessages } from '../../../../testing/messages.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { BookingDiary } from './booking-diary.js';

const id = (nth: number) => `01900000-0000-7000-8000-00000000b${100 + nth}`;
const requests = [1, 2, 3].map((nth): Booking => ({
  ...requested,
  id: id(nth),
  vehicle: { ...requested.vehicle, name: `ALS${nth}` },
}));

/** Answers every decision but that on the second booking, which it refuses; records what was sent. */
function diaryOf(list: readonly Booking[]) {
  const sent: [string, unknown][] = [];
  answerMessages();
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([])),
    http.get('*/api/admin/bookings', () => HttpResponse.json(list)),
    http.put('*/api/admin/bookings/:id/approve', async ({ params, request }) => {
      sent.push([String(params['id']), await request.json()]);
      if (params['id'] === id(2)) return refuse(409, 'VEHICLE_ALREADY_BOOKED', 'ALS2 is taken from 18:00.');
      return HttpResponse.json({ ...approved, id: params['id'] });
    }),
    http.delete('*/api/admin/bookings/:id', async ({ params, request }) => {
      sent.push([String(params['id']), await request.json()]);
      return HttpResponse.json({ ...approved, id: params['id'], status: 'cancelled' });
    }),
  );
  return sent;
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('many are approved at once: nothing is sent while it can be undone, then it says which could not be, and why', async () => {
  const sent = diaryOf(requests);
  const { user, queryClient } = renderScreen(<BookingDiary />, '/?tab=diary');
  await screen.findByText('Showing all 3 bookings');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Approve 3' }));
  expect(await screen.findAllByText('Approving...')).not.toHaveLength(0);
  await user.click(await toast().findByRole('button', { name: 'Undo' }));
  expect(sent).toEqual([]);

  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.keyboard('a');
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Cancel the booking/ })).toBeNull();
  await act(finishBeforeLeaving);
  expect(sent.map(([booking]) => booking).toSorted()).toEqual([id(1), id(2), id(3)]);
  const outcome = within(await screen.findByRole('alert'));
  expect(outcome.getByText('2 of 3 approved; 1 could not be:')).toBeVisible();
  expect(outcome.getByRole('listitem')).toHaveTextContent(/^ALS2, Dana Levi, Unit 101: .*ALS2 is taken from 18:00/);
  expect(outcome.queryByRole('button', { name: 'Try again' })).toBeNull();

  // a later step leaves what is not read yet
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.keyboard('a');
  await act(finishBeforeLeaving);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  // as at sign-out
  await act(() => queryClient.resetQueries());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after too many changes it pauses and goes on; what failed without a refusal can be tried again', async () => {
  const sent = diaryOf(requests);
  const facts = { retryAfterSeconds: 100 };
  const tooMany = { status: 429, code: 'TOO_MANY_WRITES', detail: 'Please wait.', facts };
  server.use(
    http.put(`*/api/admin/bookings/${id(1)}/approve`, () => HttpResponse.json(tooMany, { status: 429 }), {
      once: true,
    }),
    http.put(`*/api/admin/bookings/${id(3)}/approve`, () => refuse(503, 'DATABASE_UNAVAILABLE', 'Try again.'), {
      once: true,
    }),
  );
  const { user } = renderScreen(<BookingDiary />, '/?tab=diary');
  await screen.findByText('Showing all 3 bookings');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.keyboard('a');
  act(() => void finishBeforeLeaving());
  expect(await screen.findByText(/^Too many changes at once/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('2 of 3 sent')).toBeVisible());
  await act(() => jest.advanceTimersByTimeAsync(100_000));
  const outcome = within(await screen.findByRole('alert'));
  expect(outcome.getByText('1 of 3 approved; 2 could not be:')).toBeVisible();
  expect(sent.map(([booking]) => booking)).toEqual([id(2), id(1)]);
  await waitFor(() => expect(screen.queryByText('Approving...')).toBeNull());

  await user.click(outcome.getByRole('button', { name: 'Try again' }));
  await act(finishBeforeLeaving);
  expect(sent.map(([booking]) => booking).toSorted()).toEqual([id(1), id(2), id(3)]);
  expect(within(screen.getByRole('alert')).getByText('1 of 2 approved; 1 could not be:')).toBeVisible();
});

test('until all are answered, closing the page asks first and a sign-out waits', async () => {
  diaryOf(requests);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.put('*/api/admin/bookings/:id/approve', async ({ params }) => {
      await answered;
      return HttpResponse.json({ ...approved, id: params['id'] });
    }),
  );
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { user } = renderScreen(<BookingDiary />, '/?tab=diary');
  await screen.findByText('Showing all 3 bookings');
  expect(closing()).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.keyboard('a');
  act(() => void finishBeforeLeaving());
  expect(await screen.findByText('0 of 3 sent')).toBeVisible();
  expect(closing()).toBe(true);
  const left = jest.fn();
  const leaving = finishBeforeLeaving().then(left);
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect(left).not.toHaveBeenCalled();
  answer();
  await act(() => leaving);
  await waitFor(() => expect(closing()).toBe(false));
});

test("of many decisions, none goes out in another person's name", async () => {
  const five = [1, 2, 3, 4, 5].map((nth) => ({ ...requests[0]!, id: id(nth) }));
  const sent = diaryOf(five);
  const { user, queryClient } = renderScreen(<BookingDiary />, '/?tab=diary');
  queryClient.setQueryData(keys.currentUser, { ...dana, isAdmin: true });
  await screen.findByText('Showing all 5 bookings');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.keyboard('a');
  server.use(
    http.put('*/api/admin/bookings/:id/approve', ({ params }) => {
      sent.push([String(params['id']), null]);
      queryClient.setQueryData(keys.currentUser, { ...dana, id: 'another' });
      return HttpResponse.json({ ...approved, id: params['id'] });
    }),
  );
  await act(finishBeforeLeaving);
  expect(sent).toHaveLength(3);
  expect(await toast().findByText('3 of 5 approved')).toBeVisible();
  expect(toast().getByText(/^2 were not sent/)).toBeVisible();
});

test('of many decisions that wait, none is sent once their person has gone', async () => {
  const sent = diaryOf(requests);
  const facts = { retryAfterSeconds: 100 };
  const tooMany = { status: 429, code: 'TOO_MANY_WRITES', detail: 'Please wait.', facts };
  server.use(http.put('*/api/admin/bookings/:id/approve', () => HttpResponse.json(tooMany, { status: 429 })));
  const { user } = renderScreen(<BookingDiary />, '/?tab=diary');
  await screen.findByText('Showing all 3 bookings');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.keyboard('a');
  let finished: Promise<void> = Promise.resolve();
  act(() => void (finished = finishBeforeLeaving()));
  expect(await screen.findByText(/^Too many changes at once/)).toBeVisible();
  abandonUnfinished();
  await act(() => finished);
  expect(await toast().findByText('0 of 3 approved')).toBeVisible();
  expect(toast().getByText(/^3 were not sent/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('another tab sends many in turn, closing the page all at once', async () => {
  const four = [1, 3, 4, 5].map((nth) => ({ ...requests[0]!, id: id(nth) }));
  diaryOf(four);
  let waiting: (() => void)[] = [];
  server.use(
    http.put('*/api/admin/bookings/:id/approve', async ({ params }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return HttpResponse.json({ ...approved, id: params['id'] });
    }),
  );
  const { user } = renderScreen(<BookingDiary />, '/?tab=diary');
  await screen.findByText('Showing all 4 bookings');
  for (const [leave, atOnce] of [
    [() => document.dispatchEvent(new Event('visibilitychange')), 3],
    [() => dispatchEvent(new Event('pagehide')), 4],
  ] as const) {
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.keyboard('a');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void leave());
    hidden.mockRestore();
    await waitFor(() => expect(waiting).toHaveLength(atOnce));
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
    expect(waiting).toHaveLength(atOnce);
    for (let answered = 0; answered < 4; answered += 1) {
      await waitFor(() => expect(waiting[answered]).toBeDefined());
      waiting[answered]!();
    }
    await waitFor(() => expect(screen.queryByText('Approving...')).toBeNull());
    waiting = [];
  }
});

test('an approval is offered only for vehicles that are in service then', async () => {
  const [held, free] = [requests[0]!, { ...requests[1]!, vehicle: { ...requests[1]!.vehicle, id: 'in-service' } }];
  diaryOf([held, free]);
  server.use(
    http.get('*/api/vehicles', () =>
      HttpResponse.json([
        { ...als1, status: 'maintenance' },
        { ...als1, id: 'in-service' },
      ]),
    ),
  );
  const { user } = renderScreen(<BookingDiary />, '/?tab=diary');
  await screen.findByText('Showing all 2 bookings');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Approve the booking/ })).toHaveLength(1));
  expect(screen.getAllByRole('button', { name: /^Reject the booking/ })).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(await screen.findByRole('button', { name: 'Approve 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reject 2' })).toBeVisible();
});

test('many are cancelled with one reason; only steps that are possible are offered, each with how many', async () => {
  const begun = { ...requests[0]!, id: id(4), startTime: approved.requestedAt };
  const sent = diaryOf([begun, { ...approved, id: id(5) }]);
  const { user } = renderScreen(<BookingDiary />, '/?tab=diary');
  await screen.findByText('Showing all 2 bookings');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Reject 1',
    'Cancel 2',
    'Clear selection',
  ]);
  await user.click(bar.getByRole('button', { name: 'Cancel 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 bookings?' }));
  await user.type(dialog.getByRole('textbox'), 'The base is closed');
  await user.click(dialog.getByRole('button', { name: 'Cancel 2' }));
  await act(finishBeforeLeaving);
  await waitFor(() => expect(sent).toEqual([4, 5].map((nth) => [id(nth), { reason: 'The base is closed' }])));
  expect(await toast().findByText('2 of 2 cancelled')).toBeVisible();
});

test('many are rejected with one reason', async () => {
  const sent = diaryOf([requests[0]!, requests[2]!]);
  const { user } = renderScreen(<BookingDiary />, '/?tab=diary');
  await screen.findByText('Showing all 2 bookings');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Reject 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 bookings?' }));
  await user.type(dialog.getByRole('textbox'), 'Needed elsewhere');
  await user.click(dialog.getByRole('button', { name: 'Reject 2' }));
  await act(finishBeforeLeaving);
  const said = { approved: false, adminNotes: 'Needed elsewhere' };
  await waitFor(() => expect(sent).toEqual([1, 3].map((nth) => [id(nth), expect.objectContaining(said)])));
  expect(await toast().findByText('2 of 2 rejected')).toBeVisible();
});
