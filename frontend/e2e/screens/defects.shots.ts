import { en, he } from '../../src/testing/catalogues';
import { call } from '../support/api';
import { enter } from '../support/hebrew';
import { test } from '../support/test';
import { takePicture } from './picture';

test('somebody reports what they see, and the office plans to mend it', async ({ page, vehicle }, { project }) => {
  const isHebrew = project.name.endsWith('he');
  const words = isHebrew ? he : en;
  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  const { code } = await call<{ code: string }>(page.request, 'POST', `/api/admin/vehicles/${vehicle.id}/sticker`);
  await page.goto(`/s/${code}`);
  await page.getByRole('button', { name: words['sticker.report'] }).click();
  const seen = page.getByRole('textbox', { name: words['sticker.seen'] });
  await seen.fill(isHebrew ? 'המראה השמאלית תלויה' : 'The left mirror hangs down');
  await takePicture(page, '94-report-seen', true);
  await page.getByRole('button', { name: words['sticker.sendReport'] }).click();
  await seen.waitFor({ state: 'hidden' });

  await page.goto(`/admin?tab=vehicle&vehicle=${vehicle.id}`);
  const defects = page.getByRole('region', { name: words['upkeep.defects'] });
  await defects.getByRole('button', { name: new RegExp(words['upkeep.do']) }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('combobox').first().click();
  await page.waitForTimeout(400);
  await takePicture(page, '94-defect-steps');
  await page.getByTitle(words['upkeep.to.planned'], { exact: true }).click();
  await dialog.locator('.ant-picker input').click();
  await page.waitForTimeout(400);
  await takePicture(page, '94-defect-day');
});
