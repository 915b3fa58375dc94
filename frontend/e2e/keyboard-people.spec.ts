import { expect, type Page } from '@playwright/test';
import { as, asAdministrator } from './support/api';
import { button, expectFocusKept, goTo, openDeskByKeys, pressOn, tabTo, typeInto } from './support/keys';
import { handIn, newcomer } from './support/newcomers';
import { plainPhoto } from './support/photos';
import { test } from './support/test';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** A person whose license awaits a review. */
async function applicant(): Promise<string> {
  const unit = await asAdministrator((admin) => newcomer(admin));
  const photos = [await plainPhoto('front'), await plainPhoto('back')];
  await as(unit, (request) => handIn(request, photos));
  return unit;
}

test('a user is changed, suspended, let in again and deleted without a mouse', async ({ page, unit }) => {
  await openDeskByKeys(page);
  await goTo(page, 'Users');
  await typeInto(page, page.getByRole('searchbox'), unit);
  await expect(page.getByText(/^1 user of/)).toBeVisible();
  const dialog = dialogOf(page);
  const actions = button(page, `Actions for unit ${unit}`);
  const item = (name: string) => page.getByRole('menuitem', { name });
  const possible = page.locator('.ant-dropdown-menu-item:not([aria-disabled=true])').filter({ visible: true });
  const choose = async (...way: readonly string[]) => {
    await pressOn(page, actions);
    await expect(possible.first()).toBeFocused();
    for (const name of way) {
      if (await item(name).evaluate((one) => one === document.activeElement)) continue;
      await page.keyboard.press('ArrowDown');
      await expect(item(name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  };

  await pressOn(page, actions);
  await expect(item('Book for this person')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item('Edit')).toBeHidden();
  await expect(actions).toBeFocused();

  await choose('Edit');
  await tabTo(page, dialog.getByLabel('Last name'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Keysworth');
  await pressOn(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /Keysworth/ })).toBeVisible();
  await expect(actions).toBeFocused();

  for (const [step, confirm] of [
    ['Suspend...', 'Suspend'],
    ['Lift the suspension...', 'Lift suspension'],
  ] as const) {
    await choose('Edit', step);
    await typeInto(page, dialog.getByLabel('Reason'), 'Lost the phone');
    await pressOn(page, dialog.getByRole('button', { name: confirm, exact: true }));
    await expect(dialog).toBeHidden();
    await expect(actions).toBeFocused();
  }

  await choose('Edit', 'Suspend...', 'Delete');
  await pressOn(page, dialog.getByRole('button', { name: 'Delete user' }));
  await expect(page.getByText('No one matches. Try fewer letters.')).toBeVisible();
  await expectFocusKept(page);
});

test('licenses are reviewed without a mouse', async ({ page }) => {
  const units = [await applicant(), await applicant(), await applicant()] as const;
  await openDeskByKeys(page);
  await goTo(page, 'License reviews');
  const dialog = dialogOf(page);
  const row = (unit: string) => page.getByRole('row', { name: new RegExp(unit) });

  await pressOn(page, button(page, `Approve the license of unit ${units[0]}`));
  await expect(row(units[0])).toBeHidden();
  await expect(row(units[1])).toBeFocused();

  await pressOn(page, button(page, `Reject the license of unit ${units[1]}`));
  await tabTo(page, dialog.getByRole('button', { name: 'Front photo of the license, press to enlarge' }));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Zoom in'));
  await page.keyboard.press('Escape');
  await expect(button(page, 'Zoom in')).toBeHidden();
  await typeInto(page, dialog.getByLabel('Review notes (optional)'), 'The back is blurred.');
  await pressOn(page, dialog.getByRole('button', { name: 'Reject' }));
  await expect(dialog).toBeHidden();
  await expect(row(units[1])).toBeHidden();
  await expect(row(units[2])).toBeFocused();

  await page.keyboard.press('Enter');
  await pressOn(page, dialog.getByRole('button', { name: 'Approve' }));
  await expect(dialog).toBeHidden();
  await expect(row(units[2])).toBeHidden();
  await expectFocusKept(page);
});
