import { expect } from '@playwright/test';
import { addHours } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { as, asAdministrator, call, firstFreeStart, type Named } from './support/api';
import { newResponder } from './support/newcomers';
import { signIn } from './support/people';
import { test } from './support/test';

test('an approved booking is changed: hours that are taken are refused, fewer hours stay approved', async ({
  page,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const startTime = await firstFreeStart(page.request, vehicle.id, 4);
  const draft = { vehicleId: vehicle.id, startTime, duration: 2, purpose: 'Evening shift' };
  const { id } = await call<Named>(page.request, 'POST', '/api/bookings', draft);
  await asAdministrator((admin) => call(admin, 'PUT', `/api/admin/bookings/${id}/approve`, { approved: true }));
  await as(await newResponder(), (other) =>
    call(other, 'POST', '/api/bookings', { ...draft, startTime: addHours(startTime, 2), purpose: 'The next shift' }),
  );
  await page.reload();

  const card = page.getByRole('article').filter({ hasText: 'Evening shift' });
  await card.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change booking' });
  const duration = dialog.getByLabel('Duration (Hours)');
  await duration.selectOption('3 hours');
  await expect(dialog.getByText(`${vehicle.name} is taken from`)).toBeVisible();
  await expect(dialog.getByText(/goes back to pending/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save change' }).click();
  await expect(dialog.getByText(/ is taken on /)).toBeVisible();

  await duration.selectOption('1 hour');
  await expect(dialog.getByText('The booking stays approved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save change' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('(1 hour)')).toBeVisible();
  await expect(card.getByText('Approved', { exact: true }).first()).toBeVisible();
});
