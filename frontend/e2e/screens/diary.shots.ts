import { takePicture } from './picture';
import { test } from '../support/test';

/** With RIGBOOK_URL set to a seeded organization (docs/how-to/seed-a-large-organisation.md), this is the diary of many years. */
test('the diary, searched and ordered', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: { unitNumber: '100', phoneLastFour: '0100' } });
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  const shot = async (name: string, address: string, then?: () => Promise<void>) => {
    await page.goto(`/admin?tab=diary${address}`);
    await page.locator('tbody tr, li [data-look=plain]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await then?.();
    await takePicture(page, name);
  };
  const toTheList = () => page.getByRole('search').evaluate((tools) => tools.scrollIntoView({ block: 'start' }));

  await shot('diary-1-newest', '', toTheList);
  await shot('diary-2-narrowed', '&q=dana&status=completed&unit=101&from=2020-01-01&to=2026-11-30', toTheList);
  await shot('diary-3-waiting', '&status=pending&order=first-requested', toTheList);
  await shot('diary-4-scrolled', '&order=oldest-start', () => page.evaluate(() => window.scrollTo(0, 1500)));
  await page.goto('/admin?tab=diary&q=nobody');
  await page.getByText('nobody').first().waitFor();
  await toTheList();
  await takePicture(page, 'diary-5-nothing');
});
