import { expect } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { expectAccessible } from './support/accessible';
import { approve, book, call, sign } from './support/api';
import { openAdministration, signIn } from './support/people';
import { test } from './support/test';

test('the office sees month by month what each vehicle drove and how often it was damaged, and saves it as a file', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const readings = { fuelLevel: 80, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, { ...readings, mileage: 48_210 });
  const damageReports = [{ area: 'hood', severity: 'minor', description: 'A dent' }];
  const back = { fuelLevel: 60, mileage: 48_274, damageReports, noDamageConfirmed: false };
  await call(page.request, 'POST', `/api/bookings/${id}/checkout`, back);

  const office = await (await browser.newContext()).newPage();
  await signIn(office, '100');
  await openAdministration(office, '?tab=usage');
  const months = office.getByRole('region', { name: 'Month by month' });
  const line = months.getByRole('row').filter({ hasText: vehicle.name });
  await expect(line.getByText('64', { exact: true }).first()).toBeVisible();
  await months.getByRole('radio', { name: 'Damage reports' }).press('Space');
  await expect(months.getByRole('table', { name: 'Damage reports by vehicle and month' })).toBeVisible();
  await expect(line.getByRole('cell').first()).toHaveText('1');
  await expectAccessible(office);
  await office.reload();
  await expect(months.getByRole('table', { name: 'Damage reports by vehicle and month' })).toBeVisible();
  await office.context().setOffline(true);
  await months.getByRole('button', { name: 'Save as CSV' }).click();
  await expect(office.getByText('The file was not saved').first()).toBeVisible();
  await office.context().setOffline(false);
  const file = office.waitForEvent('download');
  await months.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^vehicle-months-\d{4}-\d\d-to-\d{4}-\d\d\.csv$/);

  await office.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  const own = office.getByRole('region', { name: 'Month by month' });
  await expect(own.getByText('64', { exact: true }).first()).toBeVisible();
  await expect(own.getByRole('figure', { name: /^Kilometers by month/ })).toBeVisible();
  await expectAccessible(office);
  await office.context().close();
});
