import { expect } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { expectAccessible } from './support/accessible';
import { approve, book, call, sign } from './support/api';
import { signIn } from './support/people';
import { plainPhoto } from './support/photos';
import { test } from './support/test';

test('photos of damage follow the report, although every third request is lost', async ({ page, unit, vehicle }) => {
  await signIn(page, unit);
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await page.goto(`/report/${id}`);
  await page.locator('[data-place="hood"]').click();
  await page.getByRole('combobox', { name: 'Severity' }).selectOption('minor');
  await page.getByRole('textbox', { name: 'Description' }).fill('Stone chip');
  await page.getByLabel('Choose photos').setInputFiles([await plainPhoto('front'), await plainPhoto('back')]);
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await expectAccessible(page);
  let requests = 0;
  await page.route(/\/api\/(objects|bookings\/[^/]+\/damage-photos)/, (route) =>
    (requests += 1) % 3 === 0 ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Damage reported', { exact: true })).toBeVisible();
  await expect(async () => {
    const photos = await call<{ state: string }[]>(page.request, 'GET', `/api/bookings/${id}/damage-photos`);
    expect(photos.map(({ state }) => state)).toEqual(['here', 'here']);
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(/still to come/)).toBeHidden();
  await page.unrouteAll();
  await page.goto(`/history/${id}`);
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
});
