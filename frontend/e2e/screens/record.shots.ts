import { openAuditArea } from '../support/api';
import { organisation } from './organisation';
import { workshop } from './workshop';
import { takePicture } from './picture';
import { test } from '../support/test';

test('what auditors read, and the account', async ({ page, browser }) => {
  const { active } = await organisation(browser);
  await workshop(browser);
  const shot = async (name: string, fullPage = true) => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 0));
    await takePicture(page, name, fullPage);
  };

  await page.request.post('/api/auth/login', { data: { unitNumber: '110', phoneLastFour: '0110' } });
  await openAuditArea(page.request);
  await page.goto('/');
  await page.locator('main a[href="/audit"]').waitFor();
  await shot('70-home-of-an-auditor');
  await page.goto('/audit');
  await page.locator('main a[href^="/history/"]').first().waitFor();
  await shot('71-bookings');
  await page.goto('/audit?tab=bookings&q=nothing+like+it');
  await page.waitForLoadState('networkidle');
  await shot('72-no-bookings');
  await page.goto('/audit?tab=replay');
  await shot('73-replay');
  await page.goto('/audit?tab=custody');
  await page.locator('main button[type=submit]').first().click();
  await shot('75-custody');
  await page.locator('main form input').first().fill('ALS1');
  await page
    .locator('main form input')
    .nth(1)
    .fill(new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 16));
  await page.locator('main button[type=submit]').first().click();
  await page.locator('main ol').first().waitFor();
  await shot('76-answered');
  await page.goto('/audit?tab=verification');
  await page.locator('main button').first().waitFor();
  await shot('77-verification');
  await page.locator('main button').first().click();
  await page.getByRole('alert').first().waitFor();
  await shot('78-verified');
  await page.goto('/audit?tab=export');
  await shot('79-export');
  await page.goto(`/history/${active}`);
  await page.getByRole('slider').waitFor();
  await page.locator('summary').first().click();
  await shot('80-history');
  await page.emulateMedia({ media: 'print' });
  await shot('81-history-printed');
  await page.emulateMedia({ media: 'screen' });

  await page.context().clearCookies();
  await page.request.post('/api/auth/login', { data: { unitNumber: '100', phoneLastFour: '0100' } });
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto('/');
  const menu = page.getByRole('button', { name: /^(Menu|תפריט)$/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: /100/ }).last().click();
  await page.getByRole('dialog').last().waitFor();
  await shot('85-account', false);
});
