import { expect, type Page } from '@playwright/test';
import { addHours, instantOfDate } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { asAdministrator, call, type Named } from './support/api';
import { confirmFuel, tickRequiredItems } from './support/check-list';
import { drawSignature, openAdministration, signIn } from './support/people';
import { sentence } from './support/sentence';
import { test } from './support/test';

/**
 * Marks the person, who also gets the rights of an administrator: a take begins now, and journeys run in the hours for administrators
 * too.
 */
const mark = (unit: string) =>
  asAdministrator(async (admin) => {
    await call(admin, 'PUT', '/api/admin/settings', { emergencyTakes: true });
    const users = await call<{ id: string; unitNumber: string }[]>(admin, 'GET', '/api/users');
    const id = users.find(({ unitNumber }) => unitNumber === unit)?.id;
    await call(admin, 'PUT', `/api/users/${id}`, { takesInEmergency: true, isAdmin: true });
  });

async function openForm(page: Page, unit: string, vehicle: string): Promise<void> {
  await signIn(page, unit);
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Take a vehicle now' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Take a vehicle now' }).click();
  await expect(page.getByRole('heading', { name: 'Take a vehicle in an emergency' })).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${vehicle}`) }).check();
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Why is it needed now?').fill('Child not breathing, two streets away');
  await tickRequiredItems(page);
  await page.getByLabel('Starting mileage').fill('41300');
  await confirmFuel(page);
  await drawSignature(page);
}

test('a marked person takes a free vehicle on the phone, and an administrator accepts it', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await mark(unit);
  await openForm(page, unit, vehicle.name);
  await expectAccessible(page);
  const take = page.getByRole('button', { name: `Sign and take ${vehicle.name} now` });
  await take.click();
  await expect(page.getByText('Please say why the vehicle is needed now').first()).toBeVisible();
  await fillIn(page);
  await take.click();
  await expect(page.getByText(sentence(`^${vehicle.name} is yours until `))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('region', { name: 'On duty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take a vehicle now' })).toBeHidden();

  const office = await (await browser.newContext()).newPage();
  await signIn(office, '100');
  await openAdministration(office);
  const due = office.getByRole('region', { name: 'Emergency takes to review' });
  await due.getByRole('link', { name: new RegExp(`^${vehicle.name}, Noa Peretz`) }).click();
  const drawer = office.getByRole('dialog');
  await expect(drawer.getByText('Child not breathing, two streets away').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Record misuse' }).click();
  await expect(drawer.getByText('Please say why this was misuse.')).toBeVisible();
  await expectAccessible(office);
  await drawer.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(drawer.getByText(/^Reviewed .*: accepted$/)).toBeVisible();
  await office.close();
});

test('a booking that came in between is not overridden: the longest free time is one tap away', async ({
  page,
  unit,
  vehicle,
}) => {
  await mark(unit);
  await page.route('**/api/live', (route) => route.abort());
  await openForm(page, unit, vehicle.name);
  await page.getByLabel('For how long?').selectOption('6');
  await fillIn(page);
  const fullHour = instantOfDate(new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000));
  const wish = { vehicleId: vehicle.id, startTime: addHours(fullHour, 2), duration: 1, purpose: 'Came in between' };
  const { id } = await asAdministrator((admin) => call<Named>(admin, 'POST', '/api/bookings', wish));
  await page.getByRole('button', { name: `Sign and take ${vehicle.name} now` }).click();
  await expect(page.getByText(/The longest free time from now is [12] hours?/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Take it for [12] hours?$/ }).click();
  await expect(page.getByText(sentence(`^${vehicle.name} is yours until `))).toBeVisible();
  const [taken] = await call<Named[]>(page.request, 'GET', '/api/bookings');
  await asAdministrator(async (admin) => {
    await call(admin, 'DELETE', `/api/admin/bookings/${id}`);
    // Today shows the first few that are due
    await call(admin, 'POST', `/api/admin/bookings/${taken?.id}/review`, { finding: 'accepted' });
  });
});
