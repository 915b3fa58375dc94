import { findChromium } from './chromium';
import { freePort, startDirectory } from './microsoft';
import { startServer } from './server';

/**
 * The browser, a directory to sign in with, and the built application on a database of its own, handed to the tests by the environment. Where
 * RIGBOOK_URL names an application that runs already, that one is visited.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const chromium = await findChromium();
  process.env['RIGBOOK_CHROMIUM'] = chromium.path;
  process.env['RIGBOOK_CHROMIUM_LIBRARIES'] = JSON.stringify(chromium.environment);
  if (process.env['RIGBOOK_URL']) return undefined;
  const port = await freePort();
  const directory = await startDirectory(`http://localhost:${port}`);
  const server = await startServer(port, directory.settings).catch(async (error: unknown) => {
    await directory.stop();
    throw error;
  });
  process.env['RIGBOOK_URL'] = server.url;
  return async () => {
    await server.stop();
    await directory.stop();
  };
}
