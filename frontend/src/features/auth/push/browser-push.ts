/** Whether this browser can show push messages. `home-screen`: only once Rigbook is installed there, which iPhones ask for. */
export type PushAbility = 'able' | 'blocked' | 'home-screen' | 'unable';

const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return isApplePhone() && !isInstalled() ? 'home-screen' : 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** What the server needs to write to this browser. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The person, or the browser by itself, did not allow notifications. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** The page's service worker, which shows the messages, did not start. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker';
}

/** The subscription that this browser has, if notifications are allowed. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, then the browser's push service. @throws NotAllowed, NoWorker; a DOMException if the service does not answer */
export async function subscribeHere(serverKey: string): Promise<BrowserSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  return subscribeWith(serverKey);
}

const longestStartMs = 15_000;

/** `ready` waits for ever where no worker could be installed. */
const workerStarted = (): Promise<ServiceWorkerRegistration> =>
  new Promise((started, failed) => {
    const tooLong = setTimeout(() => failed(new NoWorker()), longestStartMs);
    void navigator.serviceWorker.ready.then((registration) => {
      clearTimeout(tooLong);
      started(registration);
    });
  });

/** With the permission given already. */
export async function subscribeWith(serverKey: string): Promise<BrowserSubscription> {
  const { pushManager } = await workerStarted();
  const former = await pushManager.getSubscription();
  // of another key, since the server has a new secret: it would be refused
  if (former && keyOf(former) !== serverKey) await former.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}

/** Whether it is at another address than the server was told, or made for another key of the server. */
export const isReplaced = (subscription: PushSubscription, toldEndpoint: string, serverKey: string): boolean =>
  subscription.toJSON().endpoint !== toldEndpoint || keyOf(subscription) !== serverKey;

export async function unsubscribeHere(): Promise<void> {
  const subscription = await ownSubscription();
  await subscription?.unsubscribe();
}

const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
