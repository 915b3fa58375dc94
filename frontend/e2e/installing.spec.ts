import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { startMirror } from './support/mirror';
import { signIn } from './support/people';
import { test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('the page can be installed, starts without a network, and stores no personal data', async ({ page }) => {
  const manifest = (await (await page.request.get('/app.webmanifest')).json()) as {
    display: string;
    icons: { src: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Rigbook', display: 'standalone', start_url: '/', lang: 'en', dir: 'ltr' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');

  await signIn(page, '105');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.goto('/checkin/01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('Booking not found')).toBeVisible();
  const cached = await cachedAddresses(page);
  expect(cached).toContain('/index.html');
  expect(cached.filter((address) => /^\/(?:api|auth)/.test(address))).toEqual([]);
  expect(cached.filter((address) => /\/(?:admin-dashboard|administration|user-management)-/.test(address))).toEqual([]);

  await page.context().setOffline(true);
  const start = await page.reload();
  expect(start?.fromServiceWorker()).toBe(true);
  expect(start?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.getByText(/^No connection to Rigbook\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(false);
  await expect(page.getByText('Booking not found')).toBeVisible();
  await expect(page.getByText(/^No connection to Rigbook\./)).toBeHidden();
});

test('a newer version is offered, and loaded on request', async ({ page }) => {
  const mirror = await startMirror();
  const offer = page.getByText('A new version of Rigbook is ready.');
  const loadedAt = () => page.evaluate(() => performance.timeOrigin);
  const waitsBehind = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

  await page.goto(mirror.url);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In to Book' })).toBeVisible();
  await expect(offer).toBeHidden();

  mirror.updateServiceWorker();
  await page.reload();
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
  expect(await waitsBehind()).toBe(true);

  await page.reload();
  await expect(offer).toBeVisible();
  const before = await loadedAt();
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect.poll(() => loadedAt().catch(() => before)).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Sign In to Book' })).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await waitsBehind()).toBe(false);
  await mirror.stop();
});
