import { expect, type Locator, type Page } from '@playwright/test';
import { button, goTo, openDeskByKeys, pressOn, tabTo, typeInto } from './support/keys';
import { test } from './support/test';
import { retire } from './support/vehicles';

/** Opens by a key and closes by Escape; the focus is back where it was. */
async function lookInto(page: Page, opener: Locator, opened: Locator): Promise<void> {
  await pressOn(page, opener);
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}

test('the fleet is changed without a mouse', async ({ page }) => {
  const name = `KEYS ${Date.now() % 10_000}`;
  const dialog = page.getByRole('dialog');
  await openDeskByKeys(page);
  await goTo(page, 'Vehicles');
  await lookInto(page, button(page, 'Add Vehicle'), dialog);
  await pressOn(page, button(page, 'Add Vehicle'));
  await typeInto(page, dialog.getByLabel('Name'), name);
  await typeInto(page, dialog.getByLabel('Type'), 'Basic Life Support');
  await typeInto(page, dialog.getByLabel('Location'), 'Base');
  await pressOn(page, dialog.getByRole('checkbox').first(), 'Space');
  const added = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /vehicles$/.test(answer.url()),
  );
  await pressOn(page, dialog.getByRole('button', { name: 'Add Vehicle' }));
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await lookInto(page, button(page, `Edit ${name}`), dialog);
  await lookInto(page, button(page, `Retire ${name}`), dialog);

  await pressOn(page, button(page, `Start Maintenance: ${name}`));
  await typeInto(page, dialog.getByLabel(/^Reason/), 'Oil change');
  await pressOn(page, dialog.getByRole('button', { name: 'Start Maintenance' }));
  await expect(dialog).toBeHidden();
  await goTo(page, 'Maintenance and damage');
  await lookInto(page, button(page, `Change the maintenance of ${name}`), dialog);
  await tabTo(page, page.getByRole('radiogroup', { name: 'Which damage' }).getByRole('radio', { name: 'Open' }));
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('radiogroup', { name: 'Which damage' }).getByRole('radio', { name: 'Resolved' }),
  ).toBeChecked();
  await retire((await (await added).json()) as { id: string; name: string });
});

test('usage and the timetable are read by arrow keys', async ({ page }) => {
  await openDeskByKeys(page);
  await tabTo(page, page.getByRole('radio', { name: 'Day' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
  await goTo(page, 'Usage');
  await tabTo(page, page.getByRole('radio', { name: 'Last 30 days' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Last 90 days' })).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: 'From' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1 Jan 2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2026-01-01/);
});

test('an auditor reads the record without a mouse', async ({ page, unit, vehicle }) => {
  await openDeskByKeys(page, 'audit');
  await typeInto(page, page.getByLabel('Unit', { exact: true }), unit);
  await goTo(page, 'Replay');
  await pressOn(page, button(page, 'Replay'));
  await expect(page.getByRole('region', { name: 'Vehicles' }).or(page.getByText(vehicle.name)).first()).toBeVisible();
  await goTo(page, 'Fines');
  await typeInto(page, page.getByLabel(/^Plate number or name/), vehicle.name);
  await typeInto(page, page.getByLabel('Time', { exact: true }), '1 Jan 2026, 10:00');
  await page.keyboard.press('Enter');
  await pressOn(page, button(page, 'Who had it?'));
  await expect(page.getByRole('region', { name: 'Answers' }).getByText(/Nobody had the vehicle/)).toBeVisible();
  await goTo(page, 'Access record');
  await tabTo(page, page.getByRole('combobox', { name: 'What happened' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kind=/);
  await goTo(page, 'Export');
  await tabTo(page, page.getByRole('radio', { name: /^Bookings/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Events/ })).toBeChecked();
  await goTo(page, 'Verification');
  await pressOn(page, button(page, 'Verify the log'));
  await expect(page.getByRole('alert').getByText('The log is unchanged since it was sealed.')).toBeVisible();
});
