import { expect, type Page } from '@playwright/test';
import { approve } from './support/api';
import { button, pressOn, tabTo, typeInto } from './support/keys';
import { test } from './support/test';

/** Moves through the days with the arrow keys until one has a free start. */
async function chooseFreeStart(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  const free = page.getByRole('region', { name: 'Time Slots' }).getByRole('button', { name: /Available$/ });
  for (let days = 0; days < 7; days += 1) {
    await page.keyboard.press('Enter');
    if (await free.first().isVisible()) return pressOn(page, free.first());
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('No day of the booking window has a free start');
}

test('a whole shift without a mouse', async ({ page, unit, vehicle }) => {
  await page.goto('/');
  await pressOn(page, button(page, 'Sign In to Book'));
  await typeInto(page, page.getByLabel('Unit number'), unit);
  await typeInto(page, page.getByLabel('Last 4 digits of your phone number'), `0${unit}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();

  await pressOn(page, button(page, `Book Now: ${vehicle.name}`));
  await chooseFreeStart(page);
  await typeInto(page, page.getByLabel('Purpose'), 'Without a mouse');
  const requested = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/bookings') && answer.request().method() === 'POST',
  );
  await pressOn(page, button(page, 'Submit for Approval'));
  const { id } = (await (await requested).json()) as { id: string };
  await pressOn(page, button(page, 'Done'));
  await approve(id);
  await page.reload();

  await pressOn(page, page.getByRole('link', { name: 'Sign', exact: true }));
  await pressOn(page, button(page, 'SIGN VEHICLE LOAN AGREEMENT'));
  await typeInto(page, page.getByLabel('Full name'), 'Noa Peretz');
  await pressOn(page, button(page, 'Sign with my typed name'));
  await pressOn(page, button(page, 'Sign Agreement'));

  await expect(page).toHaveURL(/\/checkin\//);
  await pressOn(page, page.getByRole('checkbox', { name: 'Fuel check' }), 'Space');
  for (const group of ['Vehicle', 'Medical']) await pressOn(page, button(page, `All fine: ${group}`));
  await expect(page.getByText('75% complete')).toBeVisible();
  await typeInto(page, page.getByLabel('Starting mileage'), '60000');
  await pressOn(page, button(page, 'Full, 100% - confirm'));
  await pressOn(page, button(page, 'Complete Vehicle Check-In & Start Shift'));
  await expect(page.getByText('Vehicle Checked In Successfully').first()).toBeVisible();

  await expect(page).toHaveURL(/\/$/);
  await pressOn(page, page.getByRole('link', { name: 'Check out', exact: true }));
  await pressOn(page, page.getByLabel('No damage found'), 'Space');
  await typeInto(page, page.getByLabel('Current mileage'), '60010');
  await pressOn(page, button(page, 'Full, 100% - confirm'));
  await pressOn(page, button(page, 'Complete Vehicle Checkout & End Shift'));
  await expect(page.getByText('Vehicle Checkout Complete').first()).toBeVisible();
});
