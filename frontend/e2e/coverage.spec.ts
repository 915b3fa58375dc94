import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { asAdministrator, call } from './support/api';
import { bookNow, chooseFirstFreeStart, openAdministration, signIn } from './support/people';
import { test } from './support/test';

test('a floor is set, who asks for the last vehicle is told, and approving it needs a reason', async ({
  page,
  unit,
  vehicle,
  browser,
}) => {
  const type = `Type of ${vehicle.name}`;
  await asAdministrator((admin) => call(admin, 'PUT', `/api/vehicles/${vehicle.id}`, { type }));

  const office = await (await browser.newContext()).newPage();
  await signIn(office, '100');
  await openAdministration(office, '?tab=fleet');
  await office.getByRole('link', { name: 'Coverage', exact: true }).click();
  await office.getByRole('button', { name: 'Add a floor' }).click();
  const editor = office.getByRole('dialog', { name: 'New floor' });
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Choose at least one day')).toBeVisible();
  await editor.getByRole('combobox', { name: 'Type of vehicles' }).click();
  await office.getByTitle(type, { exact: true }).click();
  for (const box of await editor.getByRole('checkbox').all()) await box.check();
  await expectAccessible(office);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Floor saved').first()).toBeVisible();
  await expect(office.getByRole('heading', { name: type })).toBeVisible();
  await expectAccessible(office);

  await signIn(page, unit);
  await bookNow(page, vehicle.name);
  await chooseFirstFreeStart(page);
  const confirm = page.getByRole('dialog', { name: 'Confirm Booking' });
  await expect(confirm.getByText(`0 of at least 1 ${type} free`)).toBeVisible();
  await expectAccessible(page);
  await confirm.getByLabel('Purpose').fill('The last one');
  await confirm.getByRole('button', { name: 'Submit for Approval' }).click();
  await page
    .getByRole('dialog', { name: 'Booking submitted for approval' })
    .getByRole('button', { name: 'Done' })
    .click();

  await office.goto('/admin?tab=diary&status=pending');
  await office.getByRole('button', { name: `View the booking of ${vehicle.name} by unit ${unit}` }).click();
  const drawer = office.getByRole('dialog').filter({ hasText: vehicle.name });
  await expect(drawer.getByText('Approving leaves too few free vehicles')).toBeVisible();
  await expectAccessible(office);
  await drawer.getByRole('button', { name: 'Approve', exact: true }).click();
  const asked = office.getByRole('dialog', { name: 'Approve below the floor?' });
  await asked.getByRole('button', { name: 'Approve anyway' }).click();
  await expect(asked.getByText('Say why it is approved all the same')).toBeVisible();
  await asked.getByLabel('Reason for going below the floor').fill('A mass event');
  await expectAccessible(office);
  await asked.getByRole('button', { name: 'Approve anyway' }).click();
  await expect(office.getByText('Request approved').first()).toBeVisible();

  // it stands in the history, and on the page of today
  await office.goto('/admin?tab=diary&status=approved');
  await office.getByRole('button', { name: `View the booking of ${vehicle.name} by unit ${unit}` }).click();
  await expect(drawer.getByText('A mass event').first()).toBeVisible();
  await office.goto('/admin');
  await expect(office.getByRole('table', { name: 'Coverage in the next seven days' })).toBeVisible();
  await expect(office.getByText(`0 of at least 1 ${type} free`).first()).toBeVisible();
  await expectAccessible(office);

  // the floor goes, or it would stand for the next test that has a vehicle of the type
  await office.goto('/admin?tab=fleet&show=coverage');
  await office
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await office.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(office.getByText('Floor removed').first()).toBeVisible();
  await office.context().close();
});
