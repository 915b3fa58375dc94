import path from 'node:path';
import { enter } from '../support/hebrew';
import { organisation } from './organisation';
import { test } from '../support/test';

const folder = path.resolve(import.meta.dirname, '../../../.cache/screens');

test('the history of a booking, as it leaves the printer', async ({ page, browser }, { project }) => {
  const { active } = await organisation(browser);
  await enter(page, '110', `/history/${active}`);
  await page.getByRole('slider').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1046 });
  await page.screenshot({ path: path.join(folder, '81-paper', `${project.name}.png`), fullPage: true });
  await page.pdf({ path: path.join(folder, '81-paper', `${project.name}.pdf`), format: 'A4' });
});
