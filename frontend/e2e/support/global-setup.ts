import type { FullConfig } from '@playwright/test';
import { findChromium } from './chromium';
import { freePort } from '../../../backend/test/support/servers/free-port';
import { startDirectory } from './microsoft';
import { startServer } from './server';

interface Application {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Prepares the browser and, for each worker, a sign-in directory and the built application with its own database.
 * Passes them to the tests in the environment. If RIGBOOK_URL names a running application, the tests visit that one.
 */
export default ({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> => applicationsFor(workers);

/** Each with that many seeded bookings, where a number is given. */
export async function applicationsFor(workers: number, bookings?: number): Promise<(() => Promise<void>) | undefined> {
  const chromium = await findChromium();
  process.env['RIGBOOK_CHROMIUM'] = chromium.path;
  process.env['RIGBOOK_CHROMIUM_LIBRARIES'] = JSON.stringify(chromium.environment);
  if (process.env['RIGBOOK_URL']) return undefined;
  const started = await Promise.allSettled(Array.from({ length: workers }, () => startApplication(bookings)));
  const applications = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(applications.map((application) => application.stop()));
  };
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  process.env['RIGBOOK_URLS'] = JSON.stringify(applications.map(({ url }) => url));
  return stop;
}

async function startApplication(bookings?: number): Promise<Application> {
  const port = await freePort();
  const directory = await startDirectory(`http://localhost:${port}`);
  const server = await startServer(port, directory.settings, { ...(bookings !== undefined && { bookings }) }).catch(
    async (error: unknown) => {
      await directory.stop();
      throw error;
    },
  );
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await directory.stop();
    },
  };
}
