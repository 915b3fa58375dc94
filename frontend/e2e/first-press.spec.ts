import { expect } from '@playwright/test';
import { test } from './support/test';

test('a press opens the sign-in, also while the font arrives', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const open = page.getByRole('button', { name: 'Sign In to Book' });
  await expect(open).toBeVisible();
  const before = await open.boundingBox();
  if (before === null) throw new Error('The button is not on the screen');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  arrive();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await expect(page.getByLabel('Unit number')).toBeVisible();
});
