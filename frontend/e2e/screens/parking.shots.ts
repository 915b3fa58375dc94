import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { approve, asAdministrator, call, firstFreeStart, type Named, sign, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { test } from '../support/test';
import { takePicture } from './picture';

test('where a vehicle stands, and how to open it', async ({ page, browser, unit, vehicle }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const place = project.name.endsWith('he') ? 'קומה 2-, מפרץ 14, ליד המעלית' : 'Level -2, bay 14, beside the lift';
  await asAdministrator((admin) =>
    call(admin, 'PUT', `/api/admin/vehicles/${vehicle.id}/keys`, { text: 'Key box 3, code 4711\nGate 0815#' }),
  );
  const before = await signedIn(browser, await newResponder());
  const free = await firstFreeStart(before.request, vehicle.id, 2);
  const hour = async (phone: typeof page, startTime: Instant) => {
    const body = { vehicleId: vehicle.id, startTime, duration: 1, purpose: 'Shift' };
    const { id } = await call<Named>(phone.request, 'POST', '/api/bookings', body);
    await approve(id);
    await sign(phone, id);
    return id;
  };
  await before.goto('/');
  const ending = await hour(before, free);
  const readings = { fuelLevel: 80, mileage: 41_300 };
  await call(before.request, 'POST', `/api/bookings/${ending}/check-in`, { ...readings, checklist: checkInItemIds });
  const position = { latitudeMicrodegrees: 32_085_300, longitudeMicrodegrees: 34_781_768, accuracyMeters: 12 };
  const parking = { place, position };
  const form = { ...readings, damageReports: null, noDamageConfirmed: true, parking };
  await call(before.request, 'POST', `/api/bookings/${ending}/checkout`, form);

  await enter(page, unit, '/');
  const next = await hour(page, addHours(free, 1));
  await page.goto('/');
  await page.getByRole('region', { name: words['parking.title'] }).getByText(place).waitFor();
  await takePicture(page, '86-parking-home', true);
  await page.getByRole('button', { name: words['vehicleKeys.open'] }).first().click();
  await page.getByText('code 4711').waitFor();
  await takePicture(page, '87-keys');
  await page.goto(`/checkin/${next}`);
  await page.getByRole('region', { name: words['parking.title'] }).waitFor();
  await takePicture(page, '88-parking-check-in');
  await before.context().close();
});
