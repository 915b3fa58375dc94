import { expect } from '@playwright/test';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { expectAccessible } from './support/accessible';
import { approve, book, call, sign } from './support/api';
import { button, pressOn, tabTo, typeInto } from './support/keys';
import { signIn } from './support/people';
import { test } from './support/test';

test('damage is reported during a shift by the keyboard alone, and stands on the drawing at the return', async ({
  page,
  unit,
  vehicle,
}) => {
  await signIn(page, unit);
  const id = await book(page, vehicle.id, 1, 'Evening shift');
  await approve(id);
  await sign(page, id);
  const checkIn = { fuelLevel: 80, mileage: 41_200, checklist: checkInItemIds };
  await call(page.request, 'POST', `/api/bookings/${id}/check-in`, checkIn);
  await page.reload();

  await pressOn(page, page.getByRole('region', { name: 'On duty' }).getByRole('link', { name: 'Report damage' }));
  await expect(page.getByText('No earlier damage is known.')).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, button(page, 'Send report'));
  await expect(page.getByText('Please fill in all damage report fields').first()).toBeVisible();

  await tabTo(page, page.getByRole('combobox', { name: 'Place on the drawing' }));
  await page.keyboard.type('Left rear wheel');
  await expect(page.locator('[data-chosen]')).toHaveAttribute('data-place', 'left-rear-wheel');
  await expect(page.getByRole('combobox', { name: 'Area' })).toHaveValue('wheels');
  await tabTo(page, page.getByRole('combobox', { name: 'Severity' }));
  await page.keyboard.type('Minor');
  await typeInto(page, page.getByRole('textbox', { name: 'Description' }), 'The hub cap is gone');
  await pressOn(page, button(page, 'Send report'));
  await expect(page.getByText('Damage reported', { exact: true })).toBeVisible();
  await expect(page.getByText('1. Wheels/Tires, Left rear wheel')).toBeVisible();

  await page.goto(`/checkout/${id}`);
  await expect(page.getByText('1. Wheels/Tires, Left rear wheel')).toBeVisible();
  await expect(page.locator('[data-mark="left-rear-wheel"]')).toBeVisible();
  await page.locator('[data-place="windshield"]').click();
  await expect(page.getByRole('combobox', { name: 'Place on the drawing' })).toHaveValue('windshield');
  await expectAccessible(page);
});
