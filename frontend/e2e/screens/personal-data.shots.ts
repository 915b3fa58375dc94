import { type Page } from '@playwright/test';
import { as, call } from '../support/api';
import { takePicture } from './picture';
import { test } from '../support/test';

const sent = (asked: Promise<unknown>) => asked.catch(() => undefined);

const openAs = async (page: Page, unitNumber: string, at: string): Promise<void> => {
  await page.request.post('/api/auth/login', { data: { unitNumber, phoneLastFour: `0${unitNumber}` } });
  await page.goto(at);
};

test('what is held about a person, and being erased', async ({ page }) => {
  const dialog = page.getByRole('dialog').last();
  const shot = async (name: string, fullPage = false) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name, fullPage);
  };
  const account = async () => {
    await page.goto('/');
    const person = page.getByRole('button', { name: /^(Account of|החשבון של)/ });
    const menu = page.getByRole('button', { name: /^(Menu|תפריט)/ });
    await person.or(menu).first().waitFor();
    if (!(await person.isVisible())) await menu.click();
    await person.click();
    await dialog.locator('section').nth(7).scrollIntoViewIfNeeded();
  };

  await openAs(page, '104', '/');
  await sent(page.request.delete('/api/auth/erasure-request'));
  await account();
  await shot('personal-data-1-account');
  await dialog.locator('section').last().getByRole('button').click();
  await dialog.locator('ul').waitFor();
  await page.waitForTimeout(400);
  await shot('personal-data-2-ask');
  await page.request.post('/api/auth/erasure-request');
  await account();
  await shot('personal-data-3-open');

  await as('102', (asker) => call(asker, 'POST', '/api/auth/erasure-request'));
  const { id } = await as('104', (asker) => call<{ id: string }>(asker, 'GET', '/api/auth/user'));
  await openAs(page, '100', '/');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  await page.goto('/admin');
  await page.locator('[role=status] li button').first().waitFor();
  await shot('personal-data-4-requests');
  await page.locator('[role=status] li button').last().click();
  await dialog.locator('textarea').waitFor();
  await page.waitForTimeout(400);
  await dialog.getByRole('button').last().click();
  await shot('personal-data-5-refuse');
  await page.goto('/admin?tab=settings');
  await page.locator('form').first().waitFor();
  await shot('personal-data-6-settings', true);
  const refusal = { because: 'claim-open', explanation: 'Please pay the parking fine of 3 May first.' };
  await sent(call(page.request, 'POST', `/api/admin/erasure-requests/${id}/refuse`, refusal));
  await openAs(page, '104', '/');
  await account();
  await shot('personal-data-7-refused');
});
