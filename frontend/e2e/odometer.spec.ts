import { expect } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { expectAccessible } from './support/accessible';
import { approve, book, call, sign } from './support/api';
import { openAdministration, signIn } from './support/people';
import { test } from './support/test';

test('an administrator corrects a mileage: one that does not fit is refused, and the ledger counts with the right one', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const id = await book(page, vehicle.id, 1, 'Typing error');
  await approve(id);
  await sign(page, id);
  const out = { fuelLevel: 80, mileage: 48_210, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, out);
  const back = { fuelLevel: 60, mileage: 482_740, damageReports: null, noDamageConfirmed: true };
  await call(page.request, 'POST', `/api/bookings/${id}/checkout`, back);

  const office = await (await browser.newContext()).newPage();
  await signIn(office, '100');
  await openAdministration(office, `?tab=diary&booking=${id}`);
  const history = office.getByRole('list', { name: 'History' });
  await history.getByRole('button', { name: 'Correct mileage' }).last().click();
  const dialog = office.getByRole('dialog', { name: 'Correct the mileage at checkout' });
  await dialog.getByLabel('Correct mileage').fill('48200');
  await dialog.getByRole('button', { name: 'Correct mileage' }).click();
  await expect(dialog.getByText(/It was 48,210 km at check-in/)).toBeVisible();
  await expect(dialog.getByText('Please say why the reading is wrong.')).toBeVisible();
  await expectAccessible(office);
  await dialog.getByLabel('Correct mileage').fill('48274');
  await dialog.getByLabel('Why is it wrong?').fill('A digit too many');
  await dialog.getByRole('button', { name: 'Correct mileage' }).click();
  await expect(dialog).toBeHidden();
  await expect(history.getByText('At checkout: 48,274 km instead of 482,740 km')).toBeVisible();

  await office.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  const ledger = office.getByRole('region', { name: 'Odometer' }).first();
  await expect(ledger.getByText('48,274 km')).toBeVisible();
  await expect(ledger.getByText('read: 482,740 km')).toBeVisible();
  await expectAccessible(office);
  await office.context().close();

  await page.goto(`/history/${id}`);
  const readings = page.getByRole('list', { name: 'Mileage of this shift' });
  await expect(readings.getByText('read as 482,740 km')).toBeVisible();
});
