import { addHours } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { approve, as, call, firstFreeStart, type Named, sign, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { takePicture } from './picture';
import { test } from '../support/test';

test('a booking is changed: the card, the page, the drawer and the dialog', async ({ page, browser, unit, vehicle }, {
  project,
}) => {
  const words = project.name.endsWith('he') ? he : en;
  const dialog = page.getByRole('dialog').last();
  const change = () => page.getByRole('button', { name: words['change.open'] }).first().click();
  const duration = dialog.getByLabel(words['book.duration']);
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };

  const person = await signedIn(browser, unit);
  const startTime = await firstFreeStart(person.request, vehicle.id, 4);
  const draft = { vehicleId: vehicle.id, startTime, duration: 2, purpose: 'Evening shift, south sector' };
  const { id } = await call<Named>(person.request, 'POST', '/api/bookings', draft);
  await approve(id);
  await sign(person, id);
  await person.context().close();
  await as(await newResponder(), (other) =>
    call(other, 'POST', '/api/bookings', { ...draft, startTime: addHours(startTime, 2), purpose: 'The next shift' }),
  );

  await enter(page, unit, '/');
  await page.locator('#my-bookings article').first().waitFor();
  await shot('55-change-home', true);
  await change();
  await duration.waitFor();
  await shot('56-change-nothing-yet');
  await duration.selectOption('3');
  await shot('56-change-taken');
  await dialog.locator('button[type=submit]').scrollIntoViewIfNeeded();
  await shot('56-change-taken-end');
  await duration.selectOption('1');
  await dialog.locator('button[type=submit]').scrollIntoViewIfNeeded();
  await shot('56-change-shorter');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
  await shot('57-changed', true);
  await page.goto(`/history/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('57-changed-history', true);
  await page.goto(`/agreement/${id}`);
  await page.locator('article').waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await shot('57-changed-agreement');

  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto(`/admin?tab=diary&booking=${id}`);
  await dialog.getByRole('button', { name: words['change.open'] }).waitFor();
  await shot('58-change-drawer');
  await dialog.getByRole('button', { name: words['change.open'] }).click();
  await page.getByLabel(words['change.reason']).waitFor();
  await shot('58-change-by-admin');
  await dialog.locator('button[type=submit]').click();
  await dialog.locator('button[type=submit]').scrollIntoViewIfNeeded();
  await shot('58-change-by-admin-end');
});
