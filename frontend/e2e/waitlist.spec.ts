import { expect, type Page } from '@playwright/test';
import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { book, firstFreeStart, type Named, signedIn } from './support/api';
import { newResponder } from './support/newcomers';
import { openSlots, signIn } from './support/people';
import { test } from './support/test';

/** Opens the window at the hours that are taken, and the form in which one waits for them. */
async function wait(page: Page, vehicle: Named, start: Instant): Promise<void> {
  await openSlots(page, vehicle.name, start);
  await page
    .getByRole('button', { name: / Booked$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Tell me when free' }).click();
}

test('who waits for taken hours is offered them when they are cancelled on another phone, and accepts with one press', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const start = await firstFreeStart(page.request, vehicle.id, 4);
  const holder = await signedIn(browser, await newResponder());
  await book(holder, vehicle.id, 4, 'Somebody else');

  await wait(page, vehicle, start);
  const dialog = page.getByRole('dialog', { name: 'Tell me when free' });
  await dialog.getByRole('combobox', { name: 'At least' }).selectOption('2');
  await dialog.getByLabel('Purpose', { exact: true }).fill('Evening shift');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start waiting' }).click();
  await expect(page.getByText(`${vehicle.name}: you are next in line.`, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  // the likeliest refusal: the same again
  await page.getByRole('button', { name: 'Tell me when free' }).click();
  await dialog.getByRole('combobox', { name: 'At least' }).selectOption('2');
  await dialog.getByLabel('Purpose', { exact: true }).fill('Evening shift');
  await dialog.getByRole('button', { name: 'Start waiting' }).click();
  await expect(dialog.getByText(new RegExp(`You already wait for ${vehicle.name} on `))).toBeVisible();
  await expectAccessible(page);

  await page.goto('/');
  const bookings = page.getByRole('region', { name: 'My Bookings' });
  await expect(bookings.getByText('Next in line')).toBeVisible();
  await expectAccessible(page);

  await holder.goto('/');
  const theirs = holder.getByRole('article').filter({ hasText: 'Somebody else' });
  await theirs.getByRole('button', { name: 'Withdraw' }).click();
  await holder.getByRole('dialog').getByRole('button', { name: 'Withdraw booking' }).click();
  await expect(theirs.getByText('Cancelled', { exact: true })).toBeVisible();
  const held = page.getByRole('region', { name: 'Held for you' });
  await expect(held.getByText(vehicle.name)).toBeVisible();
  await expect(held.getByText(/^It is your turn: these hours are held for you until /)).toBeVisible();
  // the first hour may be too near to be offered
  const again = { vehicleId: vehicle.id, startTime: addHours(start, 3), duration: 1, purpose: 'Again' };
  const refused = await (await holder.request.post('/api/bookings', { data: again })).json();
  expect(refused).toMatchObject({ code: 'VEHICLE_ALREADY_BOOKED' });
  await holder.context().close();
  await expectAccessible(page);

  await held.getByRole('button', { name: new RegExp(`^Accept ${vehicle.name}`) }).click();
  await expect(page.getByText('An administrator decides on your booking next.', { exact: true })).toBeVisible();
  await expect(held).toBeHidden();
  await expect(bookings.getByText('Evening shift').first()).toBeVisible();
  await expect(bookings.getByText('Next in line')).toBeHidden();
});
