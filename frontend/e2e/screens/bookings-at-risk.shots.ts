import { addHours } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { approve, asAdministrator, call, firstFreeStart, type Named, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { test } from '../support/test';
import { newVehicle, retire } from '../support/vehicles';
import { takePicture } from './picture';

test('a vehicle is lost, and others are offered', async ({ page, browser, unit, vehicle }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const other = await newVehicle();
  const people = [await signedIn(browser, unit), await signedIn(browser, await newResponder())];
  const start = addHours(await firstFreeStart(people[0]!.request, vehicle.id, 8), 2);
  const ids: string[] = [];
  for (const [nth, { request }] of people.entries()) {
    const draft = { vehicleId: vehicle.id, startTime: addHours(start, 2 * nth), duration: 1, purpose: `Shift ${nth}` };
    ids.push((await call<Named>(request, 'POST', '/api/bookings', draft)).id);
  }
  await approve(...ids);
  await asAdministrator((admin) =>
    call(admin, 'PUT', `/api/vehicles/${vehicle.id}`, { status: 'maintenance', reason: 'Brakes' }),
  );
  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  const find = page.getByRole('link', { name: words['atRisk.open'] });
  await find.waitFor();
  await takePicture(page, '62-at-risk-of-vehicle');
  await find.click();
  await page.getByRole('article').first().waitFor();
  await takePicture(page, '62-at-risk', true);
  await page.getByRole('button', { name: words['atRisk.saveAll'] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words['atRisk.confirmOffer'], exact: true }).click();
  await takePicture(page, '62-at-risk-save');
  await dialog.getByRole('textbox').fill('Brakes');
  await dialog.getByRole('button', { name: words['atRisk.confirmOffer'], exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(other.name).nth(1).waitFor();
  await takePicture(page, '62-at-risk-offered', true);
  await page.context().clearCookies();
  await enter(page, unit, '/');
  await page.getByRole('heading', { name: words['substitutes.title'] }).waitFor();
  await takePicture(page, '62-substitute');
  for (const person of people) await person.context().close();
  await retire(other);
});
