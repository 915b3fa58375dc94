import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothColours } from './support/accessible';
import { approve, as, book } from './support/api';
import { enterAuditPassword, openPage, signIn } from './support/people';
import { test } from './support/test';

/** With the arrow keys, back to the request and forward again. */
async function walkThroughHistory(page: Page): Promise<void> {
  const asItStood = page.getByRole('region', { name: 'As it stood' });
  await expect(asItStood.getByText('Approved', { exact: true }).last()).toBeVisible();
  await expectAccessibleInBothColours(page);
  const slider = page.getByRole('slider', { name: 'The booking after each event' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /^After event 1 of 2: Requested/);
  await expect(asItStood.getByText('Pending approval')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^After event 2 of 2: Approved/);
  await expect(asItStood.getByText('Pending approval')).toBeHidden();
}

test('an auditor finds a booking, steps through its history, asks who had it, and verifies the log', async ({
  page,
  unit,
  vehicle,
}) => {
  await approve(await as(unit, (request) => book({ request }, vehicle.id, 1, 'For the record')));

  await signIn(page, '110');
  await expectAccessibleInBothColours(page);
  await page.getByRole('main').getByRole('link', { name: 'Audit' }).click();
  await enterAuditPassword(page);
  const found = page.getByRole('list', { name: 'Booking histories' });
  await page.getByLabel('Unit', { exact: true }).fill(unit);
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expectAccessibleInBothColours(page);
  await expect(found.getByText('For the record')).toBeVisible();
  await found.getByRole('link').click();
  await walkThroughHistory(page);

  await page.goto('/audit');
  await openPage(page, 'Fines');
  await page.getByLabel(/^Plate number or name/).fill(vehicle.name);
  await page.getByLabel('Time', { exact: true }).click();
  await page.getByText('Now', { exact: true }).click();
  await page.getByRole('button', { name: 'Who had it?' }).click();
  await expect(page.getByRole('region', { name: 'Answers' }).getByText(/Nobody had the vehicle/)).toBeVisible();
  await expectAccessibleInBothColours(page);

  for (const tab of ['Replay', 'Export']) {
    await openPage(page, tab);
    await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
    await expectAccessibleInBothColours(page);
  }

  await openPage(page, 'Verification');
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await expect(page.getByRole('alert').getByText('The log is unchanged since it was sealed.')).toBeVisible();
  await expectAccessibleInBothColours(page);
});
