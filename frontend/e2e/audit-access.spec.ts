import { expect } from '@playwright/test';
import { expectAccessibleInBothColours } from './support/accessible';
import { asAdministrator, call } from './support/api';
import { withFingerprints } from './support/fingerprints';
import { newResponder } from './support/newcomers';
import { enterAuditPassword, openAccount, openAdministration, signIn } from './support/people';
import { test } from './support/test';

const password = 'a longer one of my own';

async function newAuditor(): Promise<{ unit: string; id: string }> {
  const unit = await newResponder('EMT');
  return asAdministrator(async (admin) => {
    const users = await call<{ id: string; unitNumber: string }[]>(admin, 'GET', '/api/users');
    const id = users.find(({ unitNumber }) => unitNumber === unit)?.id ?? '';
    await call(admin, 'PUT', `/api/users/${id}`, { isAuditor: true });
    return { unit, id };
  });
}

test('a new auditor sets an audit password, enters it the next day, and is helped when it is forgotten', async ({
  page,
}) => {
  const { unit, id } = await newAuditor();
  await signIn(page, unit);
  await page.goto('/audit');
  const prompt = page.getByRole('dialog', { name: 'Open the audit area' });
  await prompt.getByLabel('New password', { exact: true }).fill('too short');
  await prompt.getByLabel('New password again').fill('too short');
  await prompt.getByRole('button', { name: 'Set the password' }).click();
  await expect(prompt.getByText('The new password must be at least 12 characters')).toBeVisible();
  await expectAccessibleInBothColours(page);
  await prompt.getByLabel('New password', { exact: true }).fill(password);
  await prompt.getByLabel('New password again').fill(password);
  await prompt.getByRole('button', { name: 'Set the password' }).click();
  await expect(prompt).toBeHidden();
  const histories = page.getByRole('list', { name: 'Booking histories' });
  await expect(page.getByLabel('Unit', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, unit);
  await page.goto('/audit');
  await enterAuditPassword(page, 'another of somebody');
  await expect(prompt.getByText('Incorrect audit password.')).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await enterAuditPassword(page, password);
  await expect(prompt).toBeHidden();
  await expect(histories.or(page.getByText('No booking matches.'))).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, '100');
  await openAdministration(page);
  await page.goto(`/users?user=${id}`);
  await page.getByRole('button', { name: 'Remove password and passkeys' }).click();
  await expectAccessibleInBothColours(page);
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove password and passkeys' }).click();
  await expect(page.getByText('No audit password and no passkey yet.')).toBeVisible();
});

test('an auditor opens the audit area with a passkey, and finds the password in the account', async ({ page }) => {
  await withFingerprints(page);
  const { unit } = await newAuditor();
  await signIn(page, unit);
  await openAccount(page);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('Name of the passkey').fill('Phone of the auditor');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('Phone of the auditor')).toBeVisible();

  await page.goto('/audit');
  const prompt = page.getByRole('dialog', { name: 'Open the audit area' });
  await expect(prompt.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await expectAccessibleInBothColours(page);
  await prompt.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(prompt).toBeHidden();
  await expect(page.getByLabel('Unit', { exact: true })).toBeVisible();

  await page.goto('/');
  await openAccount(page);
  const own = page.getByRole('region', { name: 'Audit password' });
  await own.getByRole('button', { name: 'Set an audit password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set an audit password' });
  await dialog.getByLabel('New password', { exact: true }).fill(password);
  await dialog.getByLabel('New password again').fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText(/^Set today/)).toBeVisible();
  await own.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(own.getByText('Not set yet.')).toBeVisible();
});
