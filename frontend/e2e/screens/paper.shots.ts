import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { call, type Named } from '../support/api';
import { enter } from '../support/hebrew';
import { organisation } from './organisation';
import { printOnPaper, takePicture } from './picture';
import { test } from '../support/test';

/** As wide as the text of a sheet of A4. */
const sheet = { width: 688, height: 1000 };

async function printed(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await takePicture(page, name, true);
  await printOnPaper(page, name);
  await page.emulateMedia({ media: 'screen' });
}

test('what auditors and responders print', async ({ page, browser }) => {
  const { active, signed } = await organisation(browser);
  await enter(page, '110', `/history/${active}`);
  await page.getByRole('slider').waitFor();
  await printed(page, 'paper-1-history');

  await page.goto(`/agreement/${signed}`);
  await page.locator('article, main h2').first().waitFor();
  await printed(page, 'paper-2-agreement');

  const folder = path.resolve(import.meta.dirname, '../../../.cache/screens/paper-3-dossier');
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'dossier.zip');
  await expect(async () => {
    const answer = await page.request.get(`/api/audit/bookings/${active}/dossier`);
    expect(answer.ok()).toBe(true); // once it is sealed
    writeFileSync(archive, await answer.body());
  }).toPass();
  execFileSync('unzip', ['-oq', archive, 'summary.html', '-d', folder]);
  await page.goto(pathToFileURL(path.join(folder, 'summary.html')).href);
  await printed(page, 'paper-3-dossier');
});

test('what administrators print', async ({ page, browser }) => {
  await organisation(browser);
  await enter(page, '100', '/');
  await call(page.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  const fleet = await call<Named[]>(page.request, 'GET', '/api/vehicles');
  const als1 = fleet.find(({ name }) => name === 'ALS1')?.id ?? '';
  const sheets = {
    'paper-4-day': '?tab=today',
    'paper-5-week': '?tab=today&view=week',
    'paper-6-diary': '?tab=diary',
    'paper-7-usage': '?tab=usage',
    'paper-8-vehicle': `?tab=vehicle&vehicle=${als1}`,
  };
  for (const [name, address] of Object.entries(sheets)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/admin${address}`);
    await page.locator('main h1, main h2').first().waitFor();
    await printed(page, name);
  }
});
