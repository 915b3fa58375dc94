import { addDays, dayOf } from '@rigbook/contracts/kernel/calendar';
import { DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';
import { organisation } from './organisation';
import { takePicture } from './picture';
import { test } from '../support/test';

/** Fleet usage, and the lists that its figures link to. */
test('the use and what is behind it', async ({ page, browser }) => {
  await organisation(browser); // without bookings, no hour is busy
  await page.request.post('/api/auth/login', { data: { unitNumber: '100', phoneLastFour: '0100' } });
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, true);
  };

  // late in the evening, the bookings begin on the next day
  const today = dayOf(instantOfDate(new Date()), DEFAULT_ZONE);
  await page.goto(`/admin?tab=usage&from=${addDays(today, -28)}&to=${addDays(today, 1)}`);
  const busiest = page.getByRole('grid').locator('a[tabindex="0"]');
  await busiest.focus();
  await page.keyboard.press('ArrowDown');
  await shot('usage-1');
  await page.keyboard.press('Enter');
  await page.locator('input[type=checkbox]').first().waitFor({ state: 'attached' });
  await shot('usage-2-an-hour-of-the-week');
  await page.goto('/admin?tab=diary&overdue=true');
  await page
    .locator('summary')
    .first()
    .click({ timeout: 1000 })
    .catch(() => {});
  await shot('usage-3-overdue');
});
