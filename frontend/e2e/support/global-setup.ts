import { findChromium } from './chromium';
import { startServer } from './server';

/** The browser and the built application on a database of its own, handed to the tests by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const chromium = await findChromium();
  process.env['RIGBOOK_CHROMIUM'] = chromium.path;
  process.env['RIGBOOK_CHROMIUM_LIBRARIES'] = JSON.stringify(chromium.environment);
  const server = await startServer();
  process.env['RIGBOOK_URL'] = server.url;
  return () => server.stop();
}
