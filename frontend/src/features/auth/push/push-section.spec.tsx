import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pushHere } from '../../../lib/device/push-here.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { hebrew } from '../../../testing/wordings.js';
import { PushSection } from './push-section.js';

const SERVER_KEY = 'BAUG';
/** the same in bytes */
const KEY = [4, 5, 6];
const phone = {
  id: 'p1',
  browser: 'Chrome',
  system: 'Android',
  switchedOnAt: '2026-11-22T12:00:00.000Z',
  isThis: true,
};
const laptop = { ...phone, id: 'p2', browser: 'Firefox', system: 'Linux', isThis: false };

/** jsdom has no push messages: what the section uses of a browser's. */
function browserWithPush({ answer = 'granted', key = KEY }: { answer?: NotificationPermission; key?: number[] } = {}) {
  const state = { subscribed: false, unsubscribed: 0, askedFor: [] as unknown[] };
  const subscription = {
    options: { applicationServerKey: new Uint8Array(key).buffer },
    unsubscribe: async () => {
      state.subscribed = false;
      state.unsubscribed += 1;
      return true;
    },
    toJSON: () => ({ endpoint: 'https://push.example.net/p/1', keys: { p256dh: 'point', auth: 'secret' } }),
  };
  const pushManager = {
    getSubscription: async () => (state.subscribed ? subscription : null),
    subscribe: async (options: unknown) => {
      state.askedFor.push(options);
      subscription.options.applicationServerKey = new Uint8Array(KEY).buffer;
      state.subscribed = true;
      return subscription;
    },
  };
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: async () => (notification.permission = answer),
  };
  const registration = { pushManager };
  Object.assign(globalThis, { PushManager: function PushManager() {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return { state, notification, pushManager };
}
afterEach(() => {
  pushHere.forget('nobody');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

interface Stored {
  /** where it sends the messages of this device */
  known?: string;
  devices: (typeof phone)[];
  switchedOff: string[];
}
/** The server's part. */
function stored(given: Partial<Stored> = {}) {
  const now = { devices: [], switchedOff: [], puts: [], renewals: [], ...given } as Stored & {
    puts: unknown[];
    renewals: unknown[];
  };
  server.use(
    http.get('*/api/push', () =>
      HttpResponse.json({ serverKey: SERVER_KEY, devices: now.devices, switchedOff: now.switchedOff }),
    ),
    http.put('*/api/push/this-device', async ({ request }) => {
      now.puts.push(await request.json());
      now.devices = [...now.devices.filter(({ isThis }) => !isThis), phone];
      return new HttpResponse(null, { status: 204 });
    }),
    http.put('*/api/push/this-device/renewal', async ({ request }) => {
      const renewal = (await request.json()) as { formerEndpoint: string };
      now.renewals.push(renewal);
      if (renewal.formerEndpoint !== now.known)
        return refuse(404, 'PUSH_DEVICE_NOT_FOUND', 'Please switch it on again.');
      now.devices = [...now.devices.filter(({ isThis }) => !isThis), phone];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/push/devices/:id', ({ params }) => {
      now.devices = now.devices.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.put('*/api/push/choice', async ({ request }) => {
      now.switchedOff = ((await request.json()) as Stored).switchedOff;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return now;
}
const open = (wording?: typeof hebrew) => renderScreen(<PushSection />, '/', wording);
const button = (name: string) => screen.findByRole('button', { name });

test('switched on, the browser is asked and the server gets what it gave; switched off, both forget it', async () => {
  const { state } = browserWithPush();
  const server = stored();
  const { user } = open();
  expect(await screen.findByText('This device gets none.')).toBeVisible();
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(await button('Switch on for this device'));
  expect(await toast().findByText('Push messages are on')).toBeVisible();
  expect(await screen.findByText('This device gets them.')).toBeVisible();
  expect(state.askedFor).toEqual([{ userVisibleOnly: true, applicationServerKey: SERVER_KEY }]);
  expect(server.puts).toEqual([{ endpoint: 'https://push.example.net/p/1', p256dh: 'point', auth: 'secret' }]);
  await user.click(await button('Switch off for this device'));
  expect(await screen.findByText('This device gets none.')).toBeVisible();
  expect([server.devices, state.subscribed]).toEqual([[], false]);
});

test('says next to the button that the person did not allow it', async () => {
  browserWithPush({ answer: 'default' });
  const server = stored();
  const { user } = open();
  await user.click(await button('Switch on for this device'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The browser was not allowed to show notifications.');
  expect(server.puts).toEqual([]);
});

test('says so if the push service of the browser does not answer', async () => {
  const { pushManager } = browserWithPush();
  pushManager.subscribe = () => Promise.reject(new DOMException('Registration failed', 'AbortError'));
  stored();
  const { user } = open();
  await user.click(await button('Switch on for this device'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The push service of this browser does not answer.');
});

test('a subscription for another key of the server is replaced', async () => {
  const { state } = browserWithPush({ key: [1, 2, 3] });
  state.subscribed = true;
  stored();
  const { user } = open();
  await user.click(await button('Switch on for this device'));
  await waitFor(() => expect(state.askedFor).toHaveLength(1));
  expect(state.unsubscribed).toBe(1);
});

test.each([
  ['the browser has replaced', KEY, 'https://push.example.net/p/former'],
  ['was made for another key of the server', [1, 2, 3], 'https://push.example.net/p/1'],
])('a subscription that %s is mended by itself, if the server knows the one before', async (_what, key, former) => {
  const { state, notification } = browserWithPush({ key });
  notification.permission = 'granted';
  state.subscribed = true;
  pushHere.keep('nobody', former);
  const server = stored({ known: former });
  open();
  expect(await screen.findByText('This device gets them.')).toBeVisible();
  expect(server.renewals).toEqual([
    { endpoint: 'https://push.example.net/p/1', p256dh: 'point', auth: 'secret', formerEndpoint: former },
  ]);
  expect(server.puts).toEqual([]);
  expect(pushHere.endpoint('nobody')).toBe('https://push.example.net/p/1');
});

test('if the server does not know it, the person is asked to switch them on again', async () => {
  const { state, notification } = browserWithPush();
  notification.permission = 'granted';
  state.subscribed = true;
  pushHere.keep('nobody', 'https://push.example.net/p/former');
  stored();
  const { user } = open();
  expect(await screen.findByText('This device gets none any more. You can switch them on again.')).toBeVisible();
  await user.click(await button('Switch on for this device'));
  expect(await screen.findByText('This device gets them.')).toBeVisible();
  expect(pushHere.endpoint('nobody')).toBe('https://push.example.net/p/1');
});

test('says what to do if the service worker never starts', async () => {
  browserWithPush();
  Object.assign(navigator.serviceWorker, { ready: new Promise(() => undefined) });
  stored();
  const { user } = open();
  await user.click(await button('Switch on for this device'));
  const alert = await screen.findByRole('alert', {}, { timeout: 120_000 }); // it waits for a quarter of a minute
  expect(alert).toHaveTextContent('This page could not be prepared for push messages.');
});

test('is off where the browser has lost its part', async () => {
  const { notification } = browserWithPush();
  notification.permission = 'granted';
  stored({ devices: [phone] });
  open();
  expect(await screen.findByText('This device gets none.')).toBeVisible();
});

test('where the browser blocks notifications, says what to do', async () => {
  browserWithPush().notification.permission = 'denied';
  stored();
  open();
  expect(await screen.findByText(/^This browser blocks notifications from Rigbook\./)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the browser cannot, other devices can still be switched off', async () => {
  stored({ devices: [laptop] });
  const { user } = open();
  expect(await screen.findByText('This browser cannot show push messages.')).toBeVisible();
  await user.click(await button('Switch off for Firefox on Linux'));
  await waitFor(() => expect(screen.queryByText('Your other devices')).toBeNull());
});

test('on an iPhone, leads to the home screen first', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  stored();
  open();
  expect(await screen.findByText(/^On an iPhone or iPad, put Rigbook on the home screen first/)).toBeVisible();
  agent.mockRestore();
});

test('on an iPhone that has it on the home screen already, does not say so again', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 16_0)');
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(display-mode: standalone)' });
  stored();
  open();
  expect(await screen.findByText('This browser cannot show push messages.')).toBeVisible();
  globalThis.matchMedia = matchMedia;
  agent.mockRestore();
});

test('types are switched off and on again one by one, and stay if that fails', async () => {
  stored({ devices: [laptop], switchedOff: ['licence_approved'] });
  const { user } = open();
  const types = within(await screen.findByRole('group', { name: 'What you are told' }));
  const soon = () => types.getByRole('checkbox', { name: 'A shift starts soon' });
  expect(types.getByRole('checkbox', { name: 'Your license is verified' })).not.toBeChecked();
  expect(soon()).toBeChecked();
  await user.click(soon());
  await waitFor(() => expect(soon()).not.toBeChecked());
  await user.click(soon());
  await waitFor(() => expect(soon()).toBeChecked());
  server.use(http.put('*/api/push/choice', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  await user.click(soon());
  expect(await toast().findByText('Not saved')).toBeVisible();
  await waitFor(() => expect(soon()).toBeChecked());
});

test('says all of it in Hebrew', async () => {
  stored({ devices: [laptop] });
  open(hebrew);
  expect(await screen.findByRole('region', { name: 'התראות' })).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'תורנות מתחילה בקרוב' })).toBeChecked();
});

test('what could not be loaded can be tried again', async () => {
  server.use(http.get('*/api/push', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  const { user } = open();
  const again = await button('Try again');
  stored();
  await user.click(again);
  expect(await screen.findByText('This browser cannot show push messages.')).toBeVisible();
});
