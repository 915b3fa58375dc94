import { expect, type Page } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { expectAccessible, expectAccessibleInBothColours } from './support/accessible';
import { approve, book, call, type Named, sign, signedIn } from './support/api';
import { expectHebrew } from './support/hebrew';
import { newResponder } from './support/newcomers';
import { openAdministration, signIn } from './support/people';
import { test } from './support/test';

/** A shift that has ended. */
async function driven(page: Page, vehicle: Named, from: number, to: number): Promise<string> {
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const form = { fuelLevel: 80, mileage: from, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, form);
  const back = { fuelLevel: 60, mileage: to, damageReports: null, noDamageConfirmed: true };
  await call(page.request, 'POST', `/api/bookings/${id}/checkout`, back);
  return id;
}

/** Opens the history of a shift whose readings the ledger has. */
async function openReadings(page: Page, id: string, name: string, readings: number) {
  const list = page.getByRole('list', { name });
  await expect(async () => {
    await page.goto(`/history/${id}`);
    await expect(list.locator(':scope > li')).toHaveCount(readings, { timeout: 5_000 });
  }).toPass();
  return list;
}

test('who has the vehicle next contests the last reading; an administrator keeps it with a reason, and corrects it when it is contested again', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const before = await driven(page, vehicle, 51_200, 51_240);
  const colleague = await newResponder();
  const next = await signedIn(browser, colleague);
  await next.goto('/');
  const id = await driven(next, vehicle, 51_264, 51_290);

  // the one before, two of their own
  await openReadings(next, id, 'Mileage of this shift', 3);
  await next.getByRole('button', { name: 'This reading is wrong: The shift before, at checkout' }).click();
  const dialog = next.getByRole('dialog', { name: 'This reading is wrong' });
  await expect(dialog.getByText('51,240 km')).toBeVisible();
  await dialog.getByRole('button', { name: 'Contest the reading' }).click();
  await expect(dialog.getByText('Please say what is wrong.')).toBeVisible();
  await expectAccessible(next);
  await dialog.getByLabel('What is wrong?').fill('It showed 51,264 when I came.');
  await dialog.getByRole('button', { name: 'Contest the reading' }).click();
  await expect(dialog).toBeHidden();
  await expect(next.getByText('It showed 51,264 when I came.')).toBeVisible();
  await expect(next.getByText('The office has yet to look at it.')).toBeVisible();
  await expectAccessibleInBothColours(next);

  // whose reading it is sees who says so, where their shift stands
  await openReadings(page, before, 'Mileage of this shift', 3);
  await expect(page.getByText(new RegExp(`Unit ${colleague} contested 51,240 km`))).toBeVisible();
  await expect(page.getByText('(contested)')).toBeVisible();

  // the office finds it first in the file of the vehicle
  const office = await (await browser.newContext()).newPage();
  await signIn(office, '100');
  await openAdministration(office, `?tab=vehicle&vehicle=${vehicle.id}`);
  const contested = office.getByRole('region', { name: 'Contested readings' });
  await expect(contested.getByText('It showed 51,264 when I came.')).toBeVisible();
  await expectAccessible(office);
  await contested.getByRole('button', { name: `Keep 51,240 km of ${vehicle.name}, with a reason` }).click();
  const keep = office.getByRole('dialog', { name: 'Keep the mileage at checkout' });
  await keep.getByRole('button', { name: 'Keep the reading' }).click();
  await expect(keep.getByText('Please say why the reading is kept.')).toBeVisible();
  await expectAccessible(office);
  await keep.getByLabel('Why is it right?').fill('The photo of the return shows it.');
  await keep.getByRole('button', { name: 'Keep the reading' }).click();
  await expect(keep).toBeHidden();
  await expect(contested).toBeHidden();

  // told, and contested again, in Hebrew
  await next.evaluate(() => localStorage.setItem('rigbook.language', JSON.stringify('he')));
  await openReadings(next, id, 'הקילומטראז׳ של המשמרת', 3);
  await expect(next.getByText('מנהל השאיר את הקריאה: 51,240 ק״מ.')).toBeVisible();
  await next.getByRole('button', { name: 'הקריאה הזאת שגויה: המשמרת הקודמת, בהחזרת הרכב' }).click();
  const again = next.getByRole('dialog', { name: 'הקריאה הזאת שגויה' });
  await again.getByLabel('מה שגוי?').fill('צילמתי את לוח המחוונים');
  await expectHebrew(next);
  await again.getByRole('button', { name: 'הגשת ערעור על הקריאה' }).click();
  await expect(again).toBeHidden();
  await expectHebrew(next);

  await office.goto('/admin?tab=maintenance');
  const all = office.getByRole('region', { name: 'Contested readings' });
  await all.getByRole('button', { name: `Correct 51,240 km of ${vehicle.name}` }).click();
  const correct = office.getByRole('dialog', { name: 'Correct the mileage at checkout' });
  await correct.getByLabel('Correct mileage').fill('51264');
  await correct.getByLabel('Why is it wrong?').fill('Two digits were wrong');
  await correct.getByRole('button', { name: 'Correct mileage' }).click();
  await expect(correct).toBeHidden();
  await office.context().close();

  await openReadings(page, before, 'Mileage of this shift', 3);
  await expect(page.getByText('An administrator corrected it to 51,264 km.')).toBeVisible();
  await expect(page.getByText('(contested)')).toBeHidden();
  await next.context().close();
});
