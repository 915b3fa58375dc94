import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { approve, book, call, sign, signedIn } from '../support/api';
import { newResponder } from '../support/newcomers';
import { takePicture } from './picture';
import { test } from '../support/test';

test('a booking is viewed and decided', async ({ page, browser, vehicle }) => {
  // a paramedic, so that the vehicle's roles do not match the department
  const responder = await signedIn(browser, await newResponder('Paramedic'));
  const done = await book(responder, vehicle.id, 1, 'Covering for Avi, north sector');
  await approve(done);
  await sign(responder, done);
  await call(responder.request, 'POST', `/api/bookings/${done}/check-in`, {
    fuelLevel: 80,
    mileage: 41_250,
    checklist: checkInItemIds.filter((item) => item !== 'stretcher' && item !== 'siren-system'),
    preExistingDamage: 'Scratch on the left door',
    checkinNotes: 'Oxygen at half',
  });
  await call(responder.request, 'POST', `/api/bookings/${done}/checkout`, {
    fuelLevel: 55,
    mileage: 41_318,
    damageReports: [
      { area: 'rear-bumper', severity: 'major', description: 'Torn off at the left, tied up with a belt' },
      { area: 'interior', severity: 'minor', description: 'Stain on the stretcher rail' },
    ],
    noDamageConfirmed: false,
    checkoutNotes: 'Washed and fuelled on the way',
  });
  await approve(await book(responder, vehicle.id, 2, 'Night shift'));
  const pending = await book(responder, vehicle.id, 3, 'Standby during the marathon; meeting point at the east gate');
  await book(responder, vehicle.id, 2, 'Training drive');
  await responder.context().close();

  await page.request.post('/api/auth/login', { data: { unitNumber: '100', phoneLastFour: '0100' } });
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name);
  };
  const scroll = (to: number) => page.locator('.ant-drawer-body').evaluate((body, at) => body.scrollTo(0, at), to);
  const dialog = page.getByRole('dialog');

  await page.goto(`/admin?tab=diary&booking=${pending}`);
  await dialog.locator('textarea').last().waitFor();
  await shot('60-pending');
  await scroll(9999);
  await shot('61-pending-end');
  await page.keyboard.press('r');
  await shot('62-rejecting');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.waitForTimeout(400);
  await shot('63-undo');

  await page.goto(`/admin?tab=diary&booking=${done}`);
  await dialog.locator('ol time').first().waitFor();
  await shot('64-completed');
  await scroll(620);
  await shot('65-completed-shift');
  await dialog.locator('details').last().locator('summary').click();
  await scroll(9999);
  await shot('66-history');
});
