import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { newResponder } from './support/newcomers';
import { openAccount, openAdministration, signIn } from './support/people';
import { withFingerprints } from './support/fingerprints';
import { test } from './support/test';

test('a passkey is added once, and signs in with one touch', async ({ page }) => {
  await withFingerprints(page);
  const unit = await newResponder('EMT');
  await signIn(page, unit);
  await openAccount(page);
  const own = page.getByRole('region', { name: 'Passkeys' });
  await own.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(own.getByText('Please enter a name for the passkey')).toBeVisible();
  await own.getByLabel('Name of the passkey').fill('Phone of the night shift');
  await own.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(own.getByText('Phone of the night shift')).toBeVisible();
  await expect(own.getByText('Not used yet.')).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Book' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  await openAccount(page);
  await expect(own.getByText(/Last used today/)).toBeVisible();

  await own.getByRole('button', { name: 'Remove Phone of the night shift' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(own.getByText('Phone of the night shift')).toBeHidden();

  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Book' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/This passkey was not accepted/).first()).toBeVisible();
});

test('an administrator opens the administration with a passkey', async ({ page }) => {
  await withFingerprints(page);
  await signIn(page, '100');
  await openAdministration(page);
  await page.goto('/');
  await openAccount(page);
  const own = page.getByRole('region', { name: 'Passkeys' });
  await own.getByLabel('Name of the passkey').fill('Phone of the office');
  await own.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(own.getByText('Phone of the office')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, '100');
  await page.goto('/admin');
  const question = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Admin password' }) });
  await expect(question.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('link', { name: /Total Bookings/ })).toBeVisible();

  await page.goto('/');
  await openAccount(page);
  await own.getByRole('button', { name: 'Remove Phone of the office' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(own.getByText('Phone of the office')).toBeHidden();
});
