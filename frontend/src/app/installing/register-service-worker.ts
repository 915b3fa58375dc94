import { Workbox } from 'workbox-window';
import { announceNewVersion } from '../../lib/new-version.js';

const everyHourMs = 3_600_000;

/** Lets the page start without a network. A page left open for days learns of newer versions. */
export async function registerServiceWorker(): Promise<void> {
  const worker = new Workbox('/service-worker.js');
  worker.addEventListener('waiting', () =>
    announceNewVersion(() => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    }),
  );
  const registration = await worker.register();
  setInterval(() => void registration?.update().catch(() => undefined), everyHourMs);
}
