import { expect } from '@playwright/test';
import { button, expectFocusKept, goTo, openDeskByKeys, pressOn, tabTo, typeInto } from './support/keys';
import { test } from './support/test';

test('a standing shift is set, changed and ended without a mouse', async ({ page, unit, vehicle }) => {
  await openDeskByKeys(page);
  await goTo(page, 'Standing shifts');
  await pressOn(page, button(page, 'Set a standing shift'));
  const editor = page.getByRole('dialog', { name: 'Set a standing shift' });
  await typeInto(page, editor.getByRole('combobox', { name: 'Person' }), unit);
  await page.keyboard.press('Enter');
  await tabTo(page, editor.getByRole('combobox', { name: 'Vehicle' }));
  const wanted = page.locator('.ant-select-item-option-active').filter({ hasText: vehicle.name });
  await page.keyboard.press('ArrowDown');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await pressOn(page, editor.getByRole('button', { name: 'Save' }));
  // what is missing has the focus
  await expect(editor.getByText('Please choose at least one weekday.')).toBeVisible();
  await expect(editor.getByRole('checkbox', { name: 'Sunday' })).toBeFocused();
  await pressOn(page, editor.getByRole('checkbox', { name: 'Tuesday' }), ' ');
  const first = editor.getByRole('button', { name: /^Tue/ }).nth(1);
  await pressOn(page, first, ' ');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(first).toBeFocused();
  await pressOn(page, editor.getByRole('button', { name: 'Save' }));
  await expect(editor).toBeHidden();
  await expectFocusKept(page);

  const row = page.getByRole('row').filter({ hasText: unit });
  await expect(row.getByText(/^Tue · 18:00/)).toBeVisible();
  const change = row.getByRole('button', { name: /^Change the standing shift of/ });
  await pressOn(page, change);
  const changing = page.getByRole('dialog', { name: 'Change the standing shift' });
  await pressOn(page, changing.getByRole('checkbox', { name: 'Thursday' }), ' ');
  await pressOn(page, changing.getByRole('button', { name: 'Save' }));
  await expect(changing).toBeHidden();
  await expect(row.getByText(/^Tue, Thu · 18:00/)).toBeVisible();
  await expect(change).toBeFocused();

  await pressOn(page, row.getByRole('button', { name: /^End the standing shift of/ }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }));
  await expect(row).toBeHidden();
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('button', { name: /^Show .* that ended$/ }));
  await expect(page.getByRole('row').filter({ hasText: unit })).toBeVisible();
});
