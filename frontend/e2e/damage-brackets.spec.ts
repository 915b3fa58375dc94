import { expect, type Page } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { expectAccessible, expectAccessibleInBothColours } from './support/accessible';
import { approve, book, call, type Named, sign, signedIn } from './support/api';
import { newResponder } from './support/newcomers';
import { openAdministration, signIn } from './support/people';
import { test } from './support/test';

const scratch = () => ({
  reportId: crypto.randomUUID(),
  area: 'driver-side',
  place: 'left-front-door',
  severity: 'minor',
  description: 'A scratch as long as a hand',
});

/** A shift that has begun. */
async function begun(page: Page, vehicle: Named, mileage: number, more: object = {}): Promise<string> {
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const form = { fuelLevel: 80, mileage, checklist: checkInItemIds, ...more };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, form);
  return id;
}

test('damage that the next check-in finds names who had the vehicle before, who contests it; an administrator settles it', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const before = await begun(page, vehicle, 41_200);
  const back = { fuelLevel: 60, mileage: 41_240, damageReports: null, noDamageConfirmed: true };
  await call(page.request, 'POST', `/api/bookings/${before}/checkout`, back);
  const finder = await newResponder();
  const next = await signedIn(browser, finder);
  await next.goto('/');
  await begun(next, vehicle, 41_247, { damageReports: [scratch()] });

  // the person before finds it on their home, and says that it is not theirs
  await page.goto('/');
  await page.getByRole('link', { name: 'Look at it' }).click();
  await expect(page.getByRole('heading', { name: 'Damage that names you' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `${vehicle.name}: Driver Side, Left front door` }).click();
  const how = page.getByRole('region', { name: 'How it came about' });
  await expect(how.getByText(`Checkout by`)).toBeVisible();
  await expect(how.getByText(new RegExp(`Check-in by .*Unit ${finder}`))).toBeVisible();
  await expect(how.getByText('7 km', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Contest' }).click();
  await expect(page.getByText('Please say why.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your words' }).fill('The door was fine when I locked it.');
  await page.getByRole('button', { name: 'Contest' }).click();
  await expect(page.getByText('Contested. The office will settle it.').first()).toBeVisible();
  await expect(page.getByText('The door was fine when I locked it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contest' })).toBeHidden();
  const address = new URL(page.url()).pathname;

  // the office comes from the file of the vehicle
  const office = await (await browser.newContext()).newPage();
  await signIn(office, '100');
  await openAdministration(office, `?tab=vehicle&vehicle=${vehicle.id}`);
  await expect(office.getByText('Kilometers that no shift accounts for').first()).toBeVisible();
  await office.getByRole('link', { name: 'How it came about' }).click();
  await expect(office.getByText('The door was fine when I locked it.')).toBeVisible();
  await office.getByRole('button', { name: 'Settle' }).click();
  await expect(office.getByText('Please choose one.')).toBeVisible();
  await expect(office.getByText('Please give a reason.')).toBeVisible();
  await office.getByRole('combobox', { name: 'Whose damage is it?' }).click();
  await office.getByTitle('It belongs to a shift', { exact: true }).click();
  await office.getByRole('combobox', { name: 'Shift', exact: true }).click();
  await office.getByTitle(new RegExp(`Unit ${unit}`)).click();
  await office.getByRole('textbox', { name: 'Reason' }).fill('The photo of the return shows it.');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Settle' }).click();
  await expect(office.getByText(new RegExp(`Attributed to the shift of .*Unit ${unit}`))).toBeVisible();
  await office.context().close();

  // the outcome, on paper too
  await page.reload();
  await expect(page.getByText('The photo of the return shows it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your words' })).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Printed on/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your words' })).toBeHidden();
  await expect(page.getByText('Last look without it')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // for others it does not exist
  const stranger = await signedIn(browser, await newResponder());
  await stranger.goto(address);
  await expect(stranger.getByText(/This damage does not exist/)).toBeVisible();
  await stranger.context().close();
  await next.context().close();
});
