import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { tickRequiredItems } from './support/check-list';
import { chooseFirstFreeStart, drawSignature, openAdministration, signIn } from './support/people';
import { test } from './support/test';

async function requestBooking(page: Page, vehicle: string, purpose: string): Promise<void> {
  await page.getByRole('button', { name: `Book Now: ${vehicle}` }).click();
  await expectAccessible(page);
  await chooseFirstFreeStart(page);
  const confirm = page.getByRole('dialog', { name: 'Confirm Booking' });
  await expect(confirm.getByText('Maximum 30 hours per week per user.')).toBeVisible();
  await expectAccessible(page);
  await confirm.getByLabel('Purpose (optional)').fill(purpose);
  await confirm.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(
    page.getByText('Your booking request has been submitted and is pending approval.').first(),
  ).toBeVisible();
  const submitted = page.getByRole('dialog', { name: 'Booking submitted for approval' });
  await expect(submitted.getByText('Digital Agreement Required')).toBeVisible();
  await expectAccessible(page);
  await submitted.getByRole('button', { name: 'Done' }).click();
}

async function approve(page: Page, vehicle: string, unit: string): Promise<void> {
  await signIn(page, '100');
  await openAdministration(page, '?tab=diary&status=pending');
  await page.getByRole('button', { name: `Approve the booking of ${vehicle} by unit ${unit}` }).click();
  await expect(page.getByText('Booking updated').first()).toBeVisible();
  await expectAccessible(page);
}

/** The form says no, and why. */
async function isRefused(page: Page, button: string, because: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(because, { exact: true }).first()).toBeVisible();
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vehicle Usage Agreement' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'SIGN VEHICLE LOAN AGREEMENT' }).click();
  await isRefused(page, 'Sign Agreement', 'Name required');
  await page.getByLabel('Full name').fill('Dana Levi');
  await isRefused(page, 'Sign Agreement', 'Signature required');
  await drawSignature(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Agreement' }).click();
  await expect(page.getByText('Agreement Signed Successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkin\//);
}

async function checkIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vehicle Check-In' })).toBeVisible();
  await expect(page.getByText('0% complete')).toBeVisible();
  await expectAccessible(page);
  await isRefused(page, 'Complete Vehicle Check-In & Start Shift', 'Required Items Missing');
  await tickRequiredItems(page);
  await isRefused(page, 'Complete Vehicle Check-In & Start Shift', 'Mileage Required');
  await page.getByLabel('Starting mileage').fill('50000');
  await page.getByRole('button', { name: 'Complete Vehicle Check-In & Start Shift' }).click();
  await expect(page.getByText('Vehicle Checked In Successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Check out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vehicle Checkout' })).toBeVisible();
  await expectAccessible(page);
  await isRefused(page, 'Complete Vehicle Checkout & End Shift', 'Damage Check Required');
  await isRefused(page, 'Add Damage Report', 'Missing Information');
  await page.getByLabel('Area').selectOption('Rear Bumper');
  await page.getByLabel('Severity').selectOption('Minor');
  await page.getByLabel('Description').fill('A scratch of ten centimetres');
  await page.getByRole('button', { name: 'Add Damage Report' }).click();
  await isRefused(page, 'Complete Vehicle Checkout & End Shift', 'Mileage Required');
  await page.getByLabel('Current mileage').fill('50042');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete Vehicle Checkout & End Shift' }).click();
  await expect(page.getByText('Vehicle Checkout Complete').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

test('a whole shift: book, approve, sign, check in, check out', async ({ page, browser, viewport, unit, vehicle }) => {
  const purpose = 'Evening shift';

  await signIn(page, unit);
  await requestBooking(page, vehicle.name, purpose);
  await expect(page.getByText(/^Waiting for approval since/)).toBeVisible();
  await expectAccessible(page);

  const office = await browser.newContext({ viewport });
  await approve(await office.newPage(), vehicle.name, unit);
  await office.close();

  await page.reload();
  await sign(page);
  await checkIn(page);
  await checkOut(page);

  const booking = page.getByRole('region', { name: 'My Bookings' }).getByRole('article').filter({ hasText: purpose });
  await expect(booking.getByText('Completed')).toBeVisible();
  await expectAccessible(page);
});
