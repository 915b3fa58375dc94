import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { addHours, DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import { expect } from '@playwright/test';
import { expectAccessibleInBothColours } from './support/accessible';
import { call, firstFreeStart, signedIn } from './support/api';
import { openAdministration, signIn } from './support/people';
import { test } from './support/test';

test('an administrator books for somebody beyond the hours of their week, with a reason, and they have to sign', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const person = await signedIn(browser, unit);
  const first = await firstFreeStart(person.request, vehicle.id, 24);
  await call(person.request, 'POST', '/api/bookings', {
    vehicleId: vehicle.id,
    startTime: first,
    duration: 24,
    purpose: 'A long shift',
  });
  const start = addHours(first, 24);

  await signIn(page, '100');
  await openAdministration(page);
  await page.goto('/admin?tab=diary');
  await page.getByRole('button', { name: 'Book for somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book for somebody' });
  await dialog.getByRole('combobox', { name: 'Person' }).fill(unit);
  await page.locator('.ant-select-item-option').filter({ hasText: unit }).first().click();
  await dialog.getByRole('combobox', { name: 'Vehicle' }).click();
  await page.getByTitle(new RegExp(`^${vehicle.name} `)).click();
  await dialog.getByLabel('Date').fill(dayOf(start, DEFAULT_ZONE));
  await dialog.getByLabel('Start Time').selectOption(start);
  await dialog.getByLabel('Duration (Hours)').selectOption('8 hours');
  await dialog.getByLabel('Purpose').fill('Stands in for the night');
  await expect(dialog.getByText(/24 of 30 hours, 32 with this booking/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();

  const limit = dialog.getByRole('checkbox', { name: /^Limit of 30 hours a week: 32 hours/ });
  await expect(limit).toBeVisible();
  await expectAccessibleInBothColours(page);
  await dialog.getByRole('button', { name: 'Override and book' }).click();
  await expect(dialog.getByText('Override each rule')).toBeVisible();
  for (const rule of await dialog.getByRole('group', { name: 'Override' }).getByRole('checkbox').all())
    await rule.check();
  await dialog.getByLabel('Reason for the override').fill('Nobody else is on call');
  await dialog.getByRole('button', { name: 'Override and book' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill('Stands in');
  await expect(page).toHaveURL(/q=Stands/);
  await page
    .getByRole('button', { name: new RegExp(`View the booking of ${vehicle.name}`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Ruth Adler, Unit 100').first()).toBeVisible();
  await expect(drawer.getByText('Nobody else is on call').first()).toBeVisible();

  await person.goto('/');
  const card = person.getByRole('article').filter({ hasText: 'Stands in for the night' });
  await expect(card.getByText('Booked for you by an administrator.')).toBeVisible();
  await expect(card.getByRole('link', { name: /Sign/ })).toBeVisible();
});
