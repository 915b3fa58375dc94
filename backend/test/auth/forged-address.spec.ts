import { startTestApp, type TestApp } from '../support/app.js';

let shared: TestApp;

beforeAll(async () => {
  shared = await startTestApp();
});
afterAll(() => shared.close());
beforeEach(() => shared.clock.advanceMinutes(60));

/** Guesses as often as one address may in an hour, and once more; returns the statuses of the last two. */
async function guesses(TRUST_PROXY: string, forwardedFor: (index: number) => string) {
  const app = await startTestApp({ shareDatabaseOf: shared, environment: { TRUST_PROXY } });
  const statuses: number[] = [];
  for (let index = 0; index <= 30; index += 1) {
    const { status } = await app
      .visitor()
      .post('/api/auth/login')
      .set('X-Forwarded-For', forwardedFor(index))
      .set('X-Real-IP', `192.0.2.${index}`)
      .set('Forwarded', `for=192.0.2.${index}`)
      .send({ unitNumber: `${300 + index}`, phoneLastFour: '9999' });
    statuses.push(status);
  }
  await app.close();
  return statuses.slice(-2);
}

const forged = (index: number) => `203.0.113.${index}`;

describe('a caller who chooses an address', () => {
  it.each([
    ['no proxy is trusted', '0', forged],
    ['the caller is none of the trusted addresses', '192.0.2.1, 2001:db8::/32', forged],
    ['one proxy is trusted, which adds the real address', '1', (index: number) => `${forged(index)}, 198.51.100.1`],
    ['the trusted network adds the real address', '127.0.0.0/8', (index: number) => `${forged(index)}, 198.51.100.2`],
    [
      'two trusted proxies add theirs',
      '127.0.0.1, 10.0.0.0/8',
      (index: number) => `${forged(index)}, 198.51.100.3, 10.1.2.3`,
    ],
  ])('is not believed where %s', async (_where, trusted, forwardedFor) => {
    expect(await guesses(trusted, forwardedFor)).toEqual([401, 429]);
  });

  it('is told apart from others by a trusted proxy', async () => {
    expect(await guesses('127.0.0.1', forged)).toEqual([401, 401]);
  });
});
