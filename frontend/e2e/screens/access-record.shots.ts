import { test } from '@playwright/test';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../.cache/screens');

test('the access record, in the audit, the administration and the account', async ({ page }, { project }) => {
  test.setTimeout(90_000);
  const shot = async (name: string, fullPage = true) => {
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, name, `${project.name}.png`), fullPage });
  };
  const signIn = (unitNumber: string, phoneLastFour = `0${unitNumber}`) =>
    page.request.post('/api/auth/login', { data: { unitNumber, phoneLastFour } });
  const listed = () => page.locator('main ul > li p').first().waitFor();

  // few failures each, so that no unit is locked out
  const unit = ['101', '102', '103', '104'][test.info().project.name.length % 4] ?? '101';
  for (const digits of ['9991', '9992']) await signIn(unit, digits);
  await signIn(unit);
  await page.request.get('/api/users');

  await page.goto('/');
  const person = page.getByRole('button', { name: /^(Account of|החשבון של)/ });
  const menu = page.getByRole('button', { name: /^(Menu|תפריט)/ });
  await person.or(menu).first().waitFor();
  if (!(await person.isVisible())) await menu.click();
  await person.click();
  const own = page
    .getByRole('dialog')
    .last()
    .getByRole('heading', { name: /^(Sign-ins and attempts|כניסות וניסיונות)$/ });
  await own.waitFor();
  await page.waitForLoadState('networkidle');
  await own.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await shot('access-1-account', false);

  await signIn('100');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  const users = (await (await page.request.get('/api/users')).json()) as { id: string; unitNumber: string }[];
  const user = users.find(({ unitNumber }) => unitNumber === unit)?.id;
  const suspension = `/api/users/${user}/suspension`;
  await page.request.put(suspension, { data: { reason: 'A lost phone' } });
  await page.request.delete(suspension, { data: { reason: 'Found' } });
  await page.goto('/admin?tab=access');
  await listed();
  await shot('access-2-administration');
  await page.goto(`/admin?tab=access&person=${user}&kind=sign-in-failed`);
  await listed();
  await shot('access-3-narrowed');
  await page.goto('/admin?tab=access&network=192.0.2.0/33');
  await page.locator('main [aria-invalid=true]').waitFor();
  await shot('access-4-wrong-network');
  await page.goto(`/users?user=${user}`);
  await page.waitForLoadState('networkidle');
  await shot('access-5-user', false);
  await page.goto('/admin?tab=settings');
  await page.waitForLoadState('networkidle');
  await shot('access-6-settings');

  await page.request.post('/api/auth/logout');
  await signIn('110');
  await page.goto('/audit?tab=access');
  await listed();
  await shot('access-7-audit');
  await page.goto('/audit?tab=access&unit=999');
  await page.waitForLoadState('networkidle');
  await shot('access-8-empty');
});
