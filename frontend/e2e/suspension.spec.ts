import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothColours } from './support/accessible';
import { approve, book, call, signedIn } from './support/api';
import { openAdministration, signIn } from './support/people';
import { test } from './support/test';

async function openUser(page: Page, unit: string): Promise<void> {
  await page.goto('/users');
  await page.getByRole('searchbox').fill(unit);
  await page.getByRole('link', { name: new RegExp(`Unit ${unit}$`) }).click();
}

test('a person is suspended once their bookings are decided, is out at once, and signs in again after it is lifted', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const person = await signedIn(browser, unit);
  await person.goto('/');
  await expect(person.getByRole('heading', { name: 'Next step' })).toBeVisible();
  const booking = await book(person, vehicle.id, 1, 'Shift before the suspension');
  await approve(booking);

  await signIn(page, '100');
  await openAdministration(page);
  await openUser(page, unit);
  const part = page.getByRole('region', { name: 'Suspension' });
  await part.getByRole('button', { name: 'Suspend...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend this user?' });
  await expect(dialog.getByRole('link', { name: new RegExp(vehicle.name) })).toBeVisible();
  await expect(dialog.getByText('Cancel it first.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeHidden();
  await expectAccessibleInBothColours(page);

  await call(page.request, 'DELETE', `/api/admin/bookings/${booking}`);
  // live updates reload what the dialog waits for
  await expect(dialog.getByLabel('Reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Lost the phone');
  await expectAccessibleInBothColours(page);
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(part.getByText(/^Suspended since today/)).toBeVisible();
  await expect(part.getByText('By Ruth Adler, Unit 100.')).toBeVisible();
  await expect(part.getByText('Lost the phone')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Lift the suspension...' })).toBeFocused();
  await expectAccessibleInBothColours(page);

  await person.goto('/');
  await person.getByRole('button', { name: 'Sign In to Book' }).click();
  await person.getByLabel('Unit number').fill(unit);
  await person.getByLabel('Last 4 digits of your phone number').fill(`0${unit}`);
  await person.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(person.getByRole('alert').getByText('Your access is suspended')).toBeVisible();
  await expectAccessibleInBothColours(person);

  await part.getByRole('button', { name: 'Lift the suspension...' }).click();
  const lifting = page.getByRole('dialog', { name: 'Lift this suspension?' });
  await lifting.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(lifting.getByText('Please give a reason.')).toBeVisible();
  await lifting.getByLabel('Reason').fill('Has a new phone');
  await lifting.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(part.getByText('Not suspended.')).toBeVisible();
  await expect(part.getByRole('list', { name: 'Earlier suspensions' }).getByRole('listitem')).toHaveCount(2);

  await person.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(person.getByRole('heading', { name: 'Next step' })).toBeVisible();
  await person.context().close();
});
