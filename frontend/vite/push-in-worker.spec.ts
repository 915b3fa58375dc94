import { takePushMessages } from './push-in-worker.js';

const origin = 'https://localhost';

/** What the worker uses of its scope, with the windows that are open. */
function workerIn(...urls: readonly string[]) {
  const tabs = urls.map((url) => ({ url: `${location.origin}${url}`, focus: jest.fn(async () => undefined) }));
  const showNotification = jest.fn(async () => undefined);
  const renewed = { toJSON: () => ({ endpoint: `${origin}/p/2`, keys: { p256dh: 'point', auth: 'secret' } }) };
  const subscribe = jest.fn(async () => renewed);
  const openWindow = jest.fn(async (address: string) => address);
  const scope = Object.assign(new EventTarget(), {
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => tabs, openWindow },
  });
  takePushMessages(scope as unknown as Parameters<typeof takePushMessages>[0]);
  /** Resolves when what the worker waits for has ended. */
  const happens = async (type: string, facts: object) => {
    const waited: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void waited.push(work);
    scope.dispatchEvent(Object.assign(new Event(type), facts, { waitUntil }));
    expect(waited).toHaveLength(1);
    await waited[0];
  };
  const tapped = (path: string) => happens('notificationclick', { notification: { close: jest.fn(), data: path } });
  return { tabs, showNotification, subscribe, openWindow, happens, tapped };
}

test('shows a message in its language and direction, in place of the one before it', async () => {
  const { happens, showNotification } = workerIn();
  const message = { title: 'Rigbook', body: 'שלום', path: '/agreement/b1', language: 'he', tag: 'b1' };
  await happens('push', { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledWith(
    'Rigbook',
    expect.objectContaining({ body: 'שלום', dir: 'rtl', lang: 'he', tag: 'b1', renotify: true, data: '/agreement/b1' }),
  );
});

test.each([
  ['empty', null],
  ['no JSON', { json: () => JSON.parse('no') }],
  ['of another kind', { json: () => null }],
])('shows something also of a message that is %s: browsers ask for that', async (_what, data) => {
  const { happens, showNotification } = workerIn();
  await happens('push', { data });
  expect(showNotification).toHaveBeenCalledWith('Rigbook', expect.objectContaining({ data: '/' }));
});

describe('a tap', () => {
  it('uses the window that shows the page already, and no other', async () => {
    const { tapped, tabs, openWindow } = workerIn('/', '/agreement/b1#signature');
    await tapped('/agreement/b1');
    expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(openWindow).not.toHaveBeenCalled();
    await tapped('/checkin/b1');
    expect(openWindow).toHaveBeenCalledWith(`${location.origin}/checkin/b1`);
  });

  it('opens a link to decide in a window of its own, since the page has taken the link of the other one away', async () => {
    const { tapped, openWindow } = workerIn('/decide');
    await tapped('/decide#link');
    expect(openWindow).toHaveBeenCalledWith(`${location.origin}/decide#link`);
  });

  it('opens a window if the one that is there cannot be focused', async () => {
    const { tapped, tabs, openWindow } = workerIn('/');
    tabs[0]?.focus.mockRejectedValue(new TypeError('Not allowed to focus'));
    await tapped('/');
    expect(openWindow).toHaveBeenCalledTimes(1);
  });

  it('leads nowhere outside', async () => {
    const { tapped, openWindow } = workerIn();
    await tapped('https://elsewhere.example/');
    expect(openWindow).not.toHaveBeenCalled();
  });
});

describe('a subscription that the browser has replaced', () => {
  const asked = jest.fn(async (..._request: unknown[]) => new Response(null, { status: 204 }));
  beforeEach(() => {
    asked.mockClear();
    jest.spyOn(globalThis, 'fetch').mockImplementation(asked);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is told to the server with the former address, which proves whose messages came there', async () => {
    const { happens, subscribe } = workerIn();
    const key = new Uint8Array([4, 5]).buffer;
    const oldSubscription = { endpoint: `${origin}/p/1`, options: { applicationServerKey: key } };
    await happens('pushsubscriptionchange', { oldSubscription });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
    const [address, request] = asked.mock.calls[0] as unknown as [string, { method: string; body: string }];
    expect([request.method, address]).toEqual(['PUT', '/api/push/this-device/renewal']);
    expect(JSON.parse(request.body)).toEqual({
      formerEndpoint: `${origin}/p/1`,
      endpoint: `${origin}/p/2`,
      p256dh: 'point',
      auth: 'secret',
    });
  });

  it('is left to the account where the browser does not say which one it was', async () => {
    const { happens, subscribe } = workerIn();
    await happens('pushsubscriptionchange', { oldSubscription: null });
    expect(subscribe).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });
});
