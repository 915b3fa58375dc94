import { addHours } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { approve, as, asAdministrator, call, firstFreeStart, type Named, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { takePicture } from './picture';
import { test } from '../support/test';

test('a turn-round in the lanes, the timetable, the form of the vehicle and a refusal', async ({
  page,
  browser,
  unit,
  vehicle,
}, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  await asAdministrator((admin) =>
    call(admin, 'PUT', `/api/vehicles/${vehicle.id}`, {
      ...{ name: vehicle.name, type: 'Basic Life Support', location: 'Base, bay 9' },
      ...{ allowedRoles: ['EMT', 'Observer'], turnRoundMinutes: 90 },
    }),
  );
  const person = await signedIn(browser, unit);
  const startTime = await firstFreeStart(person.request, vehicle.id, 10);
  const ask = (hours: number) => (asker: typeof page.request) =>
    call<Named>(asker, 'POST', '/api/bookings', {
      ...{ vehicleId: vehicle.id, startTime: addHours(startTime, hours), duration: 2 },
      purpose: 'Evening shift, south sector',
    });
  const { id } = await ask(2)(person.request);
  await approve(id);
  await person.context().close();
  await as(await newResponder(), ask(6));

  await enter(page, await newResponder(), '/');
  await page.locator('[data-state="turnRound"]').first().scrollIntoViewIfNeeded();
  await shot('61-turn-round-in-lanes');
  await page.goto(`/?book=${vehicle.id}`);
  await page.getByLabel(words['book.duration']).selectOption('1');
  await page.locator('[data-state="turnRound"]:is(button)').first().click();
  await page.locator('li [role="status"]').first().waitFor();
  await shot('61-turn-round-in-slots');

  await enter(page, unit, '/');
  await page.getByRole('button', { name: words['change.open'] }).first().click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel(words['book.duration']).selectOption('3');
  await dialog.locator('button[type=submit]').scrollIntoViewIfNeeded();
  await shot('61-turn-round-in-the-way');
  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto('/admin');
  await page.locator('[data-state="turn-round"]').first().scrollIntoViewIfNeeded();
  await shot('61-turn-round-today');
  await page.goto('/admin?tab=fleet');
  const edit = words['adminFleet.editNamed'].replace('{vehicle}', '');
  await page.getByRole('button', { name: new RegExp(`^${edit}.*${vehicle.name}`) }).click();
  const minutes = page.getByRole('dialog').getByText(words['adminFleet.turnRound']).first();
  await minutes.evaluate((label) => label.scrollIntoView({ block: 'center' }));
  await shot('61-turn-round-of-vehicle');
});
