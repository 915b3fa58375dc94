import { expect, type Page } from '@playwright/test';
import { addDays, dayOf } from '@rigbook/contracts/kernel/calendar';
import { DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { approve, book, call, type Named, sign, signedIn } from './support/api';
import { pressOn } from './support/keys';
import { openAdministration, signIn } from './support/people';
import { plainPhoto } from './support/photos';
import { test } from './support/test';
import { makeOwnType } from './support/vehicles';

const group = (page: Page, name: string) => page.getByRole('region', { name });

async function draftAndPublish(page: Page, type: string): Promise<void> {
  await openAdministration(page, '?tab=fleet&show=checklists');
  await page.getByRole('combobox', { name: 'Type of vehicles' }).click();
  await page.getByTitle(type, { exact: true }).click();
  await expect(page.getByText('In force: edition 1, the sixteen items')).toBeVisible();
  await page.getByRole('button', { name: 'Make a draft' }).click();
  await page.getByRole('button', { name: 'Remove group Medical' }).click();
  await page.getByRole('button', { name: 'Remove group Emergency' }).click();
  for (const item of ['Lights test', 'Fluid levels', 'Charging port', 'Ituran code'])
    await page.getByRole('button', { name: `Remove ${item}`, exact: true }).click();
  const fuel = page.getByRole('group', { name: 'Item 1' });
  await fuel.getByRole('checkbox', { name: /^Required/ }).uncheck();
  const tires = page.getByRole('group', { name: 'Item 2' });
  await tires.getByRole('checkbox', { name: /^Critical/ }).check();
  await tires.getByRole('checkbox', { name: 'Asks for a number' }).check();
  await tires.getByRole('textbox', { name: 'Unit' }).fill('bar');
  await tires.getByRole('textbox', { name: 'At least' }).fill('3');
  await tires.getByRole('textbox', { name: 'At most' }).fill('2.5');
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The lower limit is above the upper one')).toBeVisible();
  await expect(page.getByText('Enter it in both languages')).toBeVisible();
  await expectAccessible(page);
  await tires.getByRole('textbox', { name: 'At least' }).fill('2');
  const oxygen = page.getByRole('group', { name: 'Item 3' });
  await oxygen.getByRole('textbox', { name: 'English', exact: true }).fill('Oxygen bottle');
  await oxygen.getByRole('textbox', { name: 'Hebrew', exact: true }).fill('בלון חמצן');
  await oxygen.getByRole('checkbox', { name: /^Asks for the day/ }).check();
  const preview = page.getByRole('region', { name: 'On a phone' });
  await preview.getByText('עברית').click();
  await expect(preview.getByText('בלון חמצן')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish edition 2' }).click();
  // by key, since a toast may lie over it on a phone
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByText(/^In force: edition 2/)).toBeVisible();
  await pressOn(page, page.getByText('Edition 1, the sixteen items'));
  await expect(preview.getByText('Fluid levels')).toBeVisible();
  await expectAccessible(page);
}

async function signedBooking(page: Page, vehicle: Named): Promise<string> {
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  return id;
}

test('an edition is published, a check-in by it makes a defect, and something critical stops the vehicle', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const desk = await signedIn(browser, '100');
  await draftAndPublish(desk, await makeOwnType(vehicle));

  await signIn(page, unit);
  const first = await signedBooking(page, vehicle);
  await page.goto(`/checkin/${first}`);
  await expect(group(page, 'Vehicle').getByRole('listitem')).toHaveCount(3);
  const submit = page.getByRole('button', { name: 'Complete Vehicle Check-In & Start Shift' });
  await submit.click();
  await expect(page.getByText('Required Items Missing', { exact: true })).toBeVisible();
  await group(page, 'Vehicle').getByText('Tire inspection').click();
  await page.getByRole('textbox', { name: 'Reading in bar' }).fill('2,9');
  await submit.click();
  await expect(page.getByText(/Outside the limits/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Reading in bar' }).fill('2,3');
  await group(page, 'Vehicle').getByText('Oxygen bottle').click();
  const today = dayOf(instantOfDate(new Date()), DEFAULT_ZONE);
  await page.getByLabel('Good until').fill(addDays(today, 90));
  await pressOn(page, page.getByRole('button', { name: 'Not all right: Fuel check' }));
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('The cap does not close');
  await page
    .getByLabel('Choose photos')
    .first()
    .setInputFiles([await plainPhoto('front')]);
  await page.getByRole('textbox', { name: 'Starting mileage' }).fill('41200');
  await page
    .getByRole('button', { name: /confirm/ })
    .first()
    .click();
  await submit.click();
  await expect(page.getByText('This vehicle is checked in. Your shift has begun.')).toBeVisible();
  await expect(async () => {
    const photos = await call<{ state: string }[]>(page.request, 'GET', `/api/bookings/${first}/damage-photos`);
    expect(photos.map(({ state }) => state)).toEqual(['here']);
  }).toPass({ timeout: 60_000 });

  await page.goto('/');
  const duty = page.getByRole('region', { name: 'On duty' });
  await expect(duty.getByText('The cap does not close')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/history/${first}`);
  await expect(page.getByText(/Oxygen bottle/).first()).toBeAttached();
  const checkOut = { fuelLevel: 60, mileage: 41_210, damageReports: null, noDamageConfirmed: true };
  await call(page.request, 'POST', `/api/bookings/${first}/checkout`, checkOut);

  await desk.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  const defects = desk.getByRole('region', { name: 'Defects' });
  await defects.getByRole('button', { name: 'See to it: Fuel check' }).click();
  const dialog = desk.getByRole('dialog', { name: 'See to a defect' });
  await dialog.getByRole('combobox', { name: 'What happens to it' }).click();
  await desk.getByTitle('It needs nothing').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Say why it is declined')).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByRole('combobox', { name: 'What happens to it' }).click();
  await desk.getByTitle('It will be fixed on a day').click();
  await dialog.getByLabel('Day', { exact: true }).click();
  await desk.getByTitle(addDays(today, 3), { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Cost' }).fill('420.50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(defects.getByText(/cost 420\.50/)).toBeVisible();

  const second = await signedBooking(page, vehicle);
  await page.goto(`/checkin/${second}`);
  await expect(page.getByRole('region', { name: 'Defects that are known' }).getByText(/To be fixed on/)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Not all right: Tire inspection' }));
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('The left front one is flat');
  await expect(page.getByText('This vehicle must not be driven')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Report and take out of service' }).click();
  await expect(page.getByText('The vehicle is out of service. Your shift has not begun.')).toBeVisible();
  await desk.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  await expect(defects.getByText('The left front one is flat')).toBeVisible();
  await expect(desk.getByText('Something critical was not all right when it was checked')).toBeVisible();
  await desk.context().close();
});
