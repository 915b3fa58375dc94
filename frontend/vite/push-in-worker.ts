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
  readonly data: { json(): unknown };
}
interface Clicked extends Event, Extendable {
  readonly notification: Notification;
}
interface SubscriptionChange extends Event, Extendable {
  readonly oldSubscription: PushSubscription | null;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(of: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

/** Shows push messages, and opens the step that one asks for. */
export function takePushMessages(worker: Worker): void {
  const on = <Of extends Event & Extendable>(type: string, work: (event: Of) => Promise<unknown>) =>
    worker.addEventListener(type, (event) => (event as Of).waitUntil(work(event as Of)));

  on('push', ({ data }: Pushed) => {
    const { title, body, path, language, tag } = data.json() as Message;
    const shown = { body, tag, lang: language, dir: language === 'he' ? 'rtl' : 'ltr', renotify: true } as const;
    return worker.registration.showNotification(title, { ...shown, icon: '/icons/icon-192.png', data: path });
  });

  // a window that shows another page is left alone: somebody may be typing there
  on('notificationclick', async ({ notification }: Clicked) => {
    notification.close();
    const { href, origin } = new URL(String(notification.data), location.origin);
    if (origin !== location.origin) return;
    const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = tabs.find(({ url }) => url === href);
    await (there ? there.focus() : worker.clients.openWindow(href));
  });

  // the browser has replaced its subscription; signed out, the account shows that it is off
  on('pushsubscriptionchange', async ({ oldSubscription }: SubscriptionChange) => {
    const key = oldSubscription?.options.applicationServerKey;
    if (!key) return;
    const { pushManager } = worker.registration;
    const renewed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = renewed.toJSON();
    await fetch('/api/push/this-device', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }),
    });
  });
}
