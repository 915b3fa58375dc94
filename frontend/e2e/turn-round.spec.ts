import { expect } from '@playwright/test';
import { addHours } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { as, call, firstFreeStart, signedIn } from './support/api';
import { newResponder } from './support/newcomers';
import { openAdministration, openSlots, signIn } from './support/people';
import { test } from './support/test';

test('minutes between two bookings are kept free: a start in them says why and which one is free, and no booking grows into them', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const office = await signedIn(browser, '100');
  await openAdministration(office);
  await office.goto('/admin?tab=fleet');
  await office.getByRole('button', { name: `Edit ${vehicle.name}` }).click();
  const form = office.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Turn-round' }).click();
  await office.getByTitle('60 minutes', { exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await office.context().close();

  await signIn(page, unit);
  const start = await firstFreeStart(page.request, vehicle.id, 8);
  const draft = { vehicleId: vehicle.id, startTime: start, duration: 1, purpose: 'Evening shift' };
  await call(page.request, 'POST', '/api/bookings', draft);
  const next = { ...draft, startTime: addHours(start, 4), duration: 2, purpose: 'The next shift' };
  await as(await newResponder(), (other) => call(other, 'POST', '/api/bookings', next));
  await page.reload();

  // the likeliest refusal: it ends right where the next one begins
  const card = page.getByRole('article').filter({ hasText: 'Evening shift' });
  await card.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change booking' });
  const duration = dialog.getByLabel('Duration (Hours)');
  await duration.selectOption('4 hours');
  await expect(dialog.getByText(`${vehicle.name} needs 60 minutes between two bookings.`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save change' }).click();
  await expect(
    dialog
      .getByRole('alert')
      .or(dialog.getByText(/needs 60 minutes/))
      .last(),
  ).toBeVisible();
  await duration.selectOption('3 hours');
  await dialog.getByRole('button', { name: 'Save change' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('(3 hours)')).toBeVisible();

  const other = await signedIn(browser, await newResponder());
  await other.goto('/');
  await openSlots(other, vehicle.name, start);
  await other.getByLabel('Duration (Hours)').selectOption('1 hour');
  await other
    .getByRole('button', { name: / Turn-round$/ })
    .first()
    .click();
  await expect(other.getByText(`${vehicle.name} needs 60 minutes between two bookings.`)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: /^Choose / }).click();
  await other.getByLabel('Purpose', { exact: true }).fill('After them');
  await other.getByRole('button', { name: 'Submit for Approval' }).click();
  await other.getByRole('button', { name: 'Done' }).click();
  const mine = other.getByRole('region', { name: 'My Bookings' });
  await expect(mine.getByText('After them', { exact: true })).toBeVisible();
  await other.context().close();
});
