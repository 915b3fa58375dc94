import { addHours } from '@rigbook/contracts/kernel/time';
import { en, he } from '../../src/testing/catalogues';
import { approve, as, asAdministrator, call, firstFreeStart, type Named, signedIn } from '../support/api';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { takePicture } from './picture';
import { test } from '../support/test';

test('a booking is given, and a swap is proposed', async ({ page, browser, unit, vehicle }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  const colleague = await newResponder();
  const [person, other] = [await signedIn(browser, unit), await signedIn(browser, colleague)];
  const free = await firstFreeStart(person.request, vehicle.id, 10);
  const book = (request: typeof person.request, hours: number, purpose: string) =>
    call<Named & { startTime: string; endTime: string }>(request, 'POST', '/api/bookings', {
      ...{ vehicleId: vehicle.id, startTime: addHours(free, hours), duration: 2, purpose },
    });
  const seen = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
    ...{ vehicleId: vehicle.id, startTime, endTime },
  });
  const [given, wanted, taken] = [
    await book(other.request, 3, 'Evening shift, south sector'),
    await book(person.request, 5, 'Training in the north'),
    await book(other.request, 8, 'Night shift'),
  ];
  await call(other.request, 'POST', '/api/handing-on', { bookingId: given.id, seen: seen(given), unitNumber: unit });
  await call(other.request, 'POST', '/api/handing-on/swaps', {
    ...{ bookingId: taken.id, seen: seen(taken), wanted: seen(wanted) },
  });
  await person.context().close();

  await enter(page, unit, '/');
  await page.getByRole('heading', { name: words['handOn.offers'] }).waitFor();
  await shot('62-handing-on-offers', true);
  await page.getByRole('button', { name: words['handOn.open'], exact: false }).first().waitFor();
  await page.locator('#my-bookings').getByText(words['handOn.open'], { exact: true }).first().click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox').fill('999');
  await dialog.getByRole('button', { name: words['handOn.send'], exact: true }).click();
  await dialog.getByText(words['handOn.unitUnknown']).first().waitFor();
  await shot('62-handing-on-refused');
  await dialog.getByRole('radio').nth(1).check();
  await shot('62-handing-on-everybody');
  await dialog.getByRole('radio').nth(2).check();
  await dialog.getByRole('combobox').nth(1).waitFor();
  await shot('62-handing-on-swap');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('textbox').fill(colleague);
  await dialog.getByRole('button', { name: words['handOn.send'], exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(words['handOn.withdraw'], { exact: true }).waitFor();
  await shot('62-handing-on-offered', true);
  await other.context().close();
});

test('offers are accepted, declined, withdrawn and too late', async ({ page, browser, unit, vehicle }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  const shot = async (name: string, fullPage = false) => {
    await page.waitForTimeout(500); // without live updates the network is never idle
    await takePicture(page, name, fullPage);
  };
  const dialog = page.getByRole('dialog').last();
  const colleague = await newResponder();
  const person = await signedIn(browser, unit);
  const free = await firstFreeStart(person.request, vehicle.id, 12);
  await person.context().close();
  const ask = async (asker: typeof page.request, hours: number, purpose: string) => {
    const wish = { vehicleId: vehicle.id, startTime: addHours(free, hours), duration: 2, purpose };
    const { id, startTime, endTime } = await call<Named & { startTime: string; endTime: string }>(
      asker,
      'POST',
      '/api/bookings',
      wish,
    );
    return { bookingId: id, seen: { vehicleId: vehicle.id, startTime, endTime } };
  };
  const give = (to: string, of: object) => (asker: typeof page.request) =>
    call<Named>(asker, 'POST', '/api/handing-on', { ...of, unitNumber: to });
  const [accepted, late, declined, own, swapped] = await as(colleague, async (asker) => [
    await ask(asker, 2, 'Evening shift, south sector'),
    await ask(asker, 4, 'Night shift'),
    await ask(asker, 6, 'Early shift'),
    await as(unit, (me) => ask(me, 8, 'Training in the north')),
    await ask(asker, 10, 'Fire watch'),
  ]);
  await approve(accepted.bookingId, own.bookingId);
  await as(colleague, give(unit, accepted));
  const { id: lateOffer } = await as(colleague, give(unit, late));
  await as(colleague, give(unit, declined));

  await enter(page, unit, '/');
  const answer = (name: string, nth = 0) =>
    page.getByRole('region', { name: words['handOn.offers'] }).getByText(name, { exact: true }).nth(nth);
  await answer(words['handOn.accept']).waitFor();
  await page.route('**/api/live', (route) => route.abort()); // what others do meanwhile is not seen
  await page.reload();
  await answer(words['handOn.accept'], 1).waitFor();
  await as(colleague, (asker) => call(asker, 'DELETE', `/api/handing-on/${lateOffer}`));
  await answer(words['handOn.accept'], 1).click();
  await page.getByText(words['handOn.acceptFailed']).first().waitFor();
  await shot('62-handing-on-too-late', true);
  await page.unroute('**/api/live');
  await page.reload();
  await answer(words['handOn.decline'], 1).click();
  await dialog.waitFor();
  await shot('62-handing-on-declining');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await answer(words['handOn.accept']).click();
  await page.getByText(words['handOn.accepted']).first().waitFor();
  await shot('62-handing-on-accepted', true);
  await page.goto(`/history/${accepted.bookingId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('62-handed-on-history', true);

  await as(unit, (me) => call(me, 'POST', '/api/handing-on/swaps', { ...own, wanted: swapped.seen }));
  await page.goto('/');
  const withdraw = page.getByText(words['handOn.withdraw'], { exact: true });
  await withdraw.waitFor();
  await shot('62-handing-on-swap-proposed', true);
  await withdraw.click();
  await dialog.waitFor();
  await shot('62-handing-on-withdrawing');
  await asAdministrator((admin) => call(admin, 'PUT', '/api/admin/settings', { handingOnNeedsApproval: true }));
  const { offered } = await as(colleague, (asker) =>
    call<{ offered: readonly { id: string }[] }>(asker, 'GET', '/api/handing-on'),
  );
  for (const { id } of offered)
    await as(colleague, (asker) => call(asker, 'POST', `/api/handing-on/${id}/accept`, { seen: own.seen }));
  await asAdministrator((admin) => call(admin, 'PUT', '/api/admin/settings', { handingOnNeedsApproval: false }));
  await page.goto('/');
  await page.locator('#my-bookings article').first().waitFor();
  await shot('62-handing-on-swapped', true);
  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto(`/admin?tab=diary&booking=${own.bookingId}`);
  await dialog.getByRole('button', { name: words['diary.approve'] }).first().waitFor();
  await shot('62-handing-on-in-diary');
});
