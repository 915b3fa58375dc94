import { en, he } from '../../src/testing/catalogues';
import { enter } from '../support/hebrew';
import { openMenu } from '../support/people';
import { organisation } from './organisation';
import { takePicture } from './picture';
import { test } from '../support/test';

test('the desk: its menu open and folded, finding anything, and the keys', async ({ page, browser }, { project }) => {
  const words = project.name.endsWith('he') ? he : en;
  await organisation(browser);
  await enter(page, '100', '/');
  await page.request.post('/api/auth/verify-admin-password', { data: { password: 'rigbook-demo' } });
  const shot = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await takePicture(page, name);
  };
  await page.goto('/admin');
  await openMenu(page, words['desk.open']);
  await page.getByRole('navigation', { name: words['admin.title'] }).waitFor();
  await shot('91-desk-menu');
  await page.goto('/admin?tab=diary&status=pending&order=first-requested');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('91-desk-requests');
  const fold = page.getByRole('button', { name: words['desk.fold'] });
  if (await fold.isVisible()) await fold.click();
  await page.goto('/audit');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shot('91-desk-folded');
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('als');
  await page.getByRole('option').first().waitFor();
  await shot('91-desk-find');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: words['finding.keys'] }).waitFor();
  await shot('91-desk-keys');
});
