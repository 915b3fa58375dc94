import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { newResponder } from './support/newcomers';
import { chooseFirstFreeStart, signIn } from './support/people';
import { test } from './support/test';

/** What is in the menu on a phone, and in the bar on a desktop. */
async function inTheBar(page: Page, name: string | RegExp): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name }).click();
}

test('a recommendation leads to booking that vehicle, and the feed shows the request', async ({ page, vehicle }) => {
  await signIn(page, await newResponder('Logistics'));
  const recommended = page.getByRole('region', { name: 'Recommended for You' });
  await expect(recommended.getByText(/^\d+% match$/).first()).toBeVisible();
  await expect(recommended.getByText('Authorized for your role (Observer)').first()).toBeVisible();
  await expect(
    page.getByText('Vehicle bookings are restricted to administrators from Friday 1:00 PM to Sunday 9:00 AM.'),
  ).toBeVisible();
  await expectAccessible(page);

  await recommended.getByRole('button', { name: `Book ${vehicle.name}` }).click();
  await expect(page.getByLabel('Vehicle', { exact: true }).locator('option:checked')).toContainText(vehicle.name);
  await chooseFirstFreeStart(page);
  await page.getByLabel('Purpose').fill('As recommended');
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  const feed = page.getByRole('region', { name: 'Activity Feed' });
  await expect(feed.getByRole('listitem').first()).toContainText('License verification completed.');
  await expect(feed.getByRole('listitem').nth(1)).toContainText('Booking requested');
  await expect(feed.getByRole('listitem').nth(1)).toContainText(vehicle.name);
  await page.getByRole('button', { name: 'עברית' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('region', { name: 'מה חדש' }).getByText('נשלחה בקשה להזמנה').first()).toBeVisible();
  await expect(page.getByText('מורשה לתפקיד שלך (משקיף)').first()).toBeVisible();
  await expectAccessible(page);
});

test('an organization without Microsoft says so, and the address is clean again', async ({ page }) => {
  await page.goto('/?signIn=microsoft-not-configured');
  const sentence = /^Signing in with Microsoft is not set up for this organization\./;
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText(sentence)).toBeVisible();
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expectAccessible(page);
});

async function answerDirectory(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signInWithMicrosoft(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In to Book' }).click();
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in with Microsoft' }).click();
  await answerDirectory(page, account);
}

/** A change of the account asks again who the person is, unless they entered the digits a moment ago. */
async function proveByDigits(page: Page, unit: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expectAccessible(page);
  await dialog.getByLabel('Last 4 digits of your phone number').fill(`0${unit}`);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
}

async function hasMicrosoft(page: Page): Promise<boolean> {
  const answer = await page.request.get('/api/auth/microsoft-account');
  return ((await answer.json()) as { configured: boolean }).configured;
}

test('a linked account signs in until it is unlinked', async ({ page, unit }) => {
  const account = `noa-${unit}`;
  await signIn(page, unit);
  test.skip(!(await hasMicrosoft(page)), 'The visited application has no Microsoft set up');

  await inTheBar(page, /^Account of/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Link Microsoft account' }).click();
  await answerDirectory(page, account);
  await expect(page.getByText('Account linked', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await inTheBar(page, 'Logout');
  await signInWithMicrosoft(page, account);
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();

  await inTheBar(page, /^Account of/);
  await page.getByRole('button', { name: 'Unlink Microsoft account' }).click();
  await proveByDigits(page, unit);
  await expect(page.getByRole('link', { name: 'Link Microsoft account' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await inTheBar(page, 'Logout');
  await signInWithMicrosoft(page, account);
  await expect(page.getByRole('main').getByText(/^This Microsoft account is not linked to a unit\./)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expectAccessible(page);
});
