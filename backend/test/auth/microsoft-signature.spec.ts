import { startTestApp, type TestApp } from '../support/app.js';
import { startMicrosoftProvider, type TestProvider } from '../support/servers/microsoft-provider.js';
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

describe('an ID token is not accepted', () => {
  let provider: TestProvider;
  let app: TestApp;
  beforeAll(async () => {
    provider = await startMicrosoftProvider();
    app = await startTestApp({ worker: false, environment: provider.environment });
  });
  afterAll(async () => {
    await app.close();
    await provider.stop();
  });

  it.each([
    'expired',
    'not-yet-valid',
    'for-another-application',
    'of-another-issuer',
    'unsigned',
    'signed-with-the-secret',
  ])('that is %s', async (flaw) => {
    expect(await microsoftVisit(app, app.visitor()).whole(flaw)).toBe('/?signIn=microsoft-failed');
    expect(await microsoftVisit(app, app.visitor()).whole('signed-again')).toBe('/?signIn=microsoft-not-linked');
  });
});
