import { printOnPaper, takePicture } from './picture';
import { test } from '../support/test';

/** With RIGBOOK_URL set to a seeded organization (docs/how-to/seed-a-large-organisation.md), it shows many vehicles. */
test('today at a glance', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: { unitNumber: '100', phoneLastFour: '0100' } });
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  const shot = async (name: string, address: string) => {
    await page.goto(`/admin${address}`);
    await page.getByRole('grid').waitFor();
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, true);
  };

  await shot('today-1-day', '');
  await shot('today-2-week', '?view=week');
  await shot('today-3-clocks-go-back', '?on=2026-10-25');
  await page.emulateMedia({ media: 'print' });
  await shot('today-4-print', '');
  await printOnPaper(page, 'today-4-print');
});
