import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { approve, book, call, sign, signedIn } from './support/api';
import { confirmFuel, tickRequiredItems } from './support/check-list';
import { drawSignature, signIn } from './support/people';
import { test } from './support/test';

test.use({ serviceWorkers: 'allow' });

async function signedBooking(responder: Page, vehicleId: string): Promise<string> {
  const bookingId = await book(responder, vehicleId, 1, 'A shift without a network');
  await approve(bookingId);
  await sign(responder, bookingId);
  return bookingId;
}

/** The page can start without a network once its service worker is ready. */
async function goOffline(page: Page, unit: string, step = 'Check in'): Promise<void> {
  await signIn(page, unit);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect(page.getByRole('link', { name: step, exact: true })).toBeVisible();
  await page.context().setOffline(true);
}

async function handInCheckIn(page: Page, mileage: string): Promise<void> {
  await page.getByRole('link', { name: 'Check in', exact: true }).click();
  await tickRequiredItems(page);
  await page.getByLabel('Starting mileage').fill(mileage);
  await confirmFuel(page);
  await page.getByRole('button', { name: 'Complete Vehicle Check-In & Start Shift' }).click();
}

/** The forms of the booking that the server accepted, in that order. */
function acceptedOf(page: Page, bookingId: string): readonly string[] {
  const accepted: string[] = [];
  page.on('response', (response) => {
    const [, form] = new URL(response.url()).pathname.split(`/api/bookings/${bookingId}/`);
    if (response.request().method() === 'POST' && response.ok() && form !== undefined) accepted.push(form);
  });
  return accepted;
}

test('the agreement is signed and the vehicle checked in without a network, and both arrive once and in order', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const responder = await signedIn(browser, unit);
  const bookingId = await book(responder, vehicle.id, 1, 'Signed without a network');
  await approve(bookingId);
  const accepted = acceptedOf(page, bookingId);

  await goOffline(page, unit, 'Sign');
  await page.getByRole('link', { name: 'Sign', exact: true }).click();
  await page.getByRole('button', { name: 'SIGN VEHICLE LOAN AGREEMENT' }).click();
  await drawSignature(page);
  await page.getByRole('button', { name: 'Sign Agreement' }).click();
  await expect(page.getByText('Waiting for the network', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();

  await page.reload();
  const card = page.getByRole('article', { name: new RegExp(vehicle.name) });
  await expect(card.getByText(/What you filled in is waiting to be sent/)).toBeVisible();
  for (const name of ['Change', 'Withdraw']) await expect(card.getByRole('button', { name })).toBeHidden();
  await handInCheckIn(page, '70000');
  await expect(page.getByText('Kept on this device. It will be sent after your signature.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByText('2 steps are waiting for the network')).toBeVisible();
  expect(accepted).toEqual([]);

  await page.context().setOffline(false);
  await expect(page.getByText('Vehicle Checked In Successfully').first()).toBeVisible();
  await expect(page.getByText('2 steps are waiting for the network')).toBeHidden();
  const booking = await call<object>(responder.request, 'GET', `/api/bookings/${bookingId}`);
  expect(booking).toMatchObject({ status: 'active', checkIn: { mileage: 70_000 } });
  expect(accepted).toEqual(['signature', 'check-in']);
  await responder.context().close();
});

test('a whole shift is done without a network, and arrives once and in order', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const responder = await signedIn(browser, unit);
  const bookingId = await signedBooking(responder, vehicle.id);
  const booking = () => call<{ status: string }>(responder.request, 'GET', `/api/bookings/${bookingId}`);
  const accepted = acceptedOf(page, bookingId);

  await goOffline(page, unit);
  await page.reload();
  await handInCheckIn(page, '80000');
  await expect(page.getByText('Waiting for the network', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByText('One step is waiting for the network')).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Check out', exact: true }).click();
  await page.getByRole('button', { name: 'Not driven: 80,000 km - use it' }).click();
  await confirmFuel(page);
  await page.getByRole('checkbox', { name: 'No damage found' }).check();
  await page.getByRole('button', { name: 'Complete Vehicle Checkout & End Shift' }).click();
  await expect(page.getByText('Kept on this device. It will be sent after your check-in.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByText('2 steps are waiting for the network')).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('link', { name: `Checkout of ${vehicle.name}` })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('2 steps are waiting for the network')).toBeVisible();
  expect(await booking()).toMatchObject({ status: 'approved' });
  expect(accepted).toEqual([]);

  await page.context().setOffline(false);
  await expect(page.getByText('Vehicle Checkout Complete').first()).toBeVisible();
  await expect(page.getByText('2 steps are waiting for the network')).toBeHidden();
  expect(await booking()).toMatchObject({ status: 'completed', checkIn: { mileage: 80_000 } });
  expect(accepted).toEqual(['check-in', 'checkout']);
  await responder.context().close();
});

test('signing out without a network erases the device at once, and the server hears of it later', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const responder = await signedIn(browser, unit);
  const bookingId = await signedBooking(responder, vehicle.id);

  await goOffline(page, unit);
  await handInCheckIn(page, '90000');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  const logout = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
  };
  await logout();
  const question = page.getByRole('dialog', { name: 'Log out and lose what is not sent?' });
  await expect(question).toContainText(`Check-in of ${vehicle.name}`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByText('One step is waiting for the network')).toBeVisible();
  await logout();
  await question.getByRole('button', { name: 'Log out and erase' }).click();
  await expect(page.getByText('Logged out successfully').first()).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(bookingId);
  expect(kept).not.toContain('lastKnown');
  await page.reload();
  await expect(page.getByText('There is no connection. You can sign in once it is back.')).toBeVisible();

  const told = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
  await page.context().setOffline(false);
  expect((await told).status()).toBeLessThan(300);
  await expect(page.getByRole('button', { name: 'Sign In to Book' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  expect(await call(responder.request, 'GET', `/api/bookings/${bookingId}`)).toMatchObject({ status: 'approved' });
  await responder.context().close();
});
