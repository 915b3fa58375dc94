import { expect } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { addHours } from '@rigbook/contracts/kernel/time';
import { expectAccessible } from './support/accessible';
import { approve, as, book, call, firstFreeStart, sign, signedIn } from './support/api';
import { newResponder } from './support/newcomers';
import { openAdministration, signIn } from './support/people';
import { test } from './support/test';

test('a shift goes on for an hour with one press and an addendum, but not into the next booking', async ({
  page,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const startTime = await firstFreeStart(page.request, vehicle.id, 4);
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await as(await newResponder(), (other) => {
    const next = { vehicleId: vehicle.id, startTime: addHours(startTime, 2), duration: 2, purpose: 'The next shift' };
    return call(other, 'POST', '/api/bookings', next);
  });
  await page.reload();

  const duty = page.getByRole('region', { name: 'On duty' });
  const oneMoreHour = duty.getByRole('button', { name: '1 more hour' });
  const left = await duty.getByText(/^Until /).textContent();
  await oneMoreHour.click();
  const dialog = page.getByRole('dialog', { name: 'Extend the booking' });
  await expect(dialog.getByText(/^Addendum to the Vehicle Usage Agreement/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept and extend' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Extended until /)).toBeVisible();
  await expect(duty.getByText(/^Until /)).not.toHaveText(left ?? '');

  await oneMoreHour.click();
  await expect(dialog.getByText(new RegExp(`^${vehicle.name} is booked right after you, from `))).toBeVisible();
  await expect(dialog.getByText('The next shift')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.goto(`/agreement/${id}`);
  await expect(page.getByText(/^Addendum to the Vehicle Usage Agreement/)).toBeVisible();
  await page.goto(`/history/${id}`);
  await expect(page.getByText('Extended', { exact: true })).toBeVisible();
});

test('more hours than need no approval are asked for on the phone, held meanwhile, and approved at a desk', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const startTime = await firstFreeStart(page.request, vehicle.id, 5);
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await page.reload();

  const duty = page.getByRole('region', { name: 'On duty' });
  await duty.getByRole('button', { name: '1 more hour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Extend the booking' });
  await dialog.getByRole('combobox', { name: 'Extend by' }).selectOption('3');
  await expect(dialog.getByText(/^An administrator has to approve this\./)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept and ask' }).click();
  await expect(dialog).toBeHidden();
  await expect(duty.getByText(/^Extension until .+ waits for approval$/)).toBeVisible();
  await expect(duty.getByRole('button', { name: '1 more hour' })).toBeHidden();
  await expectAccessible(page);
  const refused = await as(await newResponder(), async (other) => {
    const between = { vehicleId: vehicle.id, startTime: addHours(startTime, 2), duration: 1, purpose: 'Between' };
    return (await other.post('/api/bookings', { data: between })).json() as Promise<{ code: string }>;
  });
  expect(refused.code).toBe('VEHICLE_ALREADY_BOOKED');

  const desk = await signedIn(browser, '100');
  await openAdministration(desk);
  await expect(desk.locator('.ant-layout').first()).toBeVisible();
  const waiting = desk.getByRole('region', { name: /Extensions to decide/ });
  await waiting.getByRole('link', { name: new RegExp(vehicle.name) }).click();
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Extension to decide' })).toBeVisible();
  await expectAccessible(desk);
  await drawer.getByRole('button', { name: 'Approve the extension' }).click();
  await expect(desk.getByText('Extension approved', { exact: true })).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(duty.getByText(/^Until /)).toBeVisible();
  await expect(duty.getByText(/^Extension until .+ waits for approval$/)).toBeHidden();
  await page.goto(`/history/${id}`);
  await expect(page.getByText('Extension requested', { exact: true })).toBeVisible();
  await expect(page.getByText('Extended', { exact: true })).toBeVisible();
});
