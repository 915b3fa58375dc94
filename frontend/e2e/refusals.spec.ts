import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { newResponder } from './support/newcomers';
import { bookNow, chooseFirstFreeStart, openAdministration, openPage, signIn } from './support/people';
import { test } from './support/test';

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('button', { name: 'Sign In to Book' })).toBeVisible();
});

test('a sign-in with wrong digits is refused and keeps what was typed', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'ALS1' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In to Book' }).click();
  await page.getByLabel('Unit number').fill('105');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Unit number must be 3 digits and phone must be 4 digits').first()).toBeVisible();
  await page.getByLabel('Last 4 digits of your phone number').fill('9999');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Unit number or phone digits are incorrect.').first()).toBeVisible();
  await expect(page.getByLabel('Unit number')).toHaveValue('105');
  await expectAccessible(page);
});

test('hours that another person got first are refused with the reason', async ({
  page,
  browser,
  viewport,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  await bookNow(page, vehicle.name);
  await chooseFirstFreeStart(page);

  const other = await browser.newContext({ viewport });
  const theirs = await other.newPage();
  await signIn(theirs, await newResponder());
  await bookNow(theirs, vehicle.name);
  await chooseFirstFreeStart(theirs);
  await theirs.getByLabel('Purpose').fill('Faster');
  await theirs.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(theirs.getByText('Booking Submitted').first()).toBeVisible();
  await other.close();

  await page.getByLabel('Purpose').fill('A moment too late');
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  // read as a whole: what says so is gone after five seconds
  const refused = page.getByRole('listitem').filter({ hasText: `Booking Failed${vehicle.name} is taken on ` });
  await expect(refused).toBeVisible();
  await expect(page.getByLabel('Purpose')).toHaveValue('A moment too late');
  await expectAccessible(page);
});

test('a newcomer completes the profile before anything else', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Book' }).click();
  await page.getByLabel('Unit number').fill('111');
  await page.getByLabel('Last 4 digits of your phone number').fill('0111');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await expect(dialog.getByText('This is your first time logging in with Unit 111')).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expectAccessible(page);
});

test('the administration stays closed to responders and asks administrators for its password', async ({ page }) => {
  const loadedForAdministrators: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/((?:admin-dashboard|administration|user-management)-.*)/.exec(request.url())?.[1];
    if (name !== undefined) loadedForAdministrators.push(name);
  });
  await signIn(page, '105');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(loadedForAdministrators).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully').first()).toBeVisible();

  await signIn(page, '100');
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Admin password' }).fill('wrong');
  await page.getByRole('button', { name: 'Open the administration' }).click();
  await expect(page.getByText('Incorrect admin password.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Admin password' })).toHaveValue('');
  await expectAccessible(page);
  await openAdministration(page);
  expect(loadedForAdministrators).toContainEqual(expect.stringMatching(/^admin-dashboard-.*\.js$/));
  expect(loadedForAdministrators).toContainEqual(expect.stringMatching(/^administration-en-.*\.js$/));
  await openPage(page, 'Users');
  await expect(page.getByText('••• 0101')).toBeVisible();
  await expectAccessible(page);
});
