import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { addHours } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { approve, as, asAdministrator, book, call, firstFreeStart, sign, signedIn } from '../support/api';
import { paths } from '../../src/config/paths';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { takePicture } from './picture';
import { test } from '../support/test';

test('a shift is extended: the duty card, the addendum, the next booking in the way', async ({
  page,
  browser,
  unit,
  vehicle,
}, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const dialog = page.getByRole('dialog').last();
  const open = () => page.getByRole('button', { name: words['extend.open'] }).first().click();
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };

  const person = await signedIn(browser, unit);
  const startTime = await firstFreeStart(person.request, vehicle.id, 4);
  const id = await book(person, vehicle.id, 1, 'Evening shift, south sector');
  await approve(id);
  await sign(person, id);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(person.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await person.context().close();
  await as(await newResponder(), (other) => {
    const next = { vehicleId: vehicle.id, startTime: addHours(startTime, 2), duration: 2, purpose: 'The next shift' };
    return call(other, 'POST', '/api/bookings', next);
  });

  await enter(page, unit, '/');
  await page.locator('#my-bookings article').first().waitFor();
  await shot('59-extend-home', true);
  await open();
  await dialog.getByRole('button', { name: words['extend.confirm'] }).waitFor();
  await shot('59-extend-addendum');
  await dialog.getByRole('button', { name: words['extend.confirm'] }).click();
  await dialog.waitFor({ state: 'hidden' });
  await shot('59-extended');
  await open();
  await dialog.getByText(words['extend.returnOrAsk']).waitFor();
  await shot('59-extend-in-the-way');
  await page.goto(`/history/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('59-extended-history', true);
  await page.goto(`/agreement/${id}`);
  await page.locator('article').waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await shot('59-extended-agreement');
});

test('an extension waits for an administrator: the choice of hours, the duty card, the desk', async ({
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
  const person = await signedIn(browser, unit);
  await firstFreeStart(person.request, vehicle.id, 5);
  const id = await book(person, vehicle.id, 1, 'Evening shift, south sector');
  await approve(id);
  await sign(person, id);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(person.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await person.context().close();

  await enter(page, unit, '/');
  await page.locator('#my-bookings article').first().waitFor();
  await page.getByRole('button', { name: words['extend.open'] }).first().click();
  await dialog.getByRole('combobox').selectOption('3');
  await shot('60-extend-asking');
  await dialog.getByRole('button', { name: words['extend.confirmAsking'] }).click();
  await dialog.waitFor({ state: 'hidden' });
  await shot('60-extension-waits', true);

  await page.context().clearCookies();
  await enter(page, await newResponder(), paths.book(vehicle.id));
  await page.locator('[data-state="asked"]:is(button)').first().click();
  await shot('60-extension-asked-in-slots');
  await page.goto('/');
  await page.locator('[data-state="asked"]').first().scrollIntoViewIfNeeded();
  await shot('60-extension-asked-in-lanes');
  await page.context().clearCookies();
  await enter(page, '100', '/admin');
  await page.getByRole('textbox').last().fill('rigbook-demo');
  await page.keyboard.press('Enter');
  await page.getByText(words['today.extensions']).first().waitFor();
  await shot('60-extensions-today');
  await page.goto(`/admin?booking=${id}`);
  await page.getByRole('button', { name: words['extension.approve'] }).waitFor();
  await shot('60-extension-decision');
});

test('an extension is refused, and one is granted', async ({ page, browser, unit, vehicle }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  const person = await signedIn(browser, unit);
  const startTime = await firstFreeStart(person.request, vehicle.id, 6);
  const id = await book(person, vehicle.id, 1, 'Evening shift, south sector');
  await approve(id);
  await sign(person, id);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(person.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await enter(page, unit, '/');
  await page.getByRole('button', { name: words['extend.open'] }).first().click();
  const dialog = page.getByRole('dialog').last();
  const ask = async () => {
    await dialog.getByRole('combobox').selectOption('3');
    await dialog.getByRole('button', { name: words['extend.confirmAsking'] }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await ask();
  await asAdministrator((admin) =>
    call(admin, 'PUT', `/api/admin/bookings/${id}/extension`, {
      ...{ decision: 'reject', until: addHours(startTime, 4) },
      reason: 'The vehicle goes to the garage tonight.',
    }),
  );
  await page.goto(`/history/${id}`);
  await page.getByText('The vehicle goes to the garage tonight.').first().waitFor();
  await shot('60-extension-refused-history', true);
  await page.goto('/');
  await page.locator('#my-bookings article').first().waitFor();
  await shot('60-extension-refused', true);
  await page.getByRole('button', { name: words['extend.open'] }).first().click();
  await ask();
  await page.context().clearCookies();

  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto(`/admin?booking=${id}`);
  await dialog.getByRole('button', { name: words['extension.approve'] }).click();
  await page.getByText(words['extension.done.approve']).first().waitFor();
  await shot('60-extension-granted');
  await person.context().close();
});
