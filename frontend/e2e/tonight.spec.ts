import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { signIn } from './support/people';
import { test } from './support/test';

/** In a large fleet, some lanes are behind a button. */
async function showAllLanes(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /, free from / }).first()).toBeVisible();
  const all = page.getByRole('button', { name: /^Show all \d+ vehicles$/ });
  if (await all.isVisible()) await all.click();
}

test('free hours on home lead to a request, and the same shift is requested again in two taps', async ({
  page,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  await showAllLanes(page);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: new RegExp(`^${vehicle.name}, free from `) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Book Vehicle' });
  await expect(dialog.getByText(vehicle.name)).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Start Time' })).not.toHaveValue('');
  await dialog.getByLabel('Purpose').fill('Tonight');
  await dialog.getByRole('button', { name: 'Submit Booking' }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  const again = page.getByRole('button', { name: new RegExp(`^Book again: ${vehicle.name}, `) });
  await again.click();
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  const mine = page.getByRole('region', { name: 'My Bookings' });
  await expect(mine.getByText('Tonight', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
});
