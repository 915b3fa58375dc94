import { type Page } from '@playwright/test';
import { call } from '../support/api';
import { takePicture } from './picture';
import { test } from '../support/test';

interface Template {
  readonly id: string;
  readonly type: string;
  readonly language: string;
  readonly subject: string;
  readonly content: string;
  readonly version: number;
}

/** A text with a history: it was changed twice. */
async function ownWords({ request }: Page): Promise<void> {
  const templates = await call<Template[]>(request, 'GET', '/api/admin/templates');
  const template = templates.find(({ type, language }) => type === 'booking_rejection' && language === 'en');
  if (template === undefined || template.version > 0) return;
  const change = (subject: string, version: number) =>
    call(request, 'PUT', `/api/admin/templates/${template.id}`, { subject, content: template.content, version });
  await change('Sorry, not this time: {{vehicleName}}', 0);
  await change('Not approved: {{vehicleName}} on {{startTime}}', 1);
}

test('the screens of templates', async ({ page }) => {
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
    await takePicture(page, name, fullPage);
  };
  const dialog = page.getByRole('dialog').last();

  await page.request.post('/api/auth/login', { data: { unitNumber: '100', phoneLastFour: '0100' } });
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await ownWords(page);
  await page.goto('/admin?tab=templates');
  const preview = page.getByRole('button', { name: /^(Preview|תצוגה מקדימה): (Signature|בקשת חתימה)/ }).first();
  await preview.waitFor();
  await shot('90-templates', true);
  await preview.click();
  await dialog.locator('figure').nth(1).waitFor();
  await shot('91-template-preview');
  await dialog.locator('button').first().click();
  await page.getByRole('button', { name: /^(Add Template|הוספת תבנית)/ }).click();
  await shot('92-add-template');

  await page.goto('/admin?tab=templates&template=booking_rejection&language=en');
  await page.locator('textarea').first().waitFor();
  await shot('93-template', true);
  await page
    .locator('textarea')
    .first()
    .fill('Dear {{responderNam}},\n\nthe answer is no.\n\n{{reason}}\n\n{{signatureLink}}');
  await shot('94-template-wrong', true);
  await page.getByRole('button', { name: /^(History|היסטוריה)/ }).click();
  await dialog.locator('ol').waitFor();
  await shot('95-template-history');
  await dialog.locator('button').first().click();
  await page.getByRole('button', { name: /^(Reset to default|חזרה לברירת המחדל)/ }).click();
  await shot('96-template-reset');
});
