import { expect, type Page } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { approve, book, call, sign } from './support/api';
import { faultsOfStops } from './support/focus';
import { signIn } from './support/people';
import { test } from './support/test';

/** More than a form has, with what its page has around it. */
const MOST_STOPS = 250;

/** Everything that is still missing is listed over the button then: as high as the bar gets. */
async function expectUsableStops(page: Page, submit: string): Promise<void> {
  await page.getByRole('button', { name: submit }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  expect(await faultsOfStops(page, MOST_STOPS)).toEqual([]);
}

test('what has the focus is never under the button that stays in sight: check-in and checkout', async ({
  page,
  unit,
  vehicle,
}) => {
  test.slow(); // some hundred stops
  await signIn(page, unit);
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  await page.goto(`/checkin/${id}`);
  await expectUsableStops(page, 'Complete Vehicle Check-In & Start Shift');

  const checkIn = { fuelLevel: 80, mileage: 41_300, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await page.goto(`/checkout/${id}`);
  await expectUsableStops(page, 'Complete Vehicle Checkout & End Shift');
});
