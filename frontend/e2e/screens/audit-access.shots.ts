import { asAdministrator, call, openAuditArea } from '../support/api';
import { takePicture } from './picture';
import { test } from '../support/test';

test('how auditors open the audit area', async ({ page }) => {
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name);
  };
  const signIn = (unitNumber: string) =>
    page.request.post('/api/auth/login', { data: { unitNumber, phoneLastFour: `0${unitNumber}` } });
  const rights = (unit: string, isAuditor: boolean) =>
    asAdministrator(async (admin) => {
      const users = await call<{ id: string; unitNumber: string }[]>(admin, 'GET', '/api/users');
      const id = users.find(({ unitNumber }) => unitNumber === unit)?.id;
      await call(admin, 'PUT', `/api/users/${id}`, { isAuditor });
      return id;
    });
  const password = page.locator('[role=dialog] input[type=password]');

  await signIn('110');
  await page.goto('/audit');
  await password.waitFor();
  await shot('audit-access-1-password');
  await password.fill('wrong');
  void page.locator('[role=dialog] button[type=submit]').click();
  await page.waitForResponse((answer) => answer.url().endsWith('/audit/password'));
  await shot('audit-access-2-wrong');
  await page.keyboard.press('Escape');
  await password.waitFor({ state: 'hidden' });
  await shot('audit-access-3-not-entered');

  await rights('105', true);
  await signIn('105');
  await page.goto('/audit');
  await password.first().waitFor();
  await shot('audit-access-4-first');
  await rights('105', false);

  await signIn('110');
  await openAuditArea(page.request);
  await page.goto('/');
  const person = page.getByRole('button', { name: /^(Account of|החשבון של)/ });
  const menu = page.getByRole('button', { name: /^(Menu|תפריט)/ });
  await person.or(menu).first().waitFor();
  if (!(await person.isVisible())) await menu.click();
  await person.click();
  const own = page.getByRole('heading', { name: /^(Audit password|סיסמת ביקורת)$/ });
  await own.waitFor();
  await page.waitForLoadState('networkidle');
  await own.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await shot('audit-access-5-account');

  const auditor = await rights('110', true);
  await signIn('100');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto(`/users?user=${auditor}`);
  await page.waitForLoadState('networkidle');
  const remove = page.getByRole('button', { name: /^(Remove password and passkeys|הסרת הסיסמה ומפתחות הגישה)$/ });
  await remove.scrollIntoViewIfNeeded();
  await shot('audit-access-6-user');
  await remove.click();
  await page.locator('[role=dialog]').last().waitFor();
  await shot('audit-access-7-remove');
});
