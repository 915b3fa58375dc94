import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { newResponder } from './support/newcomers';
import { test } from './support/test';

test('the link in a message about a changed account leads to the devices, after signing in', async ({ page }) => {
  const unit = await newResponder('EMT');
  await page.goto('/#devices');
  await page.getByRole('button', { name: 'Sign In to Book' }).click();
  await page.getByLabel('Unit number').fill(unit);
  await page.getByLabel('Last 4 digits of your phone number').fill(`0${unit}`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  const devices = page.getByRole('region', { name: 'Devices and sessions' });
  await expect(devices.getByText('This device')).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(devices).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});
