import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { approve, book, call, sign, signedIn } from './support/api';
import { confirmFuel, tickRequiredItems } from './support/check-list';
import { drawSignature, signIn } from './support/people';
import { test } from './support/test';

const waiting = (page: Page) => page.getByText('Waiting for the network', { exact: true });
const offlineNotice = (page: Page) => page.getByText(/^No connection to Rigbook\./);
/** What the person typed: the editions of checklists, too, stay on the device until they sign out. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('.of.') && !key.endsWith('.draft.checklists')),
  );

interface History {
  readonly status: string;
  readonly checkIn: { readonly mileage: number } | null;
}

test('a shift with a poor signal: nothing typed is lost, and nothing is done twice', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const responder = await signedIn(browser, unit);
  const bookingId = await book(responder, vehicle.id, 1, 'Poor signal');
  await approve(bookingId);
  const booking = () => call<History>(responder.request, 'GET', `/api/bookings/${bookingId}`);

  await signIn(page, unit);
  await page.goto(`/signature/${bookingId}`);
  await page.getByLabel('Full name').fill('Avi Mizrahi');
  await drawSignature(page);
  const density = await page.evaluate(() => window.devicePixelRatio);
  const paper = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => ({
    shown: [canvas.clientWidth, canvas.clientHeight],
    drawn: [canvas.width, canvas.height],
  }));
  expect(paper).toEqual({ shown: [300, 150], drawn: [300 * density, 150 * density] });
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Avi Mizrahi');
  await page.context().setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Agreement' }).click();
  await expect(waiting(page)).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByText('Agreement Signed Successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkin\//);

  await tickRequiredItems(page);
  await page.getByLabel('Starting mileage').fill('60000');
  await confirmFuel(page);
  const keys: string[] = [];
  await page.route('**/check-in', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch(); // the server handles it, but its response is lost
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Complete Vehicle Check-In & Start Shift' }).click();
  await expect(page.getByText('Vehicle Checked In Successfully').first()).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(await booking()).toMatchObject({ status: 'active', checkIn: { mileage: 60_000 } });
  await expect(page).toHaveURL(/\/$/);
  expect(await kept(page)).toEqual([]);

  await page.goto(`/checkout/${bookingId}`);
  await page.getByLabel('Current mileage').fill('60017');
  await confirmFuel(page);
  await page.getByRole('checkbox', { name: 'No damage found' }).check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Complete Vehicle Checkout & End Shift' }).click();
  await expect(waiting(page)).toBeVisible();
  await page.getByRole('button', { name: 'Do not send yet' }).click();
  await expect(page.getByLabel('Current mileage')).toHaveValue('60017');
  await page.getByRole('button', { name: 'Complete Vehicle Checkout & End Shift' }).click();
  await expect(waiting(page)).toBeVisible();
  await page.getByRole('link', { name: 'Rigbook' }).click();
  await expect(page.getByText(`Your checkout of ${vehicle.name} waits for the network.`)).toBeVisible();
  await expectAccessible(page);
  expect(await booking()).toMatchObject({ status: 'active' });
  await page.context().setOffline(false);
  await expect(page.getByText('Vehicle Checkout Complete').first()).toBeVisible();
  await expect(offlineNotice(page)).toBeHidden();
  expect(await booking()).toMatchObject({ status: 'completed' });
  await responder.context().close();
});

test('signing out erases what the person typed', async ({ page, browser, unit, vehicle }) => {
  const responder = await signedIn(browser, unit);
  const bookingId = await book(responder, vehicle.id, 1, 'Left half filled');
  await approve(bookingId);
  await sign(responder, bookingId);

  await signIn(page, unit);
  await page.goto(`/checkin/${bookingId}`);
  await page.getByLabel('Starting mileage').fill('4711');
  await page.reload();
  await expect(page.getByLabel('Starting mileage')).toHaveValue('4711');
  expect(await kept(page)).toHaveLength(1);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully').first()).toBeVisible();
  expect(await kept(page)).toEqual([]);
  await responder.context().close();
});
