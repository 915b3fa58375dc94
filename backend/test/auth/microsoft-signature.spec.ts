import { startTestApp } from '../support/app.js';
import { startMicrosoftProvider } from '../support/servers/microsoft-provider.js';
import { microsoftVisit } from '../support/servers/microsoft-visit.js';

it.each([
  { key: 'the key that the directory publishes', foreignKey: false, answer: 'microsoft-not-linked' },
  { key: 'another key', foreignKey: true, answer: 'microsoft-failed' },
])('an ID token signed by $key leads to $answer', async ({ foreignKey, answer }) => {
  const provider = await startMicrosoftProvider(0, foreignKey);
  const app = await startTestApp({ worker: false, environment: provider.environment });
  expect(await microsoftVisit(app, app.visitor()).whole('a-stranger')).toBe(`/?signIn=${answer}`);
  await app.close();
  await provider.stop();
});
