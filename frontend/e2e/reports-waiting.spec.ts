import { expect, type Page } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { expectAccessible } from './support/accessible';
import { approve, asAdministrator, book, call, type Named, sign } from './support/api';
import { confirmFuel, tickRequiredItems } from './support/check-list';
import { expectHebrew } from './support/hebrew';
import { drawSignature, signIn } from './support/people';
import { plainPhoto } from './support/photos';
import { test } from './support/test';

/** The photos that the server expects with the booking, and whether it has them. */
const photosOf = async (page: Page, id: string | undefined) =>
  (await call<{ state: string }[]>(page.request, 'GET', `/api/bookings/${id}/damage-photos`)).map(({ state }) => state);

test('a report that the server refuses since the vehicle was returned is there to be read and discarded, in Hebrew too', async ({
  page,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await page.evaluate(() => localStorage.setItem('rigbook.language', JSON.stringify('he')));
  await page.goto(`/report/${id}`);
  const words = page.getByRole('textbox', { name: 'תיאור' });
  await page.locator('[data-place="hood"]').click();
  await page.getByRole('combobox').last().selectOption('minor');
  await words.fill('שריטה');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'שליחת הדיווח' }).click();
  await expect(page.getByText('דיווח אחד ממתין לרשת')).toBeVisible();
  await expectAccessible(page);
  await expectHebrew(page);
  await words.fill('עוד משהו');
  const ended = { fuelLevel: 70, mileage: 41_210, noDamageConfirmed: true };
  await call(page.request, 'POST', `/api/bookings/${id}/checkout`, ended);
  await page.context().setOffline(false);
  await expect(page.getByText('הרכב אינו אצלכם כרגע.')).toBeVisible();
  await expect(page.getByText('שני דיווחים לא נשלחו')).toBeVisible();
  await expect(page.getByText('עוד משהו', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^מחיקה: .*שריטה/ }).click();
  await page.getByRole('button', { name: 'מחיקה', exact: true }).click();
  await expect(page.getByText('דיווח אחד לא נשלח')).toBeVisible();
});

test('photos of an emergency take follow, although the page dies before the answer of the server', async ({
  page,
  unit,
  vehicle,
}) => {
  await asAdministrator(async (admin) => {
    await call(admin, 'PUT', '/api/admin/settings', { emergencyTakes: true });
    const users = await call<{ id: string; unitNumber: string }[]>(admin, 'GET', '/api/users');
    const responder = users.find(({ unitNumber }) => unitNumber === unit);
    await call(admin, 'PUT', `/api/users/${responder?.id}`, { takesInEmergency: true, isAdmin: true });
  });
  await signIn(page, unit);
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto('/emergency');
  await page.getByRole('radio', { name: new RegExp(`^${vehicle.name}`) }).check();
  await page.getByLabel('Why is it needed now?').fill('Child not breathing');
  await tickRequiredItems(page);
  await page.getByRole('button', { name: 'Not all right: Stretcher' }).click();
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('A wheel is stuck');
  await page.getByLabel('Choose photos').setInputFiles([await plainPhoto('front')]);
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByLabel('Starting mileage').fill('41300');
  await confirmFuel(page);
  await drawSignature(page);
  const context = page.context();
  const carriedOut = new Promise<void>((resolve) => {
    void page.route('**/api/bookings/emergency', async (route) => {
      await route.fetch(); // the server has it, and nothing comes back
      resolve();
    });
  });
  await page.getByRole('button', { name: `Sign and take ${vehicle.name} now` }).click();
  await carriedOut;
  await page.close();

  const again = await context.newPage();
  await again.goto('/');
  await expect(again.getByRole('region', { name: 'On duty' })).toBeVisible();
  const [taken] = await call<Named[]>(again.request, 'GET', '/api/bookings');
  await expect(async () => expect(await photosOf(again, taken?.id)).toEqual(['here'])).toPass({ timeout: 60_000 });
  await asAdministrator((admin) =>
    // Today shows the first few that are due
    call(admin, 'POST', `/api/admin/bookings/${taken?.id}/review`, { finding: 'accepted' }),
  );
});
