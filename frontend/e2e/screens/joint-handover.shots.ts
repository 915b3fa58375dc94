import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import type { Page } from '@playwright/test';
import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { approve, call, firstFreeStart, type Named, sign, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { test } from '../support/test';
import { takePicture } from './picture';

test('a vehicle is handed over at the vehicle, from phone to phone', async ({ page, browser, unit, vehicle }, {
  project,
}) => {
  const words = project.name.endsWith('he') ? he : en;
  const colleague = await newResponder();
  const other = await signedIn(browser, colleague);
  await other.goto('/');
  const signed = async (phone: Page, startTime: Instant) => {
    const wish = { vehicleId: vehicle.id, startTime, duration: 1, purpose: 'Evening shift, south sector' };
    const { id } = await call<Named>(phone.request, 'POST', '/api/bookings', wish);
    await approve(id);
    await sign(phone, id);
    return id;
  };
  const free = await firstFreeStart(other.request, vehicle.id, 2);
  const checkIn = { fuelLevel: 80, mileage: 41_300, checklist: checkInItemIds };
  const shot = async (name: string, fullPage = true) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };

  // as the incoming responder
  const ending = await signed(other, free);
  await call(other.request, 'POST', `/api/bookings/${ending}/check-in`, checkIn);
  await enter(page, unit, '/');
  const next = await signed(page, addHours(free, 1));
  await page.goto(`/checkin/${next}`);
  await page.getByRole('link', { name: words['jointHandover.thereTake'] }).waitFor();
  await shot('63-take-over-from-check-in');
  await page.goto('/take-over');
  const field = page.getByRole('textbox', { name: words['jointHandover.enter'] });
  await field.fill('000000');
  await page.getByRole('button', { name: words['jointHandover.open'], exact: true }).click();
  await page
    .getByText(words === he ? /הקוד שגוי/ : /This code is wrong/)
    .first()
    .waitFor();
  await shot('63-take-over-wrong-code');
  const walkRound = {
    fuelLevel: 60,
    mileage: 41_350,
    checklist: checkInItemIds,
    damageReports: [{ area: 'roof', severity: 'minor', description: 'A scratch beside the light bar' }],
    noDamageConfirmed: false,
    notes: 'Oxygen is at half',
  };
  await page.getByRole('button', { name: words['jointHandover.camera.scan'] }).click();
  await page
    .getByText(words['jointHandover.camera.absent'])
    .or(page.getByText(words['jointHandover.camera.refused']))
    .waitFor(); // the browser of the tests has none
  await shot('63-take-over-no-camera');
  const { code } = await call<{ code: string }>(
    other.request,
    'POST',
    `/api/bookings/${ending}/joint-handover`,
    walkRound,
  );
  await field.fill(code);
  await page.getByRole('button', { name: words['jointHandover.open'], exact: true }).click();
  const take = page.getByRole('button', { name: words['jointHandover.confirm'] });
  await take.waitFor();
  await shot('63-take-over-compare');
  await call(other.request, 'DELETE', `/api/bookings/${ending}/joint-handover`);
  await page.getByText(words['jointHandover.ended.withdrawn']).waitFor();
  await shot('63-take-over-withdrawn');
  await page.getByRole('button', { name: words['jointHandover.anotherCode'] }).click();
  const again = await call<{ code: string }>(
    other.request,
    'POST',
    `/api/bookings/${ending}/joint-handover`,
    walkRound,
  );
  await field.fill(again.code);
  await page.getByRole('button', { name: words['jointHandover.open'], exact: true }).click();
  await take.waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: words['jointHandover.thereTake'] }).first().waitFor();
  await shot('63-take-over-from-home');
  await page.goto('/take-over');
  await field.fill(again.code);
  await page.getByRole('button', { name: words['jointHandover.open'], exact: true }).click();
  await take.click();
  await page.getByText(words['shift.yours']).waitFor();
  await shot('63-take-over-taken');

  // as the outgoing one
  const after = await signed(other, addHours(free, 2));
  await page.goto(`/checkout/${next}`);
  await page.getByRole('link', { name: words['jointHandover.hereDo'] }).waitFor();
  await shot('63-hand-over-from-checkout', false);
  await page.goto('/');
  await page.getByRole('link', { name: words['jointHandover.hereDo'] }).first().waitFor();
  await shot('63-hand-over-from-home', false);
  await page.goto(`/hand-over/${next}`);
  await page.getByText(words['jointHandover.walkRound']).waitFor();
  await page.getByRole('button', { name: words['jointHandover.get'] }).click();
  await shot('63-hand-over-missing');
  await call(page.request, 'POST', `/api/bookings/${next}/joint-handover`, walkRound);
  await page.reload();
  await page.getByRole('img', { name: /\d{6}/ }).waitFor();
  await shot('63-hand-over-code');
  await page.context().setOffline(true);
  await page.getByText(words['jointHandover.noSignal']).waitFor();
  await takePicture(page, '63-hand-over-no-signal', true);
  await page.context().setOffline(false);
  const shown = await call<{ code: string }>(page.request, 'GET', `/api/bookings/${next}/joint-handover`);
  const { id } = await call<Named>(other.request, 'POST', '/api/joint-handovers/open', { code: shown.code });
  await page.getByText(words['jointHandover.opened'].replace('{person}', '').slice(0, 20).trim()).first().waitFor();
  await shot('63-hand-over-opened');
  await call(other.request, 'DELETE', `/api/joint-handovers/${id}`);
  await page.getByText(words['jointHandover.correct']).waitFor();
  await shot('63-hand-over-went-back');
  await call(other.request, 'POST', '/api/joint-handovers/confirm', { code: shown.code });
  await page.getByText(words['jointHandover.doneHint']).waitFor();
  await shot('63-hand-over-done');
  await page.goto(`/history/${next}`);
  await page.getByRole('heading').first().waitFor();
  await shot('63-hand-over-history');
  await call(other.request, 'GET', `/api/bookings/${after}`);
  await other.context().close();
});
