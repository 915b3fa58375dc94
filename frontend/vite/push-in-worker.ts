/** A message as the server encrypts it for this browser. */
interface Message {
  readonly title: string;
  readonly body: string;
  /** within Rigbook */
  readonly path: string;
  readonly language: string;
  readonly tag: string;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Event, Extendable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Event, Extendable {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}
interface SubscriptionChange extends Event, Extendable {
  readonly oldSubscription?: PushSubscription | null;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker extends EventTarget {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;
  readonly clients: {
    matchAll(of: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

/** Of one that cannot be read: browsers want each to show something, or they end the subscription. */
const unreadable: Message = { title: 'Rigbook', body: '', path: '/', language: 'en', tag: 'rigbook' };

function messageIn(data: Pushed['data']): Message {
  try {
    return { ...unreadable, ...(data?.json() as Partial<Message> | undefined) };
  } catch {
    return unreadable;
  }
}

/** Without what follows `#`, which the page may have taken away. */
const pageOf = (address: string): string => address.replace(/#.*$/, '');

/** Shows push messages, and opens the step that one asks for. */
export function takePushMessages(worker: Worker): void {
  const on = <Of extends Event & Extendable>(type: string, work: (event: Of) => Promise<unknown>) =>
    worker.addEventListener(type, (event) => (event as Of).waitUntil(work(event as Of)));

  on('push', ({ data }: Pushed) => {
    const { title, body, path, language, tag } = messageIn(data);
    const shown = { body, tag, lang: language, dir: language === 'he' ? 'rtl' : 'ltr', renotify: true } as const;
    return worker.registration.showNotification(title, { ...shown, icon: '/icons/icon-192.png', data: path });
  });

  // a window that shows another page is left alone: somebody may be typing there
  on('notificationclick', async ({ notification }: Clicked) => {
    notification.close();
    const { href, origin } = new URL(String(notification.data), location.origin);
    if (origin !== location.origin) return;
    const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there =
      tabs.find(({ url }) => url === href) ??
      (href.includes('#') ? undefined : tabs.find(({ url }) => pageOf(url) === href));
    try {
      await (there ? there.focus() : worker.clients.openWindow(href));
    } catch {
      await worker.clients.openWindow(href); // some browsers focus no window, or it has just been closed
    }
  });

  // The browser has replaced its subscription. The server takes the new one only for the person whose messages came by the former one;
  // what it refuses, or does not hear of, the account repairs.
  on('pushsubscriptionchange', async ({ oldSubscription }: SubscriptionChange) => {
    const key = oldSubscription?.options.applicationServerKey;
    if (!key) return;
    const renewed = await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = renewed.toJSON();
    await fetch('/api/push/this-device/renewal', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        formerEndpoint: oldSubscription.endpoint,
        endpoint,
        p256dh: keys?.['p256dh'],
        auth: keys?.['auth'],
      }),
    });
  });
}
