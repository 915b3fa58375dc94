import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { call, firstFreeStart, type Named } from './support/api';
import { confirmFuel, tickGroups } from './support/check-list';
import { administrator } from './support/newcomers';
import {
  bookNow,
  chooseFirstFreeStart,
  drawSignature,
  openAdministration,
  openMenu,
  openPage,
  signIn,
} from './support/people';
import { test } from './support/test';
import { decideAndUndo } from './support/undo';

async function requestBooking(page: Page, vehicle: string, purpose: string): Promise<void> {
  await bookNow(page, vehicle);
  await expectAccessible(page);
  await chooseFirstFreeStart(page);
  const confirm = page.getByRole('dialog', { name: 'Confirm Booking' });
  await expect(confirm.getByText('Maximum 30 hours per week per user.')).toBeVisible();
  await expectAccessible(page);
  await confirm.getByLabel('Purpose').fill(purpose);
  await confirm.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(
    page.getByText('Your booking request has been submitted and is pending approval.').first(),
  ).toBeVisible();
  const submitted = page.getByRole('dialog', { name: 'Booking submitted for approval' });
  await expect(submitted.getByText('Digital Agreement Required')).toBeVisible();
  await expectAccessible(page);
  await submitted.getByRole('button', { name: 'Done' }).click();
}

const pendingOnes = '?tab=diary&status=pending';

const liveUpdates = '**/api/live';

/**
 * Two administrators see the same request. The first approves it with a key. The second, whose live updates are cut, is
 * told, and sees the current list once they are back.
 */
async function approve(page: Page, late: Page, vehicle: string, unit: string): Promise<void> {
  const request = `${vehicle}, Noa Peretz, Unit ${unit}`;
  await signIn(page, '100');
  await openAdministration(page, pendingOnes);
  await late.route(liveUpdates, (route) => route.abort());
  await late.goto(`/admin${pendingOnes}`);
  for (const office of [page, late]) {
    await office.getByRole('button', { name: `View the booking of ${vehicle} by unit ${unit}` }).click();
    await expect(office.getByRole('dialog', { name: request }).getByText('No other bookings that day.')).toBeVisible();
  }
  await expectAccessible(page);

  await page.keyboard.press('a');
  await expect(page.getByText('Approving...').first()).toBeVisible();
  await page.goto(`/admin${pendingOnes}`); // leaving sends a decision that could still be undone
  await expect(
    page
      .getByText('No bookings match.')
      .or(page.getByRole('button', { name: /^View/ }))
      .first(),
  ).toBeVisible();

  await decideAndUndo(late, () => late.getByRole('button', { name: 'Approve', exact: true }).click());
  // if other requests are waiting, the drawer has moved on to one of them and lies over the buttons of the rows
  const drawer = late.getByRole('dialog');
  if (await drawer.isVisible()) await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(drawer).toBeHidden();
  await late.getByRole('button', { name: `Approve the booking of ${vehicle} by unit ${unit}` }).click();
  await openPage(late, 'Users');
  const tooLate = late.getByText(
    new RegExp(`^${request}\\. Ruth Adler \\(100\\) approved this booking on .*does not need approving`),
  );
  await expect(tooLate.first()).toBeVisible();
  await late.unroute(liveUpdates);
}

/** A request made elsewhere appears in the list and disappears when withdrawn; the menu counts it. Nothing is pressed. */
async function followsByItself(office: Page, { request }: Page, vehicle: Named, unit: string): Promise<void> {
  await office.goto(`/admin${pendingOnes}`);
  const row = office.getByRole('button', { name: `View the booking of ${vehicle.name} by unit ${unit}` });
  const waiting = office.getByRole('link', { name: /^Requests/ });
  const said = (count: number) => (count === 0 ? 'Requests' : new RegExp(`^Requests\\s*${count} waiting$`));
  await openMenu(office);
  const pending = await call<object[]>(office.request, 'GET', '/api/admin/bookings?status=pending&limit=500');
  const before = pending.length;
  await expect(waiting).toHaveText(said(before));
  await expect(row).toBeHidden();
  const startTime = await firstFreeStart(request, vehicle.id, 1);
  const wish = { vehicleId: vehicle.id, startTime, duration: 1, purpose: 'Made elsewhere' };
  const { id } = await call<Named>(request, 'POST', '/api/bookings', wish);
  await expect(row).toBeVisible();
  await expect(waiting).toHaveText(said(before + 1));
  await call(request, 'DELETE', `/api/bookings/${id}`);
  await expect(row).toBeHidden();
  await expect(waiting).toHaveText(said(before));
}

/** The form refuses, and says why. */
async function isRefused(page: Page, button: string, because: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(because, { exact: true }).first()).toBeVisible();
}

/** The approval appears by itself. */
async function sign(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vehicle Usage Agreement' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'SIGN VEHICLE LOAN AGREEMENT' }).click();
  const name = page.getByLabel('Full name');
  await expect(name).toHaveValue('Noa Peretz');
  await name.clear();
  await isRefused(page, 'Sign Agreement', 'Name required');
  await name.fill('Dana Levi');
  await isRefused(page, 'Sign Agreement', 'Signature required');
  await drawSignature(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Agreement' }).click();
  await expect(page.getByText('Agreement Signed Successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkin\//);
}

async function checkIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vehicle Check-In' })).toBeVisible();
  await expect(page.getByText('0% complete')).toBeVisible();
  await expectAccessible(page);
  await isRefused(page, 'Complete Vehicle Check-In & Start Shift', 'Required Items Missing');
  await tickGroups(page);
  await expect(page.getByText('100% complete')).toBeVisible();
  await isRefused(page, 'Complete Vehicle Check-In & Start Shift', 'Mileage Required');
  await page.getByLabel('Starting mileage').fill('50000');
  await isRefused(page, 'Complete Vehicle Check-In & Start Shift', 'Fuel Level Required');
  await confirmFuel(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete Vehicle Check-In & Start Shift' }).click();
  await expect(page.getByText('Vehicle Checked In Successfully').first()).toBeVisible();
  await expect(page.getByText('This vehicle is checked in. Your shift has begun.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

/** The office sees who is out, can call them, and opens the shift from the timetable with the keyboard. */
async function isSeenOut(office: Page, vehicle: string, unit: string): Promise<void> {
  await office.goto('/admin');
  const out = office.getByRole('region', { name: 'Out now' });
  await expect(out.getByRole('listitem').first()).toBeVisible();
  const rest = out.getByRole('button', { name: /^Show all/ }); // the list begins with three, and other journeys are out too
  if (await rest.isVisible()) await rest.click();
  await expect(out.getByRole('link', { name: `${vehicle}, Noa Peretz, Unit ${unit}` })).toBeVisible();
  await expect(out.getByRole('link', { name: `Call Noa Peretz, Unit ${unit}` })).toHaveAttribute('href', /^tel:05/);
  await expectAccessible(office);
  const block = office.getByRole('gridcell').getByRole('link', { name: `Noa Peretz, Unit ${unit}, ${vehicle}` });
  await block.focus();
  await office.keyboard.press('Enter');
  await expect(office.getByRole('dialog', { name: `${vehicle}, Noa Peretz, Unit ${unit}` })).toBeVisible();
  await office.keyboard.press('Escape');
  await expect(block).toBeFocused();
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Check out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vehicle Checkout' })).toBeVisible();
  await expectAccessible(page);
  await isRefused(page, 'Complete Vehicle Checkout & End Shift', 'Damage Check Required');
  await isRefused(page, 'Add Damage Report', 'Missing Information');
  await page.getByLabel('Area').selectOption('Rear Bumper');
  await page.getByLabel('Severity').selectOption('Minor');
  await page.getByLabel('Description').fill('A scratch of ten centimetres');
  await page.getByRole('button', { name: 'Add Damage Report' }).click();
  await isRefused(page, 'Complete Vehicle Checkout & End Shift', 'Mileage Required');
  await page.getByLabel('Current mileage').fill('50042');
  await isRefused(page, 'Complete Vehicle Checkout & End Shift', 'Fuel Level Required');
  await confirmFuel(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete Vehicle Checkout & End Shift' }).click();
  await expect(page.getByText('Vehicle Checkout Complete').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

/** The reported damage is repaired, and the workshop records it. */
async function resolveDamage(page: Page, vehicle: string): Promise<void> {
  await signIn(page, '100');
  await openAdministration(page, '?tab=maintenance');
  const damage = page.getByRole('region', { name: 'Damage' });
  await expect(damage.getByText('A scratch of ten centimetres')).toBeVisible();
  await expectAccessible(page);
  await damage.getByRole('button', { name: `Resolve: Rear Bumper, ${vehicle}` }).click();
  await page.getByLabel('What was done (optional)').fill('Painted over');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(page.getByText('Damage resolved').first()).toBeVisible();
  await expect(damage.getByRole('button', { name: `Resolve: Rear Bumper, ${vehicle}` })).toBeHidden();
  await page.getByRole('radio', { name: 'Resolved' }).click();
  const resolved = damage.getByRole('listitem').filter({ hasText: vehicle }).first();
  await expect(resolved.getByText('Painted over')).toBeVisible();
  await resolved.getByRole('link', { name: /^Shift: / }).click();
  const booking = page.getByRole('dialog');
  await expect(booking.getByRole('region', { name: 'Messages' }).getByText('Damage reported')).toBeVisible();
  await booking.press('Escape');
  await expect(booking).toBeHidden(); // closing, it gives the focus back, which would go before the next key
}

/** The office would have been told of the damage; no sending channel is set up here. */
async function isTold(page: Page): Promise<void> {
  await openPage(page, 'Notifications');
  const retry = 'Retry the message “Damage reported” to the organization';
  await expect(page.getByRole('button', { name: retry }).first()).toBeVisible();
  await page
    .getByRole('link', { name: /to send the message “Damage reported”/ })
    .first()
    .click();
  const message = page.getByRole('dialog', { name: 'Message' });
  const attempts = message.getByRole('region', { name: /^\d+ attempts?$/ });
  await expect(attempts.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await message.getByRole('button', { name: retry }).click();
  await expect(page.getByText('The message is queued again').first()).toBeVisible();
}

test('a whole shift: book, approve, sign, check in, check out, repair, notify', async ({
  page,
  browser,
  viewport,
  unit,
  vehicle,
}) => {
  const purpose = 'Evening shift';

  await signIn(page, unit);
  await requestBooking(page, vehicle.name, purpose);
  await expect(page.getByText(/^Waiting for approval since/)).toBeVisible();
  await expectAccessible(page);

  const office = await browser.newContext({ viewport });
  const late = await administrator(browser);
  await approve(await office.newPage(), late, vehicle.name, unit);
  await office.close();
  await followsByItself(late, page, vehicle, unit);

  await sign(page);
  await checkIn(page);
  if (viewport) await late.setViewportSize(viewport);
  await isSeenOut(late, vehicle.name, unit);
  await late.context().close();
  await checkOut(page);

  const booking = page.getByRole('region', { name: 'My Bookings' }).getByRole('article').filter({ hasText: purpose });
  await expect(booking.getByText('Completed')).toBeVisible();
  await expectAccessible(page);

  const workshop = await browser.newContext({ viewport });
  const manager = await workshop.newPage();
  await resolveDamage(manager, vehicle.name);
  await isTold(manager);
  await workshop.close();
});
