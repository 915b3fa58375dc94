import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { en, he } from '../../src/testing/catalogues';
import { approve, book, call, sign } from '../support/api';
import { enter } from '../support/hebrew';
import { test } from '../support/test';
import { takePicture } from './picture';

test('something critical at the check-in; a report that waits, and one that came back', async ({
  page,
  unit,
  vehicle,
}, { project }) => {
  const isHebrew = project.name.endsWith('he');
  const words = isHebrew ? he : en;
  const shot = async (name: string, fullPage = false) => {
    await page.waitForTimeout(500);
    await takePicture(page, name, fullPage);
  };
  await enter(page, unit, '/');
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await page.goto(`/report/${id}`);
  await page.locator('[data-place="hood"]').click();
  await shot('92-report-place', true);
  await page.getByRole('combobox').last().selectOption('minor');
  await page
    .locator('textarea')
    .first()
    .fill(isHebrew ? 'שריטה ארוכה לאורך מכסה המנוע' : 'A long scratch along the hood');
  await page.context().setOffline(true);
  await page.locator('form button[type=submit]').click();
  await page.getByText(words['reports.waitingDetail']).waitFor();
  await shot('92-report-waits', true);
  await page.locator('header a[href="/"]').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('92-report-waits-home', true);
  // returned from another device
  const back = { fuelLevel: 70, mileage: 41_210, damageReports: null, noDamageConfirmed: true };
  await call(page.request, 'POST', `/api/bookings/${id}/checkout`, back);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: new RegExp(words['reports.discard']) }).waitFor({ timeout: 120_000 });
  await shot('92-report-came-back-home', true);
  await page.getByRole('button', { name: new RegExp(words['reports.discard']) }).click();
  await page.getByRole('dialog').waitFor();
  await shot('92-report-discard');
});
