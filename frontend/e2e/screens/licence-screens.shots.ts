import { type Page } from '@playwright/test';
import { drawnPhoto, hugePhoto, renamedDocument } from '../support/photos';
import { newcomers } from './newcomers';
import { takePicture } from './picture';
import { test } from '../support/test';

const signIn = async (page: Page, unitNumber: string, at: string): Promise<void> => {
  await page.request.post('/api/auth/login', { data: { unitNumber, phoneLastFour: `0${unitNumber}` } });
  await page.goto(at);
};

test('the screens of the licence', async ({ page, browser }) => {
  await newcomers(browser);
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  const dialog = page.getByRole('dialog').last();

  await signIn(page, '121', '/');
  await dialog.locator('section').first().waitFor();
  await shot('30-licence');
  const upload = page.getByRole('dialog').nth(1);
  await dialog.locator('section button').last().click();
  await upload.waitFor();
  await page.waitForTimeout(400);
  await shot('31-licence-upload');
  await upload.locator('input[type=file]').last().setInputFiles(hugePhoto());
  await upload.locator('[role=status] p').waitFor();
  await shot('38-licence-too-large');
  await upload.locator('input[type=file]').last().setInputFiles(renamedDocument());
  await upload.locator('[role=alert]').waitFor();
  await shot('39-licence-refused');
  await upload
    .locator('input[type=file]')
    .last()
    .setInputFiles(await drawnPhoto(page, 'Licence back', 'image/png'));
  await upload.waitFor({ state: 'detached' });
  await shot('40-licence-one-photo');
  await signIn(page, '122', '/');
  await page.locator('a[href*=licence]').first().waitFor();
  await shot('32-licence-pending');
  await signIn(page, '123', '/');
  await page.locator('a[href*=licence]').first().waitFor();
  await shot('33-licence-rejected');
  await page.locator('a[href*=licence]').first().click();
  await dialog.locator('section').first().waitFor();
  await shot('34-licence-again');

  await signIn(page, '100', '/');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto('/admin?tab=licences');
  await page.locator('main :is(li, tr) button').first().waitFor();
  await shot('35-licence-reviews', true);
  await page.locator('main :is(li, tr) button').first().click();
  await dialog.locator('textarea').waitFor();
  await page.waitForTimeout(400);
  await shot('36-licence-review');
  await dialog.locator('figure [role=button]').first().click();
  await page.waitForTimeout(600);
  await shot('37-licence-photo');
});
