import { expect } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { expectAccessible } from './support/accessible';
import { approve, book, call, sign } from './support/api';
import { entries, openAdministration, signIn } from './support/people';
import { plainPhoto } from './support/photos';
import { test } from './support/test';

test('fuel is recorded with its receipt, and the office declines it with a reason', async ({
  page,
  unit,
  vehicle,
  browser,
}) => {
  await signIn(page, unit);
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await page.goto(`/history/${id}`);
  await page.getByRole('link', { name: 'Fuel and expenses' }).click();

  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Enter an amount above zero, such as 280 or 280.50')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount (ILS)' }).fill('280.50');
  await page.getByRole('textbox', { name: 'Liters' }).fill('41.25');
  await page.getByLabel('Choose photo').setInputFiles([await plainPhoto('front')]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Recorded', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^See receipt: Fuel/ })).toBeVisible();

  // a mistake is taken back before the office decides
  await page.getByRole('textbox', { name: 'Amount (ILS)' }).fill('1');
  await page.getByRole('textbox', { name: 'Liters' }).fill('1');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const mistake = page.getByRole('button', { name: /^Withdraw: Fuel.*1\.00/ });
  await mistake.click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await expect(mistake).toBeHidden();

  const office = await (await browser.newContext()).newPage();
  await signIn(office, '100');
  await openAdministration(office, '?tab=expenses');
  const row = entries(office).filter({ hasText: vehicle.name });
  await row.getByRole('button', { name: /^Decline: Fuel/ }).click();
  await office.getByRole('textbox', { name: 'Reason' }).fill('A private trip');
  await office.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(office.getByText('Declined', { exact: true })).toBeVisible();
  await expectAccessible(office);
  await office.context().close();

  await page.reload();
  await expect(page.getByText('Declined: A private trip')).toBeVisible();
});
