import { expect } from '@playwright/test';
import { addHours } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { approve, asAdministrator, call, firstFreeStart, type Named, signedIn } from './support/api';
import { administrator, newResponder } from './support/newcomers';
import { signIn } from './support/people';
import { test } from './support/test';
import { newVehicle, retire } from './support/vehicles';

test('a vehicle goes to maintenance with three bookings: all are offered another one, which one person accepts and one declines', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const other = await newVehicle();
  await signIn(page, unit);
  const declining = await signedIn(browser, await newResponder());
  const waiting = await signedIn(browser, await newResponder());
  // not the very next hours, which may be too near to offer another vehicle for them
  const start = addHours(await firstFreeStart(page.request, vehicle.id, 8), 2);
  const ids: string[] = [];
  for (const [nth, { request }] of [page, declining, waiting].entries()) {
    const draft = { vehicleId: vehicle.id, startTime: addHours(start, 2 * nth), duration: 1, purpose: `Shift ${nth}` };
    ids.push((await call<Named>(request, 'POST', '/api/bookings', draft)).id);
  }
  await approve(...ids);
  await asAdministrator((admin) =>
    call(admin, 'PUT', `/api/vehicles/${vehicle.id}`, { status: 'maintenance', reason: 'Brakes' }),
  );

  const admin = await administrator(browser);
  await admin.goto('/admin');
  await expect(admin.getByText(/^\d+ bookings cannot take place as they stand\./)).toBeVisible();
  await admin.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  await expect(admin.getByText('3 bookings cannot take place as they stand.')).toBeVisible();
  await admin.getByRole('link', { name: 'Find other vehicles' }).click();
  await expect(admin.getByRole('heading', { name: 'Bookings at risk' })).toBeVisible();
  const cards = admin.getByRole('list', { name: 'Bookings' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByText('Vehicle in maintenance')).toHaveCount(3);
  await expect(cards.first().getByText(`${other.name} (same type)`)).toBeVisible();
  await expectAccessible(admin);

  await admin.getByRole('button', { name: 'Save all' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Save 3 bookings?' });
  await expect(dialog.getByText('3 responders are offered another vehicle.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please say why. The responders read it.')).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByLabel('Reason, for the responders').fill('The brakes are worn out');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(cards.getByText(/ is held until /)).toHaveCount(3);
  await expectAccessible(admin);

  await page.goto('/');
  const offer = page.getByRole('region', { name: 'Another vehicle for your booking' });
  await expect(offer.getByText(`${vehicle.name} is not available for your booking.`)).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: new RegExp(`^Accept ${other.name}`) }).click();
  await expect(page.getByText(`Your booking has ${other.name} now`, { exact: true })).toBeVisible();
  await expect(offer).toBeHidden();
  const own = page.getByRole('region', { name: 'My Bookings' }).getByRole('article').filter({ hasText: 'Shift 0' });
  await expect(own.getByText(other.name).first()).toBeVisible();
  await expect(own.getByText('Approved', { exact: true }).first()).toBeVisible();

  await declining.goto('/');
  await declining.getByRole('button', { name: new RegExp(`^Decline ${other.name}`) }).click();
  const asked = declining.getByRole('dialog', { name: 'Decline this vehicle?' });
  await expectAccessible(declining);
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(asked).toBeHidden();

  const declined = cards.filter({ hasText: `Declined ${other.name}` });
  await expect(declined).toHaveCount(1);
  await declined.getByRole('button', { name: /^Cancel the booking of / }).click();
  const cancelling = admin.getByRole('dialog');
  await cancelling.getByLabel('Reason, for the responders').fill('No other vehicle');
  await cancelling.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(cancelling).toBeHidden();
  await expect(cards).toHaveCount(1);

  const lost = declining
    .getByRole('region', { name: 'My Bookings' })
    .getByRole('article')
    .filter({ hasText: 'Shift 1' });
  await expect(lost.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(lost.getByText('No other vehicle')).toBeVisible();
  for (const { context } of [admin, declining, waiting].map((one) => ({ context: one.context() })))
    await context.close();
  await retire(other);
});
