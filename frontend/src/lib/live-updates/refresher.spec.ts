import { liveTopics } from '@rigbook/contracts/live-updates/live.words';
import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/server.js';
import { keys } from '../http/keys.js';
import { ApiError } from '../http/problem.js';
import { createQueryClient } from '../http/query-client.js';
import { keysOfTopics } from './keys-of-topics.js';
import { createRefresher } from './refresher.js';

const settled = () => new Promise((resume) => setTimeout(resume));

/** A list on the screen, with responses set by the test. */
async function shown(queryClient: ReturnType<typeof createQueryClient>, queryKey: QueryKey) {
  const read = jest.fn().mockResolvedValue('first');
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => read() as Promise<string> });
  observer.subscribe(() => undefined);
  await settled();
  return { read, observer };
}

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('visible data of a topic is reloaded; the rest is left alone', async () => {
  const queryClient = createQueryClient();
  const diary = await shown(queryClient, [...keys.adminBookings, { status: 'pending' }]);
  const users = await shown(queryClient, keys.users);
  queryClient.setQueryData(keys.overview, 'nobody looks at it');
  diary.read.mockResolvedValue('second');
  const refresher = createRefresher(queryClient);
  refresher.told(['admin-bookings', 'admin-bookings', 'made-up' as 'bookings']);
  await settled();
  await settled();
  expect(diary.observer.getCurrentResult().data).toBe('second');
  expect(diary.read).toHaveBeenCalledTimes(2);
  expect(users.read).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryState(keys.overview)?.isInvalidated).toBe(true);
});

test('a booking that was missed marks the requests of its responder at once', async () => {
  const queryClient = createQueryClient();
  const lapses = await shown(queryClient, keys.lapses);
  createRefresher(queryClient).told(['admin-bookings']);
  await settled();
  await settled();
  expect(lapses.read).toHaveBeenCalledTimes(2);
});

test('a load that began before the change is awaited and repeated', async () => {
  const queryClient = createQueryClient();
  const diary = await shown(queryClient, keys.adminBookings);
  let answer: (text: string) => void = () => undefined;
  diary.read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const slow = diary.observer.refetch();
  createRefresher(queryClient).told(['admin-bookings']);
  await settled();
  expect(diary.read).toHaveBeenCalledTimes(2);
  diary.read.mockResolvedValue('after the change');
  answer('before the change');
  await slow;
  await settled();
  await settled();
  expect(diary.observer.getCurrentResult().data).toBe('after the change');
});

test.each([
  ['of what is shown', 'first'],
  ['of what was never shown', undefined],
])('a hanging load is given up for a new one: %s', async (_what, data) => {
  const queryClient = createQueryClient();
  const hangs = new Promise<string>(() => undefined);
  const read = jest.fn().mockReturnValueOnce(hangs).mockResolvedValue('after the change');
  const queryFn = () => read() as Promise<string>;
  const observer = new QueryObserver(queryClient, { queryKey: keys.adminBookings, queryFn, initialData: data });
  observer.subscribe(() => undefined);
  if (data !== undefined) void observer.refetch();
  jest.useFakeTimers();
  createRefresher(queryClient).told(['admin-bookings']);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after the change', fetchStatus: 'idle', isError: false });
  expect(read).toHaveBeenCalledTimes(2);
});

test('without an answer, the shown data stays; a refusal is shown', async () => {
  const queryClient = createQueryClient();
  const diary = await shown(queryClient, keys.adminBookings);
  const refresher = createRefresher(queryClient);
  diary.read.mockRejectedValue(new TypeError('Failed to fetch'));
  refresher.told(['admin-bookings']);
  await settled();
  await settled();
  expect(diary.observer.getCurrentResult()).toMatchObject({ data: 'first', error: null, isStale: true });
  diary.read.mockRejectedValue(new ApiError(403, 'No', 'ADMIN_ONLY', undefined, []));
  refresher.told(['admin-bookings']);
  await settled();
  await settled();
  expect(diary.observer.getCurrentResult().isError).toBe(true);
});

test('the session is reloaded, and the person stays signed in if that fails', async () => {
  const queryClient = createQueryClient();
  const read = () => (queryClient.getQueryData(keys.currentUser) as { firstName: string }).firstName;
  queryClient.setQueryData(keys.currentUser, { id: 'u1', firstName: 'Dana' });
  const refresher = createRefresher(queryClient);
  server.use(http.get('*/api/auth/user', () => HttpResponse.error()));
  refresher.told(['profile']);
  await new Promise((resume) => setTimeout(resume, 50));
  expect(read()).toBe('Dana');
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ id: 'u1', firstName: 'Noa' })));
  const changed = new Promise((resume) => queryClient.getQueryCache().subscribe(resume));
  refresher.told(['profile']);
  await changed;
  expect(read()).toBe('Noa');
});

test('every topic has a visible query', () => {
  expect(Object.keys(keysOfTopics).sort()).toEqual([...liveTopics].sort());
});
