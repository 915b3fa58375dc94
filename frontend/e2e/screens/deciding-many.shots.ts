import { call, book, type Named, as } from '../support/api';
import { enter } from '../support/hebrew';
import { newResponder } from '../support/newcomers';
import { test } from '../support/test';
import { takePicture } from './picture';

test('several requests are chosen, and approved one after the other', async ({ page }) => {
  await as(await newResponder(), async (request) => {
    const fleet = await call<(Named & { status: string })[]>(request, 'GET', '/api/vehicles');
    for (const { id, status } of fleet.slice(0, 4))
      if (status === 'available') await book({ request }, id, 1, 'Convoy of several vehicles');
  });
  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  await page.goto('/admin?tab=diary&status=pending');
  await page.locator('input[type=checkbox]').first().check();
  await takePicture(page, '93-several-chosen');
  // held up, so that the bar stands
  await page.route('**/approve', (route) => void setTimeout(() => void route.continue(), 20_000));
  await page
    .getByRole('button', { name: /^(Approve \d|אישור \d|אישור .*\d)/ })
    .first()
    .click();
  await page.waitForTimeout(7_000);
  await takePicture(page, '93-several-under-way');
});
