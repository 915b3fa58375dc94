import { asAdministrator, call } from '../support/api';
import { withFingerprints } from '../support/fingerprints';
import { takePicture } from './picture';
import { test } from '../support/test';

test('how the shared admin password is switched off and on', async ({ page }) => {
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name);
  };
  const right = (isAdmin: boolean) =>
    asAdministrator(async (admin) => {
      const users = await call<{ id: string; unitNumber: string }[]>(admin, 'GET', '/api/users');
      await call(admin, 'PUT', `/api/users/${users.find(({ unitNumber }) => unitNumber === '105')?.id}`, { isAdmin });
    });
  const signIn = (unitNumber: string) =>
    page.request.post('/api/auth/login', { data: { unitNumber, phoneLastFour: `0${unitNumber}` } });
  const password = { password: 'rigbook-demo' };
  const ask = async () => {
    await page.goto('/admin?tab=settings');
    await page.getByRole('button', { name: /^(Switch it off|כיבוי הסיסמה)$/ }).click();
    await page.locator('[role=dialog]').last().waitFor();
  };

  await withFingerprints(page);
  await right(true);
  await signIn('100');
  await page.request.post('/api/auth/verify-admin-password', { data: password });
  await ask();
  await shot('admin-password-1-no-passkey');
  await page.goto('/');
  const person = page.getByRole('button', { name: /^(Account of|החשבון של)/ });
  const menu = page.getByRole('button', { name: /^(Menu|תפריט)/ });
  await person.or(menu).first().waitFor();
  if (!(await person.isVisible())) await menu.click();
  await person.click();
  const own = page.getByRole('region', { name: /^(Passkeys|מפתחות גישה)$/ });
  await own.getByRole('textbox').fill('Pixel');
  await own.getByRole('button', { name: /^(Add a passkey|הוספת מפתח גישה)$/ }).click();
  await own.getByText('Pixel').waitFor();
  await page.goto('/admin?tab=settings');
  const off = page.getByRole('button', { name: /^(Switch it off|כיבוי הסיסמה)$/ });
  await off.scrollIntoViewIfNeeded();
  await shot('admin-password-2-on');
  await ask();
  await shot('admin-password-3-ask');
  await page.getByRole('button', { name: /^(Switch off with my passkey|כיבוי עם מפתח הגישה שלי)$/ }).click();
  const on = page.getByRole('button', { name: /^(Switch it on|הפעלת הסיסמה)$/ });
  await on.scrollIntoViewIfNeeded();
  await shot('admin-password-4-off');

  await signIn('100');
  await page.goto('/admin?tab=settings');
  const byPasskey = page.getByRole('button', { name: /^(Use a passkey|שימוש במפתח גישה)$/ });
  await byPasskey.waitFor();
  await shot('admin-password-5-prompt');
  await page.locator('[role=dialog] button').last().click();
  await shot('admin-password-6-closed');
  await signIn('105');
  await page.goto('/admin');
  await page.locator('[role=dialog]').waitFor();
  await shot('admin-password-7-without');

  await signIn('100');
  await page.goto('/admin?tab=settings');
  await byPasskey.click();
  await on.click();
  await off.waitFor();
  await right(false);
  const passkeys = await call<{ id: string }[]>(page.request, 'GET', '/api/auth/passkeys');
  for (const { id } of passkeys) await call(page.request, 'DELETE', `/api/auth/passkeys/${id}`);
});
