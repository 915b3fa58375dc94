import type { Page } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { en, he } from '../../src/testing/catalogues';
import { approve, as, book, call, sign, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { test } from '../support/test';
import { takePicture } from './picture';

test('a reading is contested, and has changed when an administrator settles it', async ({
  page,
  browser,
  unit,
  vehicle,
}, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const driven = async (phone: Page, from: number, to: number) => {
    const id = await book(phone, vehicle.id, 1, 'Evening shift');
    await approve(id);
    await sign(phone, id);
    const form = { fuelLevel: 80, mileage: from, checklist: checkInItemIds };
    await call(phone.request, 'POST', `/api/bookings/${id}/check-in`, form);
    const back = { fuelLevel: 60, mileage: to, damageReports: null, noDamageConfirmed: true };
    await call(phone.request, 'POST', `/api/bookings/${id}/checkout`, back);
    return id;
  };
  const before = await signedIn(browser, unit);
  await before.goto('/');
  const contested = await driven(before, 51_200, 51_240);
  const colleague = await newResponder();
  await enter(page, colleague, '/');
  const own = await driven(page, 51_264, 51_290);
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };

  const wrong = page.getByRole('button', { name: new RegExp(words['readings.wrong']) }).first();
  await page.goto(`/history/${own}`);
  for (let left = 20; left > 0 && !(await wrong.isVisible()); left -= 1) {
    await page.waitForTimeout(1_000);
    await page.reload();
  }
  await wrong.scrollIntoViewIfNeeded();
  await shot('90-readings-of-shift', true);
  await wrong.click();
  await page.getByRole('dialog').waitFor();
  await shot('90-contest-reading');
  const contest = { step: 'check-out', seenMileage: 51_240, words: 'It showed 51,264 when I came.' };
  await as(colleague, (request) => call(request, 'POST', `/api/bookings/${contested}/reading-contests`, contest));
  await page.reload();
  await page.getByText(contest.words).first().waitFor();
  await shot('90-reading-contested', true);

  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  const waiting = page.getByRole('region', { name: words['odometer.contested'] });
  await waiting.getByText(contest.words).waitFor();
  await waiting.scrollIntoViewIfNeeded();
  await shot('91-contested-readings');
  await waiting
    .getByRole('button', { name: /51,240/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog').last();
  await dialog.locator('textarea').fill('The photo of the return shows it.');
  await shot('91-keep-reading');
  await as(unit, (request) =>
    call(request, 'POST', `/api/bookings/${contested}/reading-contests`, { ...contest, words: 'I misread it.' }),
  );
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('alert').first().waitFor();
  await shot('91-keep-changed');
  await before.context().close();
});
