import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { addHours, DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { asAdministrator, call, firstFreeStart, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { takePicture } from './picture';
import { test } from '../support/test';

test('an administrator books for somebody; hours between two bookings are kept free', async ({
  page,
  browser,
  unit,
  vehicle,
}, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const dialog = page.getByRole('dialog').last();
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  await asAdministrator((admin) =>
    call(admin, 'PUT', `/api/vehicles/${vehicle.id}`, {
      name: vehicle.name,
      type: 'Basic Life Support',
      location: 'Base, bay 9',
      allowedRoles: ['EMT', 'Observer'],
      turnRoundMinutes: 30,
    }),
  );
  const person = await signedIn(browser, unit);
  const first = await firstFreeStart(person.request, vehicle.id, 24);
  const long = { vehicleId: vehicle.id, startTime: first, duration: 24, purpose: 'A long shift' };
  await call(person.request, 'POST', '/api/bookings', long);
  await person.context().close();
  const start = addHours(first, 26);

  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto('/admin?tab=diary');
  await page.getByRole('button', { name: words['bookFor.open'] }).click();
  await dialog.getByRole('combobox', { name: words['bookFor.person'] }).fill(unit);
  await page.locator('.ant-select-item-option').filter({ hasText: unit }).first().click();
  await dialog.getByRole('combobox').nth(1).click();
  await page.getByTitle(vehicle.name).click();
  await dialog.locator('input[type=date]').fill(dayOf(start, DEFAULT_ZONE));
  await shot('60-book-for-taken');
  await dialog.locator('select').first().selectOption(start);
  await dialog.getByLabel(words['book.duration']).selectOption('8');
  await dialog.getByLabel(words['book.purpose'], { exact: true }).fill('Stands in for the night');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(words['bookFor.broken']).waitFor();
  await shot('60-book-for-broken');
  await dialog.locator('button[type=submit]').click();
  await shot('60-book-for-not-overridden');
  for (const rule of await dialog.locator('fieldset').getByRole('checkbox').all()) await rule.check();
  await dialog.locator('textarea').last().fill('Nobody else is on call');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('searchbox').fill('Stands in');
  await page.waitForURL(/q=Stands/);
  await page.getByRole('button', { name: vehicle.name }).first().click();
  await dialog.waitFor();
  await shot('60-booked-for');
  await page.goto('/admin?tab=settings');
  await page.getByText(words['settings.turnRound']).scrollIntoViewIfNeeded();
  await shot('61-settings-turn-round', true);

  await enter(page, unit, `/?book=${vehicle.id}`);
  await dialog.waitFor();
  await shot('61-slots-with-turn-round');
  await page.goto('/');
  await page.locator('#my-bookings article').first().waitFor();
  await shot('60-booked-for-me', true);
});
