import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothColours } from './support/accessible';
import { openAdministration, openMenu, openPage, signIn } from './support/people';
import { test } from './support/test';

test('the desk by its menu and by keys', async ({ page, viewport }) => {
  await signIn(page, '100');
  await openAdministration(page);
  await openMenu(page);
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  await expectAccessibleInBothColours(page);
  if ((viewport?.width ?? 0) < 1280) await page.keyboard.press('Escape');
  else {
    await page.getByRole('button', { name: 'Fold the menu' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Unfold the menu' }).focus();
    await expectAccessibleInBothColours(page);
    await page.keyboard.press('Enter');
  }
  await openPage(page, 'Vehicles');
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicle Fleet' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('unit 101');
  await expect(page.getByRole('option', { name: /Unit 101/, selected: true })).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Unit 101/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('verification');
  await expect(page.getByRole('option', { name: /Verification/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
  await expectAccessible(page);
});
