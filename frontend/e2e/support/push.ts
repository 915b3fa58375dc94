import { type CDPSession, expect, type Page, type Worker } from '@playwright/test';
import {
  type PushArrived,
  type PushService,
  startPushService,
} from '../../../backend/test/support/servers/push-service';

/** What a service worker has on the screen. */
interface Shown {
  readonly title: string;
  readonly body: string;
}

interface Registered {
  readonly registrations: readonly { readonly registrationId: string; readonly scopeURL: string }[];
}

/**
 * A browser with a push service of ours. Its own would be Google's, out of reach here, so `subscribe` of the browser's PushManager is
 * replaced by one that subscribes at ours, with real keys. What arrives there is decrypted and handed to the real service worker. The
 * packaged Chromium has no screen and refuses every notification, so there they are noted instead of shown; another one shows them.
 */
export async function withPushService(page: Page): Promise<BrowserWithPush> {
  const service = await startPushService();
  await page.exposeFunction('subscribeAtOurs', (serverKey: string) => service.subscribe(serverKey));
  await page.addInitScript(replaceSubscribe);
  return new BrowserWithPush(page, service);
}

function replaceSubscribe(): void {
  const ours = window as unknown as {
    subscribeAtOurs(key: string): Promise<Record<'endpoint' | 'p256dh' | 'auth', string>>;
  };
  const kept = () => JSON.parse(localStorage.getItem('our-subscription') ?? 'null') as Record<string, string> | null;
  const asSubscription = ({ endpoint, p256dh, auth, serverKey }: Record<string, string>) => ({
    options: {
      applicationServerKey: Uint8Array.from(
        atob((serverKey ?? '').replaceAll('-', '+').replaceAll('_', '/')),
        (letter) => letter.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      localStorage.removeItem('our-subscription');
      return true;
    },
  });
  if (Notification.permission === 'denied')
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
  Object.assign(PushManager.prototype, {
    async subscribe({ applicationServerKey: serverKey }: { applicationServerKey: string }) {
      const subscription = { ...(await ours.subscribeAtOurs(serverKey)), serverKey };
      localStorage.setItem('our-subscription', JSON.stringify(subscription));
      return asSubscription(subscription);
    },
    async getSubscription() {
      const subscription = kept();
      return subscription && asSubscription(subscription);
    },
  });
}

export class BrowserWithPush {
  private delivered = 0;
  private session: Promise<{ cdp: CDPSession; registrationId: string }> | undefined;

  constructor(
    private readonly page: Page,
    private readonly service: PushService,
  ) {}

  /** What another browser would subscribe with. */
  another(serverKey: string): object {
    return this.service.subscribe(serverKey);
  }

  /** The next message that arrives at the push service and is about that, handed to the service worker. */
  async deliver(about: RegExp): Promise<PushArrived> {
    const next = () =>
      this.service.arrived.findIndex(({ payload }, nth) => nth >= this.delivered && about.test(payload.body));
    await expect.poll(next, { timeout: 90_000 }).toBeGreaterThanOrEqual(0);
    const at = next();
    this.delivered = at + 1;
    const message = this.service.arrived[at] as PushArrived;
    await this.worker();
    const { cdp, registrationId } = await (this.session ??= this.attach());
    const origin = new URL(this.page.url()).origin;
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message.payload),
    });
    return message;
  }

  /** What the service worker shows. */
  async shown(): Promise<readonly Shown[]> {
    const worker = await this.worker();
    return worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  }

  /** Taps the notification: where its service worker leads. A window opens for real taps only, so opening is replaced. */
  async tap(about: RegExp): Promise<string> {
    const worker = await this.worker();
    return worker.evaluate(async (pattern) => {
      interface Scope extends EventTarget {
        registration: ServiceWorkerRegistration;
        clients: { openWindow(address: string): Promise<unknown> };
      }
      const scope = self as unknown as Scope;
      const notification = (await scope.registration.getNotifications()).find(({ body }) =>
        new RegExp(pattern).test(body),
      );
      if (!notification) throw new Error('It is not shown');
      return new Promise<string>((open) => {
        scope.clients.openWindow = async (address) => open(address);
        const event = new Event('notificationclick');
        scope.dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
      });
    }, about.source);
  }

  private async worker(): Promise<Worker> {
    const worker = this.page.context().serviceWorkers()[0] ?? (await this.page.context().waitForEvent('serviceworker'));
    await worker.evaluate(noteNotifications);
    return worker;
  }

  stop(): Promise<void> {
    return this.service.close();
  }

  private async attach() {
    const cdp = await this.page.context().newCDPSession(this.page);
    const registered = new Promise<string>((found) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registered) => {
        const [first] = registrations;
        if (first) found(first.registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    return { cdp, registrationId: await registered };
  }
}

/** In a service worker that may show nothing. */
function noteNotifications(): void {
  const scope = self as unknown as { registration: ServiceWorkerRegistration; noted?: ServiceWorkerRegistration };
  if (Notification.permission === 'granted' || scope.noted) return;
  const noted: object[] = [];
  scope.noted = scope.registration;
  Object.assign(scope.registration, {
    async showNotification(title: string, options: object) {
      const notification = { ...options, title, close: () => void noted.splice(noted.indexOf(notification), 1) };
      noted.push(notification);
    },
    getNotifications: async () => noted,
  });
}
