import { expect, type Page } from '@playwright/test';
import { approve, book, sign, signedIn } from './support/api';
import { button, expectFocusKept, goTo, openDeskByKeys, pressOn, tabTo, typeInto } from './support/keys';
import { test } from './support/test';

const dialogOf = (page: Page) => page.getByRole('dialog');

async function replace(page: Page, field: ReturnType<Page['getByLabel']>, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
}

test('settings and templates are changed without a mouse', async ({ page }) => {
  await openDeskByKeys(page);
  await goTo(page, 'Settings');
  const name = page.getByLabel('Organization name');
  const former = await name.inputValue();
  await replace(page, name, 'By keys');
  await pressOn(page, button(page, 'Discard changes'));
  await expect(name).toHaveValue(former);
  await expectFocusKept(page);
  await tabTo(page, name, 'Shift+Tab');
  await replace(page, name, 'By keys');
  await pressOn(page, button(page, 'Save'));
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await expect(button(page, 'Save')).toBeFocused();
  await tabTo(page, name, 'Shift+Tab');
  await replace(page, name, former);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Discard changes')).toBeHidden();

  await goTo(page, 'Templates');
  const title = 'Damage reported, English';
  const preview = button(page, `Preview: ${title}`);
  await pressOn(page, preview);
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: `Edit: ${title}` }));
  await replace(page, page.getByLabel('Subject'), 'Damage, by keys');
  await pressOn(page, button(page, 'Discard changes'));
  await expectFocusKept(page);
  await tabTo(page, page.getByLabel('Subject'), 'Shift+Tab');
  await replace(page, page.getByLabel('Subject'), 'Damage, by keys');
  await pressOn(page, button(page, 'Save'));
  await expect(page.getByText('Template saved').first()).toBeVisible();
  await expectFocusKept(page);
  await pressOn(page, button(page, 'History'));
  await pressOn(page, dialogOf(page).getByRole('button', { name: 'Close' }).last());
  await expect(button(page, 'History')).toBeFocused();
  await pressOn(page, button(page, 'Reset to default'));
  await pressOn(page, dialogOf(page).getByRole('button', { name: 'Reset', exact: true }));
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByLabel('Subject')).not.toHaveValue('Damage, by keys');
  await expectFocusKept(page);
});

test('programs are connected and disconnected without a mouse', async ({ page }) => {
  const name = `Keys ${Date.now() % 10_000}`;
  const dialog = dialogOf(page);
  await openDeskByKeys(page);
  await goTo(page, 'Integrations');
  await pressOn(page, button(page, 'Add webhook'));
  await typeInto(page, dialog.getByLabel('Name'), name);
  await typeInto(page, dialog.getByLabel('Address'), 'https://keys.example.org/hook');
  await page.keyboard.press('Enter');
  await pressOn(page, dialog.getByRole('button', { name: 'I have saved it' }));
  await expect(button(page, 'Add webhook')).toBeFocused();
  await pressOn(page, button(page, `Pause “${name}”`));
  await expect(button(page, `Resume “${name}”`)).toBeFocused();
  await pressOn(page, button(page, `Remove “${name}”`));
  await pressOn(page, dialog.getByRole('button', { name: 'Remove webhook' }));
  await expect(page.getByRole('heading', { name })).toBeHidden();
  await expectFocusKept(page);

  await pressOn(page, button(page, 'New token'));
  await typeInto(page, dialog.getByLabel('Name', { exact: true }), name);
  await pressOn(page, dialog.getByRole('checkbox').first(), 'Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Create token' }));
  await pressOn(page, dialog.getByRole('button', { name: 'I have copied it' }));
  await expect(button(page, 'New token')).toBeFocused();
  await pressOn(page, button(page, `Revoke the token for ${name}`));
  await pressOn(page, dialog.getByRole('button', { name: 'Revoke token' }));
  await expect(button(page, `Revoke the token for ${name}`)).toBeHidden();
  await expectFocusKept(page);
});

test('messages are retried, documents checked and refusals narrowed down without a mouse', async ({
  page,
  browser,
  unit,
  vehicle,
}) => {
  const responder = await signedIn(browser, unit);
  const booking = await book(responder, vehicle.id, 1, 'Signed by keys');
  await approve(booking);
  await sign(responder, booking);
  const past = new Date(Date.now() - 86_400_000).toISOString().replace(/:.*/, ':00:00.000Z');
  await responder.request.post('/api/bookings', {
    data: { vehicleId: vehicle.id, startTime: past, duration: 1, purpose: 'Too late' },
  });
  await responder.context().close();

  await openDeskByKeys(page);
  await goTo(page, 'Notifications');
  await typeInto(page, page.getByRole('searchbox'), unit);
  await tabTo(page, page.getByRole('radio', { name: /^All/ }));
  const retry = page.getByRole('button', { name: /^Retry the message/ });
  await expect(retry.first()).toBeVisible();
  await pressOn(page, retry.first());
  await expect(page.getByText('The message is queued again').first()).toBeVisible();
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('button', { name: /^Retry all/ }));
  await pressOn(page, dialogOf(page).getByRole('button', { name: 'Retry all' }));
  await expect(dialogOf(page)).toBeHidden();
  await expectFocusKept(page);

  await goTo(page, 'Agreements');
  await typeInto(page, page.getByRole('searchbox'), vehicle.name);
  await expect(page.getByText(/^\d+ agreements?$/)).toBeVisible();
  const check = page.getByRole('button', { name: /^Check the document/ }).first();
  await pressOn(page, check);
  await expect(page.getByText('This is the document that was signed').first()).toBeVisible();
  await expect(check).toBeFocused();
  await pressOn(page, button(page, 'Check all shown'));
  await expect(page.getByRole('status').getByText(/^(The checked document is|All \d+ checked)/)).toBeVisible();

  await goTo(page, 'Refused requests');
  await tabTo(page, page.getByRole('combobox', { name: 'Reason' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/reason=/);
  await pressOn(page, button(page, 'Clear all'));
  await expect(page).not.toHaveURL(/reason=/);
  await expectFocusKept(page);
});
