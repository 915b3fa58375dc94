import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { en, he } from '../../src/testing/catalogues';
import { approve, book, call, sign, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { test } from '../support/test';
import { takePicture } from './picture';

test('months of the fleet, of damage and of one vehicle', async ({ page, browser, unit, vehicle }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const responder = await signedIn(browser, unit);
  await responder.goto('/');
  const id = await book(responder, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(responder, id);
  const readings = { fuelLevel: 80, checklist: checkInItemIds };
  await call(responder.request, 'POST', `/api/bookings/${id}/check-in`, { ...readings, mileage: 48_210 });
  const damageReports = [{ area: 'hood', severity: 'minor', description: 'A dent' }];
  const back = { fuelLevel: 60, mileage: 48_274, damageReports, noDamageConfirmed: false };
  await call(responder.request, 'POST', `/api/bookings/${id}/checkout`, back);
  await responder.context().close();

  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  const months = page.getByRole('region', { name: words['months.title'] });
  for (const figure of ['kilometers', 'cost', 'damage']) {
    await page.goto(`/admin?tab=usage&figure=${figure}&months=24`);
    await months.waitFor();
    await page.waitForLoadState('networkidle');
    await takePicture(months, `89-months-${figure}`);
  }
  await page.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  await months.getByRole('figure').first().waitFor();
  await months.scrollIntoViewIfNeeded();
  await takePicture(page, '89-months-vehicle');
});
