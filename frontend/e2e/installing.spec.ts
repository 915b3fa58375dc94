import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { approve, book, call, sign, signedIn } from './support/api';
import { confirmFuel, tickRequiredItems } from './support/check-list';
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
  await expect(page.getByText('No answer from Rigbook. Check your connection and try again.')).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(false);
  await expect(page.getByText('Booking not found')).toBeVisible();
  await expect(page.getByText(/^No connection to Rigbook\./)).toBeHidden();
});

test('a shift goes on without a network, from a cold start to the return', async ({ page, browser, unit, vehicle }) => {
  const responder = await signedIn(browser, unit);
  const bookingId = await book(responder, vehicle.id, 1, 'No signal at the base');
  await approve(bookingId);
  await sign(responder, bookingId);
  const booking = () => call<{ status: string }>(responder.request, 'GET', `/api/bookings/${bookingId}`);
  const accepted: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.ok()) accepted.push(new URL(response.url()).pathname);
  });
  const asOf = page.getByText(/^As of \d\d:\d\d, no connection$/);
  const waiting = page.getByText('Waiting for the network', { exact: true });
  const startOffline = async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(asOf).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In to Book' })).toBeHidden();
  };

  await signIn(page, unit);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect(page.getByRole('link', { name: 'Check in', exact: true })).toBeVisible();
  await startOffline();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Check in', exact: true }).click();
  await expect(page.getByText('Will be sent when you are online again.')).toBeVisible();
  await tickRequiredItems(page);
  await page.getByLabel('Starting mileage').fill('70000');
  await confirmFuel(page);
  await page.getByRole('button', { name: 'Complete Vehicle Check-In & Start Shift' }).click();
  await expect(waiting).toBeVisible();
  expect(await booking()).toMatchObject({ status: 'approved' });
  await page.context().setOffline(false);
  await expect(page.getByText('Vehicle Checked In Successfully').first()).toBeVisible();
  expect(await booking()).toMatchObject({ status: 'active', checkIn: { mileage: 70_000 } });
  await expect(page).toHaveURL(/\/$/);
  await expect(asOf).toBeHidden();
  await expect(page.getByRole('link', { name: 'Check out', exact: true })).toBeVisible();

  await startOffline();
  await page.goto(`/checkout/${bookingId}`);
  await page.getByLabel('Current mileage').fill('70012');
  await confirmFuel(page);
  await page.getByRole('checkbox', { name: 'No damage found' }).check();
  await page.getByRole('button', { name: 'Complete Vehicle Checkout & End Shift' }).click();
  await expect(waiting).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Vehicle Checkout Complete').first()).toBeVisible();
  expect(await booking()).toMatchObject({ status: 'completed' });
  for (const form of ['check-in', 'checkout'])
    expect(accepted.filter((path) => path === `/api/bookings/${bookingId}/${form}`)).toHaveLength(1);

  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('There is no connection. You can sign in once it is back.')).toBeVisible();
  await expect(page.getByText('Next step')).toBeHidden();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(bookingId);
  expect(kept).not.toContain('lastKnown');
  await responder.context().close();
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
