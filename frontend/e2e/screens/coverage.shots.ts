import { en, he } from '../../src/testing/catalogues';
import { asAdministrator, call, firstFreeStart, type Named, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { test } from '../support/test';
import { takePicture } from './picture';

const everyDay = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

test('a request that leaves too few vehicles free', async ({ page, browser, unit, vehicle }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const type = `Type of ${vehicle.name}`;
  const floor = { vehicleType: type, counts: 'free', least: 1, weekdays: everyDay, fromHour: 0, untilHour: 24 };
  const { id: floorId } = await asAdministrator(async (admin) => {
    await call(admin, 'PUT', `/api/vehicles/${vehicle.id}`, { type });
    return call<Named>(admin, 'POST', '/api/admin/coverage-floors', floor);
  });
  const person = await signedIn(browser, unit);
  const startTime = await firstFreeStart(person.request, vehicle.id, 4);
  const draft = { vehicleId: vehicle.id, startTime, duration: 2, purpose: 'The last one' };
  const { id } = await call<Named>(person.request, 'POST', '/api/bookings', draft);

  await enter(page, unit, '/');
  await page.getByRole('button', { name: words['change.open'] }).first().click();
  const change = page.getByRole('dialog');
  await change.getByRole('combobox', { name: words['book.duration'] }).selectOption('3');
  await change.getByText(words['coverage.warning']).waitFor();
  await takePicture(page, '80-coverage-change');

  await page.context().clearCookies();
  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto('/admin?tab=fleet&show=coverage');
  await page.getByRole('heading', { name: type }).waitFor();
  await takePicture(page, '81-coverage-floors');
  await page.goto(`/admin?tab=diary&booking=${id}`);
  const drawer = page.getByRole('dialog').filter({ hasText: vehicle.name });
  await drawer.getByText(words['coverage.leaves']).waitFor();
  await takePicture(page, '82-coverage-drawer');
  await drawer.getByRole('button', { name: words['diary.approve'], exact: true }).click();
  await page.getByLabel(words['coverage.reason']).waitFor();
  await takePicture(page, '83-coverage-reason');
  await page.getByRole('button', { name: words['coverage.keep'] }).click();
  await page.goto('/admin?tab=usage');
  const before = page.getByRole('button', { name: words['coverage.earlier'] });
  await before.scrollIntoViewIfNeeded();
  await takePicture(page, '84-coverage-week');
  await before.click();
  await page.getByText(words['coverage.hintPast']).waitFor();
  await takePicture(page, '85-coverage-past-week');
  await asAdministrator((admin) => call(admin, 'DELETE', `/api/admin/coverage-floors/${floorId}`));
  await person.context().close();
});
