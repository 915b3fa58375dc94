import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { as, book, call, type Named } from './support/api';
import { openAdministration, signIn } from './support/people';
import { test } from './support/test';
import { decideAndUndo } from './support/undo';

const purpose = 'Convoy of several vehicles';

test('several requests are approved in one step, after a moment to undo it', async ({ page, viewport }) => {
  const isDesk = (viewport?.width ?? 0) >= 1280;
  const requests = await as('102', async (request) => {
    const fleet = await call<(Named & { status: string })[]>(request, 'GET', '/api/vehicles');
    const free = fleet.filter(({ status }) => status === 'available').slice(0, 3);
    for (const vehicle of free) await book({ request }, vehicle.id, 1, purpose);
    return free.length;
  });
  await signIn(page, '100');
  await openAdministration(page, `?tab=diary&status=pending&q=${encodeURIComponent('Convoy of several')}`);
  await expect(page.getByText(`Showing all ${requests} bookings`)).toBeVisible();

  if (isDesk) for (let nth = 0; nth < requests; nth += 1) await page.keyboard.type('jx');
  else await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText(`${requests} selected`)).toBeVisible();
  await expectAccessible(page);
  await decideAndUndo(page, () =>
    isDesk ? page.keyboard.press('a') : page.getByRole('button', { name: `Approve ${requests}` }).click(),
  );
  await expect(page.getByText('Approving...')).toHaveCount(0);

  // undone, they are as they were: still chosen at the desk, where the key did it
  const all = page.getByRole('checkbox', { name: 'Select all' });
  if (!(await all.isChecked())) await all.check();
  await page.getByRole('button', { name: `Approve ${requests}` }).click();
  await expect(page.getByText(`${requests} of ${requests} approved`).first()).toBeVisible();
  await expect(page.getByText('No bookings match.')).toBeVisible();
});

test('who had a vehicle at a minute of last week is asked in words', async ({ page }) => {
  await signIn(page, '100');
  await openAdministration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('BLS1 last Tue 14:00');
  await expect(page.getByRole('option', { name: /^Who had BLS1/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fines' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answers' }).getByText('BLS1').first()).toBeVisible();
});
