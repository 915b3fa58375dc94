import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { lastKnown } from '../../../lib/device/last-known.js';
import { dana } from '../../../testing/examples.js';
import { connection } from '../../../lib/connection/connection.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { ownedKey } from '../../../lib/device/owned-storage.js';
import { signOutPending } from '../../../lib/storage/sign-out-pending.js';
import { api } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { pushHere } from '../../../lib/device/push-here.js';
import { beforeLeaving } from '../../../lib/device/before-leaving.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { useSignOut } from './sign-out.js';

function Leave() {
  const signOut = useSignOut();
  return <button onClick={() => signOut.mutate()}>Leave</button>;
}

afterEach(() => {
  jest.useRealTimers();
  connection.reached();
});

test('held decisions are sent before the session ends', async () => {
  const asked: string[] = [];
  const stay = beforeLeaving(async () => asked.push('sent what was held'));
  server.use(
    http.post('*/api/auth/logout', () => {
      asked.push('signed out');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderScreen(<Leave />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(asked).toEqual(['sent what was held', 'signed out']));
  stay();
});

test('a sign-out waits only moments for what is held, then drops it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const [asked, dropped] = [jest.fn(), jest.fn()];
  const stay = beforeLeaving(() => new Promise(() => undefined), dropped);
  server.use(
    http.post('*/api/auth/logout', () => {
      asked();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderScreen(<Leave />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(asked).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(dropped).toHaveBeenCalledTimes(1);
  stay();
});

test('the bookings leave the device even if the server does not hear of it', async () => {
  lastKnown.keep(dana, [], undefined, instantOfDate(new Date()));
  server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
  const { user } = renderScreen(<Leave />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(signOutPending.isSet()).toBe(true));
  expect(lastKnown.read()).toBeUndefined();
});

test('without an answer the person is signed out here, and the server is told before anything else is asked', async () => {
  const asked: string[] = [];
  server.use(
    http.post('*/api/auth/logout', () => HttpResponse.error()),
    http.get('*/api/health/live', () => HttpResponse.error()),
  );
  deviceStorage.write(ownedKey(dana.id, 'letter', 'check-in.b1'), { kind: 'check-in' });
  const { user, queryClient } = renderScreen(<Leave />);
  queryClient.setQueryData(keys.currentUser, dana);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(queryClient.getQueryData(keys.currentUser)).toBeNull());
  expect(deviceStorage.keys(`of.${dana.id}.`)).toEqual([]);
  expect(signOutPending.isSet()).toBe(true);
  await expect(api.GET('/api/vehicles')).rejects.toThrow();

  server.use(
    http.post('*/api/auth/logout', () => {
      asked.push('signed out');
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/vehicles', () => {
      asked.push('vehicles');
      return HttpResponse.json([]);
    }),
  );
  await Promise.all([api.GET('/api/vehicles'), api.GET('/api/vehicles')]);
  expect(asked).toEqual(['signed out', 'vehicles', 'vehicles']);
  expect(signOutPending.isSet()).toBe(false);
});

/** What a sign-out uses of a browser that shows push messages. */
function browserWithPush() {
  const [unsubscribe, close] = [jest.fn(async () => true), jest.fn()];
  const registration = {
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
    getNotifications: async () => [{ close }, { close }],
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  return { unsubscribe, close };
}
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test.each([
  ['without a network', () => HttpResponse.error()],
  ['after the session has ended', () => refuse(401, 'SIGNED_OUT', 'Please sign in.')],
  ['with one', () => new HttpResponse(null, { status: 204 })],
])('the browser takes no more push messages and shows none: %s', async (_when, answer) => {
  const { unsubscribe, close } = browserWithPush();
  pushHere.keep(dana.id, 'https://push.example.net/p/1');
  server.use(http.post('*/api/auth/logout', answer));
  const { user, queryClient } = renderScreen(<Leave />);
  queryClient.setQueryData(keys.currentUser, dana);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(queryClient.getQueryData(keys.currentUser)).toBeNull());
  expect([unsubscribe.mock.calls.length, close.mock.calls.length]).toEqual([1, 2]);
  expect(pushHere.endpoint(dana.id)).toBeUndefined();
});

test("push messages of another person end when a person begins, and nobody else's", async () => {
  const { unsubscribe } = browserWithPush();
  pushHere.keep(dana.id, 'https://push.example.net/p/1');
  await pushHere.endOfOthers(dana.id);
  expect(unsubscribe).not.toHaveBeenCalled();
  await pushHere.endOfOthers('somebody-else');
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  await pushHere.endOfOthers('somebody-else');
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test('nothing of the person stays on the device', async () => {
  lastKnown.keep(dana, [], undefined, instantOfDate(new Date()));
  server.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
  const { user, queryClient } = renderScreen(<Leave />);
  queryClient.setQueryData(keys.currentUser, dana);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  // until the server has been told: a call after the test would count as one without a network
  await waitFor(() => expect(queryClient.getQueryData(keys.currentUser)).toBeNull());
  expect(lastKnown.read()).toBeUndefined();
});
