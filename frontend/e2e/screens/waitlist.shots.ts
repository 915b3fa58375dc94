import { addHours } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { as, asAdministrator, book, call, firstFreeStart, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { paths } from '../../src/config/paths';
import { takePicture } from './picture';
import { test } from '../support/test';

test('taken hours are waited for, and offered', async ({ page, browser, unit, vehicle }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  const person = await signedIn(browser, unit);
  const startTime = await firstFreeStart(person.request, vehicle.id, 4);
  const holder = await newResponder();
  const id = await as(holder, (request) => book({ request }, vehicle.id, 4, 'Somebody else'));
  const wish = { vehicleId: vehicle.id, anyOfType: true, startTime, endTime: addHours(startTime, 4), leastHours: 2 };
  const first = await newResponder();
  const { id: firstWish } = await as(first, (request) =>
    call<{ id: string }>(request, 'POST', '/api/waitlist', { ...wish, purpose: 'First' }),
  );
  await person.context().close();

  await enter(page, unit, paths.book(vehicle.id));
  await page.getByRole('grid').waitFor();
  await page.locator('[data-state="booked"]:is(button)').first().click();
  await page.getByRole('button', { name: words['book.tellMe'] }).waitFor();
  await shot('61-waitlist-taken');
  await page.getByRole('button', { name: words['book.tellMe'] }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: words['waitlist.join'] }).waitFor();
  await dialog.getByRole('textbox').fill('Evening shift, south sector');
  await shot('61-waitlist-join');
  await dialog.getByRole('button', { name: words['waitlist.join'] }).click();
  await page.getByText(words['waitlist.joined']).first().waitFor();
  await page.goto('/');
  await page.getByText(words['waitlist.waiting']).waitFor();
  await shot('61-waitlist-waiting', true);
  await as(first, (request) => call(request, 'DELETE', `/api/waitlist/${firstWish}`));
  await asAdministrator((admin) => call(admin, 'DELETE', `/api/admin/bookings/${id}`, {}));
  await page.getByRole('heading', { name: words['waitlist.held'] }).waitFor();
  await shot('61-waitlist-offer', true);
  const seeSlots = async () => {
    await page.goto(paths.book(vehicle.id));
    await page.locator('[data-state="held"]:is(button), [data-state="offered"]:is(button)').first().click();
    await page.locator('li [role="status"]').first().waitFor();
  };
  await seeSlots();
  await shot('61-waitlist-own-hold-in-slots');
  await page.context().clearCookies();
  await enter(page, await newResponder(), '/');
  await page.locator('[data-state="held"]').first().scrollIntoViewIfNeeded();
  await shot('61-waitlist-hold-in-lanes', true);
  await seeSlots();
  await shot('61-waitlist-hold-in-slots');
});

test('an offer is declined, accepted or passes; somebody stops waiting', async ({ page, browser, unit, vehicle }, {
  project,
}) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  const dialog = page.getByRole('dialog').last();
  const person = await signedIn(browser, unit);
  const startTime = await firstFreeStart(person.request, vehicle.id, 4);
  const holder = await newResponder();
  const id = await as(holder, (request) => book({ request }, vehicle.id, 4, 'Somebody else'));
  const wish = { vehicleId: vehicle.id, anyOfType: false, startTime, endTime: addHours(startTime, 4), leastHours: 2 };
  await call(person.request, 'POST', '/api/waitlist', { ...wish, purpose: 'Evening shift, south sector' });
  await person.context().close();

  await enter(page, unit, paths.book(vehicle.id));
  await page.getByRole('grid').waitFor();
  await page.locator('[data-state="booked"]:is(button)').first().click();
  await page.getByRole('button', { name: words['book.tellMe'] }).click();
  const join = dialog.getByRole('button', { name: words['waitlist.join'] });
  await join.waitFor();
  await dialog.getByRole('textbox').fill('Once more');
  await join.click();
  await page.getByText(words['waitlist.joinFailed']).first().waitFor();
  await shot('61-waitlist-join-refused');
  await page.goto('/');
  await page.getByText(words['waitlist.leave'], { exact: true }).click();
  await dialog.waitFor();
  await shot('61-waitlist-leaving');
  await page.keyboard.press('Escape');
  await asAdministrator((admin) => call(admin, 'DELETE', `/api/admin/bookings/${id}`, {}));
  await page.getByRole('heading', { name: words['waitlist.held'] }).waitFor();
  await page.getByText(words['waitlist.decline'], { exact: true }).first().click();
  await dialog.waitFor();
  await shot('61-waitlist-declining');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const answered = (title: string) => page.getByText(title).first();
  await page.route('**/api/waitlist/*/accept', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        status: 409,
        code: 'OFFER_ENDED',
        title: 'Offer ended',
        detail: 'These hours are no longer held for you.',
      },
    }),
  );
  await page.getByText(words['waitlist.accept'], { exact: true }).first().click();
  await answered(words['waitlist.acceptFailed']).waitFor();
  await shot('61-waitlist-too-late', true);
  await page.unroute('**/api/waitlist/*/accept');
  await page.reload();
  await page.getByText(words['waitlist.accept'], { exact: true }).first().click();
  await answered(words['waitlist.accepted.pending']).waitFor();
  await shot('61-waitlist-accepted', true);
});
