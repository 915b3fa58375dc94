import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothColours } from './support/accessible';
import { asAdministrator, call, signedIn } from './support/api';
import { withFingerprints } from './support/fingerprints';
import { newcomer } from './support/newcomers';
import { openAccount, openAdministration, signIn } from './support/people';
import { test } from './support/test';

const rights = (unit: string, isAdmin: boolean) =>
  asAdministrator(async (admin) => {
    const users = await call<{ id: string; unitNumber: string }[]>(admin, 'GET', '/api/users');
    await call(admin, 'PUT', `/api/users/${users.find(({ unitNumber }) => unitNumber === unit)?.id}`, { isAdmin });
  });

/** An administrator who has no passkey. */
async function secondAdministrator(): Promise<string> {
  const unit = await asAdministrator((admin) => newcomer(admin));
  await rights(unit, true);
  return unit;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Admin password' });
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const question = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openPasskeys(page: Page): Promise<void> {
  await page.goto('/');
  await openAccount(page);
}

async function askToSwitchOff(page: Page) {
  await page.goto('/admin?tab=settings');
  await panel(page).getByRole('button', { name: 'Switch it off' }).click();
  return question(page, 'Switch the admin password off?');
}

async function expectLockedOut(browser: Browser, unit: string): Promise<void> {
  const other = await signedIn(browser, unit);
  await other.goto('/admin');
  const dialog = question(other, 'Open the administration');
  await expect(dialog.getByText(/ask another administrator to switch it on/)).toBeVisible();
  await expectAccessible(other);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(other.getByText('The administration is closed.')).toBeVisible();
  await other.context().close();
}

test('an administrator switches the shared password off, works with a passkey, and switches it on again', async ({
  page,
  browser,
}) => {
  await withFingerprints(page);
  const second = await secondAdministrator();
  try {
    await signIn(page, '100');
    await openAdministration(page);
    const first = await askToSwitchOff(page);
    await expect(first.getByText(/Add a passkey of your own first/)).toBeVisible();
    await first.getByRole('button', { name: 'Keep it on' }).click();

    await openPasskeys(page);
    await passkeys(page).getByLabel('Name of the passkey').fill('Phone of the chief');
    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys(page).getByText('Phone of the chief')).toBeVisible();

    const again = await askToSwitchOff(page);
    await expect(again.getByText(/will not get into the administration/)).toBeVisible();
    await expect(again.getByRole('listitem')).toHaveText([`Noa Peretz, Unit ${second}`]);
    await expectAccessibleInBothColours(page);
    await again.getByRole('button', { name: 'Switch off with my passkey' }).click();
    await expect(panel(page).getByText('Switched off', { exact: true })).toBeVisible();
    await expect(panel(page).getByText(`Noa Peretz, Unit ${second}`)).toBeVisible();
    await expect(panel(page).getByLabel('Current password')).toBeHidden();
    await expectAccessibleInBothColours(page);

    await expectLockedOut(browser, second);

    await page.context().clearCookies();
    await signIn(page, '100');
    await page.goto('/admin?tab=settings');
    const prompt = question(page, 'Open the administration');
    await expect(prompt.getByText(/The shared admin password is switched off/)).toBeVisible();
    await expect(prompt.getByLabel('Admin password')).toBeHidden();
    await expectAccessibleInBothColours(page);
    await prompt.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(panel(page).getByText('Switched off', { exact: true })).toBeVisible();

    await openPasskeys(page);
    await passkeys(page).getByRole('button', { name: 'Remove Phone of the chief' }).click();
    const removal = page.getByRole('dialog').last();
    await removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(removal.getByText(/the last passkey that opens the administration/)).toBeVisible();

    await page.goto('/admin?tab=settings');
    await panel(page).getByRole('button', { name: 'Switch it on' }).click();
    await expect(panel(page).getByLabel('Current password')).toBeVisible();

    await openPasskeys(page);
    await passkeys(page).getByRole('button', { name: 'Remove Phone of the chief' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(passkeys(page).getByText('Phone of the chief')).toBeHidden();
  } finally {
    // the organization of this worker has other visitors
    await page.request.post('/api/admin/password/switch-on');
    await rights(second, false);
  }
});
